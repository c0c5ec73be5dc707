import { spawnSync } from 'node:child_process'
import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openOutput } from './output.ts'
import { ForeignFolderError } from './output-exchange.ts'
import { addresses, build, emptyFolder, expectAlone, site, siteOf, source, whole } from './test-output.ts'

test('a site is not visible while it is being written, only once it is published', () => {
  const out = siteOf('old')
  const output = openOutput(out)
  output.write('/index.html', 'new')
  expect(site(out)).toEqual(whole('old'))
  output.discard()
  expectAlone(out)
})

test('what has been published cannot be discarded, whatever fails afterwards', () => {
  const out = siteOf('old')
  const output = openOutput(out)
  for (const address of addresses) output.write(address, `new ${address}`)
  output.copy('/images/copy.ts', source)
  output.publish()
  output.discard()
  expect(site(out)).toEqual(whole('new'))
})

test('a published site is a plain folder that replaces the last one completely', () => {
  const out = siteOf('old')
  build(out, 'new')
  expect(site(out)).toEqual(whole('new'))
  expect(lstatSync(out).isDirectory()).toBe(true)
  expectAlone(out)
})

test('a link made by an earlier version is replaced by a plain folder', () => {
  const parent = emptyFolder()
  const out = join(parent, 'dist')
  const gone = `.dist-${spawnSync(process.execPath, ['--eval', '']).pid}-0123abcd`
  mkdirSync(join(parent, gone))
  writeFileSync(join(parent, gone, 'index.html'), 'old')
  symlinkSync(gone, out)
  build(out, 'new')
  expect(site(out)).toEqual(whole('new'))
  expect(lstatSync(out).isDirectory()).toBe(true)
  expectAlone(out)
})

test('a site is published into an empty folder, but never over something that is not a site', () => {
  const folder = emptyFolder()
  const [empty, full, file, link] = ['empty', 'full', 'file', 'link'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
    string,
  ]
  mkdirSync(empty)
  mkdirSync(full)
  writeFileSync(join(full, 'diary.txt'), 'mine')
  writeFileSync(file, 'mine')
  symlinkSync(full, link)

  build(empty, 'new')
  expect(site(empty)).toEqual(whole('new'))
  for (const foreign of [full, file, link]) expect(() => openOutput(foreign)).toThrow(ForeignFolderError)
  expect(readdirSync(full)).toEqual(['diary.txt'])
})

test('files added to an empty folder while a site is being written are not lost', () => {
  const out = emptyFolder()
  const output = openOutput(out)
  writeFileSync(join(out, 'diary.txt'), 'mine')
  expect(() => output.publish()).toThrow(ForeignFolderError)
  expect(readFileSync(join(out, 'diary.txt'), 'utf8')).toBe('mine')
  output.discard()
})

test('of two sites written at once, the one published last is there, complete', () => {
  for (const out of [siteOf('old'), emptyFolder(), join(emptyFolder(), 'none-yet')]) {
    const [first, second] = [openOutput(out), openOutput(out)]
    for (const address of addresses) {
      first.write(address, `first ${address}`)
      second.write(address, `second ${address}`)
    }
    first.copy('/images/copy.ts', source)
    second.copy('/images/copy.ts', source)
    first.publish()
    expect(site(out)).toEqual(whole('first'))
    second.publish()
    expect(site(out)).toEqual(whole('second'))
  }
})

test('leftovers of killed builds are cleared away, and what other builds are writing is not', () => {
  const out = siteOf('old')
  const parent = join(out, '..')
  const gone = spawnSync(process.execPath, ['--eval', '']).pid
  const left = `.dist-${gone}-0123abcd`
  const running = `.dist-${process.ppid}-0123abcd`
  const others = ['.dist-notes', '.dist-2-17-0123abcd', running]
  for (const name of [left, ...others]) mkdirSync(join(parent, name))
  symlinkSync(left, join(parent, `${left}.link`))

  build(out, 'new')
  const names = readdirSync(parent)
  expect(names).not.toContain(left)
  expect(names).not.toContain(`${left}.link`)
  expect(names).toEqual(expect.arrayContaining(others))
})
