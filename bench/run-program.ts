import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import project from '../package.json' with { type: 'json' }

export interface ProgramRun {
  /** From the start of the process to its end, in milliseconds. */
  readonly duration: number
  /** The most memory that one of its processes held at once, in bytes. */
  readonly memory: number
}

/** Imported before each process of the program: as it ends it tells its peak, which the system gives in kilobytes. */
const tellMemory = `data:text/javascript,${encodeURIComponent(`
  import { appendFileSync } from 'node:fs'
  process.on('exit', () => appendFileSync(process.env.BENCH_MEMORY, process.resourceUsage().maxRSS + ' '))
`)}`

/** The arguments that Node is given in a script of `package.json`. */
const argumentsOf = (script: 'build' | 'check'): string[] => project.scripts[script].split(' ').slice(1)

/**
 * Runs a script of `package.json` in a process of its own, without npm.
 * @throws an `Error` with what it wrote when it fails
 */
export async function runScript(script: 'build' | 'check', options: readonly string[]): Promise<ProgramRun> {
  const folder = mkdtempSync(join(tmpdir(), 'memory-'))
  const memory = join(folder, 'peaks')
  const env = { ...process.env, NODE_OPTIONS: `--import ${tellMemory}`, BENCH_MEMORY: memory }
  try {
    const start = performance.now()
    const child = spawn(process.execPath, [...argumentsOf(script), ...options], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let written = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (written += String(bytes)))
    const [code] = (await once(child, 'close')) as [number | null]
    const duration = performance.now() - start
    if (code !== 0) throw new Error(`${script} ${options.join(' ')} failed:\n${written}`)
    const peaks = readFileSync(memory, 'utf8').trim().split(' ').map(Number)
    return { duration, memory: Math.max(...peaks) * 1024 }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * How long it takes from a change until `npm run build -- --watch` has built the site again, in milliseconds.
 * @param change makes the change
 */
export async function timeRebuild(options: readonly string[], change: () => void): Promise<number> {
  const args = [...argumentsOf('build'), '--watch', ...options]
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
