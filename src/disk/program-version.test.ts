import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { programVersion } from './project-folder.ts'
test('a program is another one as soon as any of its files or packages changes, and only then', () => {
  const folder = mkdtempSync(join(tmpdir(), 'program-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = ['draw.ts', 'font.woff2'].map((name) => join(folder, name))
  for (const file of files) writeFileSync(file, 'as it was')
  const version = () => programVersion(files, { vips: '8.17.3' })
  const versions = [version()]
  for (const file of files) {
    appendFileSync(file, ' ')
    expect(versions).not.toContain(version())
    versions.push(version())
  }
  expect(version()).toBe(versions.at(-1))
  expect(programVersion(files, { vips: '8.17.4' })).not.toBe(version())
  expect(programVersion(files)).not.toBe(version())
})
