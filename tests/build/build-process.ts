import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { projectFolder } from '../../src/disk/project-folder.ts'

/** The environment of a build that is killed at an instant of its work that no other process can meet. */
export const killedWhileWriting: NodeJS.ProcessEnv = {
  NODE_OPTIONS: `--import ${new URL('killed-build.js', import.meta.url).href}`,
}

/**
 * Runs `npm run build` without npm, as the one process that does the work.
 * @returns how it ended, and what it wrote to the terminal as an error
 */
export async function runBuild(
  parameters: readonly string[],
  environment?: NodeJS.ProcessEnv,
): Promise<{ code: number | null; stderr: string }> {
  const child = spawn(process.execPath, [`${projectFolder}scripts/run.js`, 'build', ...parameters], {
    cwd: projectFolder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, stderr }
}

/** Builds to the end. Throws what the build wrote when it failed. */
export async function buildWhole(parameters: readonly string[]): Promise<void> {
  const { code, stderr } = await runBuild(parameters)
  if (code !== 0) throw new Error(`The build ended with ${code}:\n${stderr}`)
}
