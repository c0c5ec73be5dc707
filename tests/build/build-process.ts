import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { projectFolder } from '../../src/disk/project-folder.ts'

export interface BuildProcess {
  readonly process: ChildProcess
  /** How it ended, and what it wrote to the terminal. */
  readonly ended: Promise<{ code: number | null; stdout: string; stderr: string }>
}

/** The environment of a build that is killed at an instant of its work that no other process can meet. */
export const killedWhileWriting: NodeJS.ProcessEnv = {
  NODE_OPTIONS: `--import ${new URL('killed-build.js', import.meta.url).href}`,
}

/**
 * Starts `npm run build` without npm, as the one process that does the work, so that a signal reaches the build itself.
 */
export function startBuild(parameters: readonly string[], environment?: NodeJS.ProcessEnv): BuildProcess {
  const program = [`${projectFolder}scripts/run.js`, 'build']
  const child = spawn(process.execPath, [...program, ...parameters], {
    cwd: projectFolder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...output }))
  return { process: child, ended }
}

/** Builds to the end. Throws what the build wrote when it failed. */
export async function buildWhole(parameters: readonly string[]): Promise<void> {
  const { code, stderr } = await startBuild(parameters).ended
  if (code !== 0) throw new Error(`The build ended with ${code}:\n${stderr}`)
}
