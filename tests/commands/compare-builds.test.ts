import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../src/disk/testing/temporary-folder.ts'

test('two builds are compared by the first line that differs, and hashes are no difference', () => {
  const [before, after] = [temporaryFolder(), temporaryFolder()]
  for (const folder of [before, after]) mkdirSync(join(folder, 'en'))
  writeFileSync(join(before, 'index.html'), '<p>\n<script src="/assets/a-aaaaaaaa.js">\n<b>Lisboa | Porto</b>')
  writeFileSync(join(after, 'index.html'), '<p>\n<script src="/assets/a-bbbbbbbb.js">\n<b>Lisboa | Faro</b>')
  writeFileSync(join(before, 'same.html'), '<script src="/assets/a-aaaaaaaa.js">')
  writeFileSync(join(after, 'same.html'), '<script src="/assets/a-bbbbbbbb.js">')
  writeFileSync(join(after, 'en/new.html'), '<p>')
  const script = ['--import', './scripts/typescript.js', 'scripts/compare-builds.ts']
  const said = execFileSync('node', [...script, before, after], { encoding: 'utf8' })
  expect(said).toContain('2 of 3 pages change')
  expect(said).toContain('| index.html, line 3 | `<b>Lisboa ¦ Porto</b>` | `<b>Lisboa ¦ Faro</b>` |')
  expect(said).toContain('| en/new.html | | new |')
  expect(said).toMatch(/\| en\/new\.html \| 0 \| \d+ \|/)
  expect(spawnSync('node', [...script, before]).status).toBe(2)
})
