import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeGeneratedContent } from './generated-content.ts'
import { median } from './median.ts'
import { runScript } from './run-program.ts'
import { megabytes, printTable, progress, seconds } from './terminal.ts'

const sizes = [2, 100, 1000, 5000]
/**
 * How many pages the site has on which a check with warnings is compared with one without, and how often each is run.
 */
const compared = 1000
const rounds = 5

/** How long the content check takes as a whole process, and how much memory, for sites of several sizes. */
export async function benchCheck(): Promise<void> {
  const rows: string[][] = []
  for (const pages of sizes) {
    await inFolder(async (folder) => {
      writeLinkedContent(folder, pages)
      progress(`Check of ${pages} pages`)
      const { duration, memory } = await runScript('check', ['--content', folder])
      rows.push([String(pages), seconds(duration), megabytes(memory)])
    })
  }
  printTable('Check of the content, as a whole process', ['pages', 'time', 'memory'], rows)
  await benchWarnings()
}

/** How much longer it takes to report four warnings on each page than to find nothing to report. */
async function benchWarnings(): Promise<void> {
  await inFolder((plain) =>
    inFolder(async (warned) => {
      writeLinkedContent(plain, compared)
      writeLinkedContent(warned, compared, 4)
      const ratios: number[] = []
      for (let round = 0; round < rounds; round++) {
        progress(`Check of ${compared} pages with and without warnings, ${round + 1} of ${rounds}`)
        const without = await runScript('check', ['--content', plain])
        const withWarnings = await runScript('check', ['--content', warned])
        ratios.push(withWarnings.cpu / without.cpu)
      }
      printTable(
        `Check of ${compared} pages, each with four warnings, to the same without: processor time`,
        ['ratio'],
        [[median(ratios).toFixed(2)]],
      )
    }),
  )
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Generated content about which there is nothing to report: each page links to the next.
 * @param warnings how many texts on each page are to get a warning for their signs of Markdown
 */
function writeLinkedContent(folder: string, pages: number, warnings = 0): void {
  writeGeneratedContent('content', folder, pages)
  const names = readdirSync(folder).filter((name) => name.startsWith('page-'))
  for (const [index, name] of names.entries()) {
    const next = names[(index + 1) % names.length]?.replace('.yaml', '') ?? ''
    let left = warnings
    const text = readFileSync(join(folder, name), 'utf8')
      .replace(/^chat:\n(?: .*\n)+/m, `chat:\n  label: { pt: Seguinte, en: Next }\n  page: /${next}\n`)
      // As long as the original, so that only the reporting is measured.
      .replaceAll(/^( +(?:pt|en): )([^|>\n"_]{10,})$/gm, (line, key: string, words: string) =>
        left-- > 0 ? `${key}_${words.slice(1, -1)}_` : line,
      )
    writeFileSync(join(folder, name), text)
  }
}
