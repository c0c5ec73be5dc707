import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { generatedPage, writeGeneratedContent } from './generated-content.ts'
import { type ProgramRun, runScript, timeRebuild } from './run-program.ts'
import { megabytes, printTable, progress, seconds } from './terminal.ts'

const sizes = [2, 100, 1000, 5000]

/**
 * How long a build takes, and how much memory, for sites of several sizes; and again after one page has changed.
 *
 * Nothing is removed until the last of the first builds has been timed: on a Linux ext4 without a journal, as small
 * virtual machines have, new files take ten times as long for some minutes after many have been removed.
 */
export async function benchBuild(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const contentOf = (pages: number) => join(folder, `content-${pages}`)
  const optionsFor = (pages: number, out: string) => ['--content', contentOf(pages), '--out', join(folder, out)]
  try {
    const first = new Map<number, ProgramRun>()
    for (const pages of sizes) {
      writeGeneratedContent('content', contentOf(pages), pages)
      progress(`Build of ${pages} pages: drawing its pictures`)
      await runScript('build', optionsFor(pages, `drawn-${pages}`))
      progress(`Build of ${pages} pages`)
      first.set(pages, await runScript('build', optionsFor(pages, `first-${pages}`)))
    }
    const rows: string[][] = []
    for (const [pages, { duration, memory }] of first) {
      progress(`Build of ${pages} pages, one of them changed`)
      const again = await timeRebuild(optionsFor(pages, `again-${pages}`), () => changeOne(contentOf(pages), pages))
      rows.push([String(pages), seconds(duration), megabytes(memory), seconds(again)])
    }
    printTable(
      'Build, nothing cached but pictures',
      ['pages', 'time', 'memory of its largest process', 'again, after one page changed (--watch)'],
      rows,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function changeOne(content: string, pages: number): void {
  const file = join(content, pages > 2 ? `page-${pages}.yaml` : 'biodanza.yaml')
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    pages > 2 ? generatedPage(parse(text), pages, 1) : text.replace('Entre na roda', 'Entre nesta roda'),
  )
}
