import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ForeignFolderError, openOutput, recoverOutput } from './output.ts'

/** Writes a small site, whose files hold the word, up to its publication. */
function begun(out: string, word: string) {
  const output = openOutput(out)
  output.write('/index.html', word)
  output.write('/assets/program.js', word)
  return output
}

/** What a small site says; undefined where there is none, or only a part of it. */
function saidIn(out: string): string | undefined {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
  if (!['index.html', join('assets', 'program.js')].every((name) => files.includes(name))) return undefined
  return readFileSync(join(out, 'index.html'), 'utf8')
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'output-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function siteOf(word: string): string {
  const out = join(emptyFolder(), 'dist')
  begun(out, word).publish()
  return out
}

test('a site is not visible while it is being written, and replaces the last one completely', () => {
  const out = siteOf('old')
  writeFileSync(join(out, 'extra.txt'), 'old')
  const discarded = begun(out, 'discarded')
  expect(saidIn(out)).toBe('old')
  discarded.discard()
  const output = begun(out, 'new')
  output.publish()
  output.discard()
  expect(saidIn(out)).toBe('new')
  expect(readdirSync(out)).not.toContain('extra.txt')
  expect(readdirSync(join(out, '..'))).toEqual(['dist'])
})

test('a site is published into an empty folder, but never over something that is not a site', () => {
  const folder = emptyFolder()
  const place = (name: string) => join(folder, name)
  mkdirSync(place('empty'))
  mkdirSync(place('full'))
  writeFileSync(join(place('full'), 'diary.txt'), 'mine')
  writeFileSync(place('file'), 'mine')
  symlinkSync(place('full'), place('link'))

  begun(place('empty'), 'new').publish()
  expect(saidIn(place('empty'))).toBe('new')
  for (const foreign of ['full', 'file', 'link']) expect(() => openOutput(place(foreign))).toThrow(ForeignFolderError)
  expect(readdirSync(place('full'))).toEqual(['diary.txt'])
})

test('files added to an empty folder while a site is being written are not lost', () => {
  const out = emptyFolder()
  const output = begun(out, 'new')
  writeFileSync(join(out, 'diary.txt'), 'mine')
  expect(() => output.publish()).toThrow(ForeignFolderError)
  expect(readFileSync(join(out, 'diary.txt'), 'utf8')).toBe('mine')
  output.discard()
})

test('if the second rename fails, the old site is back in its place', () => {
  const out = siteOf('old')
  const output = begun(out, 'new')
  const rename = fs.renameSync
  onTestFinished(() => {
    fs.renameSync = rename
    syncBuiltinESMExports()
  })
  fs.renameSync = (from, to) => {
    if (String(from).includes('-next-')) throw Object.assign(new Error('refused'), { code: 'EIO' })
    rename(from, to)
  }
  syncBuiltinESMExports()
  expect(() => output.publish()).toThrow('refused')
  output.discard()
  expect(saidIn(out)).toBe('old')
  expect(readdirSync(join(out, '..'))).toEqual(['dist'])
})

test('a build killed between its two renames is recovered by the next reader or build', () => {
  const out = siteOf('old')
  begun(out, 'new')
  renameSync(out, join(out, '../.dist-old'))
  recoverOutput(out)
  expect(saidIn(out)).toBe('old')
  begun(out, 'next').publish()
  expect(readdirSync(join(out, '..'))).toEqual(['dist'])
})

test('what a build killed while it removes the old site leaves is not taken for a site', () => {
  const out = join(emptyFolder(), 'dist')
  mkdirSync(join(out, '../.dist-old'))
  recoverOutput(out)
  expect(existsSync(out)).toBe(false)
})
