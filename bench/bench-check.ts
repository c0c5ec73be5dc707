import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeGeneratedContent } from './generated-content.ts'
import { runScript } from './run-program.ts'
import { megabytes, printTable, progress, seconds } from './terminal.ts'

const sizes = [2, 100, 1000]

/** How long the content check takes as a whole process, and how much memory, for sites of several sizes. */
export async function benchCheck(): Promise<void> {
  const rows: string[][] = []
  for (const pages of sizes) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-'))
    try {
      writeGeneratedContent('content', folder, pages)
      progress(`Check of ${pages} pages`)
      const { duration, memory } = await runScript('check', ['--content', folder])
      rows.push([String(pages), seconds(duration), megabytes(memory)])
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
  printTable('Check of the content, as a whole process', ['pages', 'time', 'memory'], rows)
}
