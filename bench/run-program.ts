import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import project from '../package.json' with { type: 'json' }

export interface ProgramRun {
  /** From the start of the process to its end, in milliseconds. */
  readonly duration: number
  /** The processor time of its processes, in milliseconds: it varies less than the duration on a busy machine. */
  readonly cpu: number
  /** The most memory that one of its processes held at once, in bytes. */
  readonly memory: number
}

/** Imported into each process, which writes its id, its peak memory and its processor time when it ends. */
const reportUsage = `data:text/javascript,${encodeURIComponent(`
  import { appendFileSync, existsSync, readFileSync } from 'node:fs'
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
    // On Linux maxRSS begins with that of the process that started this one.
    const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : ''
    const peak = /VmHWM:\\s*(\\d+)/.exec(status)?.[1] ?? maxRSS
    appendFileSync(process.env.BENCH_USAGE, [process.pid, peak, userCPUTime + systemCPUTime].join(' ') + '\\n')
  })
`)}`

/** Sums the last report of each process, in kilobytes and microseconds: its threads report too. */
function readUsage(file: string): Pick<ProgramRun, 'memory' | 'cpu'> {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const ofProcess = new Map(lines.map((line) => [line.split(' ')[0], line.split(' ').map(Number)]))
  const [memory, cpu] = [1, 2].map((at) => [...ofProcess.values()].map((numbers) => numbers[at] ?? 0))
  return { memory: Math.max(...(memory ?? [])) * 1024, cpu: (cpu ?? []).reduce((sum, each) => sum + each, 0) / 1000 }
}

/**
 * Runs a script of `package.json` in a process of its own, without npm.
 * @throws an `Error` with its output if it fails
 */
export function runScript(script: 'build' | 'check', options: readonly string[]): Promise<ProgramRun> {
  return runProgram([...project.scripts[script].split(' ').slice(1), ...options])
}

/**
 * Runs Node in a process of its own.
 * @param env variables to add to its environment
 * @throws an `Error` with its output if it fails
 */
export async function runProgram(
  args: readonly string[],
  { cwd, env }: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<ProgramRun> {
  const folder = mkdtempSync(join(tmpdir(), 'usage-'))
  const usage = join(folder, 'usage')
  try {
    const start = performance.now()
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, NODE_OPTIONS: `--import ${reportUsage}`, BENCH_USAGE: usage, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += String(bytes)))
    const [code] = (await once(child, 'close')) as [number | null]
    const duration = performance.now() - start
    if (code !== 0) throw new Error(`node ${args.join(' ')} failed:\n${output}`)
    return { duration, ...readUsage(usage) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
