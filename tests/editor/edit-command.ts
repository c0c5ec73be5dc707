import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testSite } from '../site.ts'

/** `npm run edit` on a copy of the tests' site. */
export interface EditCommand {
  /** The copied content folder. */
  readonly folder: string
  /** The address that the command has printed. */
  readonly url: () => string
  readonly read: (file: string) => string
  /** Kills the command, as a power cut would. */
  readonly kill: () => Promise<void>
  /** Runs the command again on the same folder. */
  readonly startAgain: () => Promise<void>
  /** Ends the command and removes its folder. */
  readonly remove: () => Promise<void>
}

/** @param args further arguments of the command: `--lang en` */
export async function startEditCommand(...args: readonly string[]): Promise<EditCommand> {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'))
  cpSync(testSite, folder, { recursive: true })
  return startEditCommandOn(folder, ...args)
}

/** The same on a content folder that is already there, which is removed as well. */
export async function startEditCommandOn(folder: string, ...args: readonly string[]): Promise<EditCommand> {
  let running = await run(folder, args)
  const kill = async () => {
    if (running.command.exitCode !== null || running.command.signalCode !== null) return
    const ended = once(running.command, 'exit')
    running.command.kill('SIGKILL')
    await ended
  }
  return {
    folder,
    url: () => running.url,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    kill,
    startAgain: async () => {
      running = await run(folder, args)
    },
    remove: async () => {
      await kill()
      rmSync(folder, { recursive: true })
    },
  }
}

async function run(folder: string, args: readonly string[]): Promise<{ command: ChildProcess; url: string }> {
  const program = ['scripts/run.js', 'edit', '--content', folder, '--no-open', ...args]
  const command = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  command.stderr.on('data', (data: Buffer) => {
    printed += data.toString()
  })
  for await (const data of command.stdout as AsyncIterable<Buffer>) {
    printed += data.toString()
    const url = /http:\S+/.exec(printed)?.[0]
    if (url) return { command, url }
  }
  throw new Error(`The editor did not start: ${printed}`)
}
