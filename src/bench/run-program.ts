import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface ProgramRun {
  /** From the start of the process to its end, in milliseconds. */
  readonly duration: number
  /** The most memory that the process held at once, in bytes. */
  readonly memory: number
}

/** Imported before the script: it tells the peak, which the system gives in kilobytes, as the process ends. */
const tellMemory = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from 'node:fs'
  process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS)))
`)}`

/**
 * Runs a script of `scripts/` in a process of its own, as its npm script does.
 * @throws an `Error` with what it wrote when it fails
 */
export async function runScript(script: string, options: readonly string[]): Promise<ProgramRun> {
  const args = ['--import', './scripts/typescript.js', '--import', tellMemory, `scripts/${script}.ts`, ...options]
  const start = performance.now()
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
  const written = ['', '', '', '']
  for (const [at, stream] of child.stdio.entries()) stream?.on('data', (bytes) => (written[at] += String(bytes)))
  const [code] = (await once(child, 'close')) as [number | null]
  const duration = performance.now() - start
  if (code !== 0) throw new Error(`scripts/${script}.ts ${options.join(' ')} failed:\n${written.slice(0, 3).join('')}`)
  return { duration, memory: Number(written[3]) * 1024 }
}

/**
 * How long it takes from a change until `npm run build -- --watch` has built the site again, in milliseconds.
 * @param change makes the change
 */
export async function timeRebuild(options: readonly string[], change: () => void): Promise<number> {
  const args = ['--import', './scripts/typescript.js', 'scripts/build.ts', '--watch', ...options]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const built = async (): Promise<void> => {
    const { value, done } = await lines.next()
    if (done) throw new Error('The build ended before it had built.')
    return value.startsWith('Built') ? undefined : built()
  }
  try {
    await built()
    const start = performance.now()
    change()
    await built()
    return performance.now() - start
  } finally {
    child.kill()
  }
}
