import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isQuick, median, printTable, repeatedly } from './measure.ts'
import { writeGeneratedContent } from './programs.ts'
import { runScript } from './run-program.ts'

/** Numbers of pages. */
const sizes = isQuick ? [2, 8] : [250, 1000, 4000]

/** Measures what four times as many pages cost a check and a build: in time, processor time and memory. */
export async function benchGrowth(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-growth-'))
  try {
    for (const pages of sizes) writeGeneratedContent('content', join(folder, `${pages}`), pages)
    for (const script of ['check', 'build'] as const) {
      const measured: (readonly number[])[] = []
      for (const pages of sizes) {
        const runs = await repeatedly(`${script} of ${pages} pages`, () => run(script, join(folder, `${pages}`)), 3)
        measured.push([0, 1, 2].map((figure) => median(runs.map((each) => each[figure] ?? NaN))))
      }
      const rows = measured.map((own, at) => {
        const less = measured[at - 1]
        const cell = (value: number, figure: number) =>
          value.toFixed(0) + (less ? ` (${(value / (less[figure] ?? NaN)).toFixed(2)} times)` : '')
        return [String(sizes[at]), ...own.map(cell)]
      })
      printTable(
        `npm run ${script}, nothing cached but pictures; in brackets the ratio to the line above`,
        ['pages', 'time, ms', 'processor time, ms', 'memory of its largest process, MB'],
        rows,
      )
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** @returns milliseconds, milliseconds of the processor, and megabytes */
async function run(script: 'build' | 'check', content: string): Promise<readonly number[]> {
  const out = script === 'build' ? ['--out', mkdtempSync(join(content, '../out-'))] : []
  const { duration, cpu, memory } = await runScript(script, ['--content', content, ...out])
  return [duration, cpu, memory / 1e6]
}
