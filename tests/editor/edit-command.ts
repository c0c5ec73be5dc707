import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, utimesSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { editFolder, openEditor } from '../../src/editor/local/open-editor.ts'
import { testSite } from '../site.ts'

/** The local editor on a copy of the tests' site. */
export interface LocalEditor {
  /** The copied content folder. */
  readonly folder: string
  /** The address that opens it. */
  readonly url: () => string
  readonly read: (file: string) => string
  readonly has: (file: string) => boolean
  /** Ends the editor and removes its folder. */
  readonly remove: () => Promise<void>
}

/** `npm run edit` on a copy of the tests' site. */
export interface EditCommand extends LocalEditor {
  /** Kills the command, as a power cut would, or with another signal. */
  readonly kill: (signal?: NodeJS.Signals) => Promise<void>
  /** The folder for the command's own data about the content folder. */
  readonly keptFolder: string
  /** Sets the modification times in that folder back by one day. */
  readonly passNight: () => void
  /** Runs the command again on the same folder. */
  readonly startAgain: () => Promise<void>
}

/** The same editor inside the test's own process, which saves a second for each test that kills nothing. */
export async function startEditorOn(folder: string): Promise<LocalEditor> {
  const { url, close } = await openEditor(folder, 0)
  const keptFolder = editFolder(realpathSync(folder))
  return {
    folder,
    url: () => url,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    has: (file) => existsSync(join(folder, file)),
    remove: async () => {
      await close()
      // What has arrived is still being written. `rmSync` would leave out, at each further try, what was written since.
      for (const each of [folder, keptFolder]) await rm(each, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

export const startLocalEditor = (): Promise<LocalEditor> => startEditorOn(copyOfTestSite())

/** The tests' site in a folder of its own. */
export function copyOfTestSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'))
  cpSync(testSite, folder, { recursive: true })
  return folder
}

export const startEditCommand = (): Promise<EditCommand> => startEditCommandOn(copyOfTestSite())

/** @param folder a content folder, which `remove` also deletes */
export async function startEditCommandOn(folder: string): Promise<EditCommand> {
  let running = await run(folder)
  const kill = async (signal: NodeJS.Signals = 'SIGKILL') => {
    if (running.command.exitCode !== null || running.command.signalCode !== null) return
    const ended = once(running.command, 'exit')
    running.command.kill(signal)
    await ended
  }
  const keptFolder = editFolder(realpathSync(folder))
  return {
    folder,
    url: () => running.url,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    has: (file) => existsSync(join(folder, file)),
    kill,
    keptFolder,
    passNight: () => {
      const yesterday = new Date(Date.now() - 86_400_000)
      for (const name of readdirSync(keptFolder)) utimesSync(join(keptFolder, name), yesterday, yesterday)
    },
    startAgain: async () => {
      running = await run(folder)
    },
    remove: async () => {
      await kill()
      for (const each of [folder, keptFolder]) rmSync(each, { recursive: true, force: true })
    },
  }
}

async function run(folder: string): Promise<{ command: ChildProcess; url: string }> {
  const program = ['scripts/run.js', 'edit', '--content', folder, '--no-open']
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
