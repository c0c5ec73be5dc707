import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { isQuick, megabytes, printTable, progress, seconds } from './measure.ts'
import { runScript } from './run-program.ts'

/** Numbers of pages. */
const sizes = isQuick ? [2] : [2, 100, 1000]

/**
 * Measures how long a build or a check takes as a process, and its memory, for sites of several sizes. The pictures are
 * encoded before.
 *
 * Nothing is removed until the last build has been timed: on ext4 without a journal, new files take ten times as long for
 * some minutes after many have been removed.
 */
export async function benchProgram(script: 'build' | 'check'): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    const rows: string[][] = []
    for (const pages of sizes) {
      const content = join(folder, `content-${pages}`)
      writeGeneratedContent('content', content, pages)
      const run = (out: string) =>
        runScript(script, ['--content', content, ...(script === 'build' ? ['--out', join(folder, out)] : [])])
      progress(`${script} of ${pages} pages`)
      if (script === 'build') await run(`drawn-${pages}`)
      const { duration, memory } = await run(`first-${pages}`)
      rows.push([String(pages), seconds(duration), megabytes(memory)])
    }
    printTable(
      `npm run ${script}, nothing cached but pictures`,
      ['pages', 'time', 'memory of its largest process'],
      rows,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Writes a content folder with that many pages: the real ones, and copies of one with other texts, each linked. */
export function writeGeneratedContent(real: string, folder: string, pages: number): void {
  cpSync(real, folder, { recursive: true })
  const model = parse(readFileSync(join(real, 'biodanza.yaml'), 'utf8')) as { blocks: readonly object[] }
  for (let number = 3; number <= pages; number += 1) {
    const varying = varied(model, number) as typeof model
    // Each leads to the next: a page that nothing leads to is warned of.
    const next = { label: { pt: 'Seguinte', en: 'Next' }, page: number < pages ? `/page-${number + 1}` : '/page-3' }
    const last = { ...varying.blocks.at(-1), buttons: [next] }
    const page = { ...varying, path: `/page-${number}`, blocks: [...varying.blocks.slice(0, -1), last] }
    writeFileSync(join(folder, `page-${number}.yaml`), stringify(page, { lineWidth: 0 }))
  }
}

/** Rotates the words of every text, so that lengths and letters stay like those of a real page. */
function varied(value: unknown, by: number): unknown {
  if (Array.isArray(value)) return value.map((item) => varied(item, by))
  if (typeof value !== 'object' || value === null) return value
  const isText = 'pt' in value && 'en' in value
  const entries = Object.entries(value as Readonly<Record<string, unknown>>)
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, isText ? rotated(String(inner), by) : varied(inner, by)]),
  )
}

function rotated(text: string, by: number): string {
  const words = `${text} ${by}`.split(' ')
  const at = by % words.length
  return [...words.slice(at), ...words.slice(0, at)].join(' ')
}
