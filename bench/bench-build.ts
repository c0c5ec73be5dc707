import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeGeneratedContent } from './generated-content.ts'
import { runScript } from './run-program.ts'
import { megabytes, printTable, progress, seconds } from './terminal.ts'

const sizes = [2, 100, 1000]

/**
 * How long a build takes, and how much memory, for sites of several sizes.
 *
 * Nothing is removed until the last build has been timed: on a Linux ext4 without a journal, as small virtual machines
 * have, new files take ten times as long for some minutes after many have been removed.
 */
export async function benchBuild(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    const rows: string[][] = []
    for (const pages of sizes) {
      const content = join(folder, `content-${pages}`)
      const build = (out: string) => runScript('build', ['--content', content, '--out', join(folder, out)])
      writeGeneratedContent('content', content, pages)
      progress(`Build of ${pages} pages: drawing its pictures`)
      await build(`drawn-${pages}`)
      progress(`Build of ${pages} pages`)
      const { duration, memory } = await build(`first-${pages}`)
      rows.push([String(pages), seconds(duration), megabytes(memory)])
    }
    printTable('Build, nothing cached but pictures', ['pages', 'time', 'memory of its largest process'], rows)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
