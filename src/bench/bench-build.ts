import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { generatedPage, writeGeneratedContent } from './generated-content.ts'
import { progress } from './progress.ts'
import { type ProgramRun, runScript, timeRebuild } from './run-program.ts'
import { megabytes, printTable, seconds } from './table.ts'

const sizes = [2, 100, 1000, 5000]

/** How long a build takes, and how much memory, for sites of several sizes; and again after one page has changed. */
export async function benchBuild(): Promise<void> {
  const rows: string[][] = []
  for (const pages of sizes) {
    const { first, again } = await buildsOf(pages)
    const row = [String(pages), seconds(first.duration), megabytes(first.memory), seconds(again)]
    progress(row.join(', '))
    rows.push(row)
  }
  printTable(
    'Build, nothing cached but pictures',
    ['pages', 'time', 'memory of its largest process', 'again, after one page changed (--watch)'],
    rows,
  )
}

async function buildsOf(pages: number): Promise<{ first: ProgramRun; again: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const content = join(folder, 'content')
  const options = ['--content', content, '--out', join(folder, 'dist/site')]
  try {
    writeGeneratedContent('content', content, pages)
    progress(`Build of ${pages} pages: drawing its pictures`)
    await runScript('build', options)
    rmSync(join(folder, 'dist'), { recursive: true })
    progress(`Build of ${pages} pages`)
    const first = await runScript('build', options)
    progress(`Build of ${pages} pages, one of them changed`)
    return { first, again: await timeRebuild(options, () => changeOne(content, pages)) }
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
