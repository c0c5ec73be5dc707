import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startBuild } from './build/build-process.ts'
import { headings } from './facts.ts'
import { testSite } from './site.ts'

test('a watching build follows every change of the content, and survives errors in it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'watch-'))
  const content = join(folder, 'content')
  cpSync(testSite, content, { recursive: true })
  const { process: child } = startBuild(['--watch', '--content', content, '--out', join(folder, 'dist')])
  onTestFinished(() => {
    child.kill()
    rmSync(folder, { recursive: true })
  })
  let told = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (told += String(text)))
  const built = () => told.match(/^Feito: /gm)?.length ?? 0

  await expect.poll(built, { timeout: 30_000 }).toBe(1)
  const file = join(content, 'home.yaml')
  const yaml = readFileSync(file, 'utf8')
  writeFileSync(file, yaml.replace('type: hero', 'type: heroine'))
  await expect.poll(() => told).toContain('heroine')
  expect(built()).toBe(1)

  writeFileSync(file, yaml.replaceAll(headings.home.pt, 'Um lugar novo'))
  await expect.poll(built).toBe(2)
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toContain('Um lugar novo</h1>')
})

test('a watching build ends, and says why, if it may not write', async () => {
  const { code, stderr } = await startBuild(['--watch', '--content', testSite, '--out', 'schema']).ended
  expect(code).toBe(1)
  expect(stderr).toContain('schema" não foi feita por este programa')
})
