import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killBuilds } from '../tests/build/kill-builds.ts'
import { killEdits } from '../tests/editor/kill-edits.ts'
import { testSite } from '../tests/site.ts'

const [what, ...numbers] = process.argv.slice(2)
if (what === 'edit') {
  const [kills = 50, seed = 1] = numbers.map(Number)
  const { whileSaving, broken } = await killEdits(kills, seed, (kill) => {
    if (kill % 10 === 0) console.log(`${kill} of ${kills} editors killed`)
  })
  console.log(
    `Killed ${kills} editors, ${whileSaving} of them while they were saving: ${broken.length} times not all was there.`,
  )
  for (const line of broken) console.error(line)
  process.exit(broken.length ? 1 : 0)
}

const [kills = 200, seed = 1] = process.argv.slice(2).map(Number)
const folder = mkdtempSync(join(tmpdir(), 'kill-test-'))
const contents: [string, string] = [testSite, join(folder, 'content')]
cpSync(contents[0], contents[1], { recursive: true })
const siteFile = join(contents[1], 'site.yaml')
writeFileSync(siteFile, readFileSync(siteFile, 'utf8').replaceAll('Falcão', 'Segunda'))

const result = await killBuilds({
  contents,
  out: join(folder, 'dist'),
  kills,
  seed,
  onKill: (kill, { broken }) => {
    if (kill % 10 === 0) console.log(`${kill} of ${kills} builds killed, ${broken.length} sites broken`)
  },
})
rmSync(folder, { recursive: true })
console.log(
  `Killed ${kills} builds (seed ${seed}), ${result.whileWriting} of them while they were writing, ` +
    `${result.betweenRenames} between the two renames: ` +
    `${result.old} times the old site was there, ${result.new} times the new one, whole; ${result.broken.length} times neither.`,
)
for (const line of result.broken) console.error(line)
if (result.broken.length || result.leftovers) process.exitCode = 1
