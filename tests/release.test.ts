import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildSite } from '../src/generate/build-site.ts'
import { loadContentFolder } from '../src/disk/load-content-folder.ts'
import { testSite } from './site.ts'

test('a release is not built while the content contains a sample, but an ordinary build is', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'release-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const [content, out] = [join(parent, 'content'), join(parent, 'dist')]
  cpSync(testSite, content, { recursive: true })
  const file = join(content, 'site.yaml')
  writeFileSync(file, `${readFileSync(file, 'utf8').replace(/^sample: true$/m, '')}\nsample: true\n`)

  expect((await loadContentFolder(content)).content).toBeDefined()
  const { built, diagnostics } = await buildSite(content, out, { release: true })
  expect(built).toBe(false)
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  expect(errors.map((problem) => problem.file.split('/').at(-1))).toContain('site.yaml')
  expect(existsSync(out)).toBe(false)
})
