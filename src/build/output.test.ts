import { spawnSync } from 'node:child_process'
import fs, { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ForeignFolderError, openOutput } from './output.ts'

const source = import.meta.filename

test('a site being written is not seen until it is published', () => {
  const out = siteOf('old')
  const output = openOutput(out)
  output.write('/index.html', 'new')
  expect(site(out)).toEqual(whole('old'))
  output.discard()
  expect(readdirSync(join(out, '..'))).toHaveLength(2)
})

test('what has been published can not be thrown away, whatever fails after it', () => {
  const out = siteOf('old')
  const output = openOutput(out)
  for (const address of addresses) output.write(address, `new ${address}`)
  output.copy('/images/copy.ts', source)
  output.publish()
  output.discard()
  expect(site(out)).toEqual(whole('new'))
})

test('a file that is taken over from the former site is never written to', () => {
  const out = siteOf('old')
  const former = { folder: out, isAsWritten: () => true }
  const output = openOutput(out, former)
  output.keep(['/index.html', '/images/copy.ts'])
  expect(() => output.write('/index.html', 'new')).toThrow('EEXIST')
  expect(() => output.copy('/images/copy.ts', join(out, '404.html'))).toThrow('EEXIST')
  output.discard()
  expect(site(out)).toEqual(whole('old'))
})

test('a published site takes the place of the last one, of which nothing stays', () => {
  const out = siteOf('old')
  build(out, 'new')
  expect(site(out)).toEqual(whole('new'))
  expect(readdirSync(join(out, '..'))).toHaveLength(2)
})

test('a site is published into an empty folder, but never over what something else has made', () => {
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

test('what comes into an empty folder while a site is written is not lost', () => {
  const out = emptyFolder()
  const output = openOutput(out)
  writeFileSync(join(out, 'diary.txt'), 'mine')
  expect(() => output.publish()).toThrow('ENOTEMPTY')
  expect(readFileSync(join(out, 'diary.txt'), 'utf8')).toBe('mine')
  output.discard()
})

test('of two sites written at once, the one that is published last is there, whole', () => {
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

test('what killed builds have left is cleared away, and what other builds are writing is not', () => {
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

test('whichever call of the file system fails, the last site or the new one is there, whole', () => {
  const outcomes: string[] = []
  for (let failing = 1; outcomes.at(-1) !== 'nothing failed'; failing += 1) {
    const out = siteOf('old')
    const { failed, error } = whileCallFails(failing, () => build(out, 'new'))
    // After publishing there are only leftovers to clear away, and no reason to fail.
    expect(site(out), `call ${failing} failed`).toEqual(whole(error ? 'old' : 'new'))
    outcomes.push(failed ?? 'nothing failed')
  }
  const steps = ['mkdirSync', 'writeFileSync', 'copyFileSync', 'symlinkSync', 'renameSync', 'rmSync']
  expect(outcomes).toEqual(expect.arrayContaining(steps))
})

const addresses = ['/index.html', '/404.html', '/assets/program.js']

const whole = (word: string) => ({
  ...Object.fromEntries(addresses.map((address) => [address, `${word} ${address}`])),
  '/images/copy.ts': readFileSync(source, 'utf8'),
})

function build(out: string, word: string): void {
  const output = openOutput(out)
  try {
    for (const address of addresses) output.write(address, `${word} ${address}`)
    output.copy('/images/copy.ts', source)
    output.publish()
  } catch (error) {
    output.discard()
    throw error
  }
}

function site(out: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file.slice(out.length), readFileSync(file, 'utf8')]),
  )
}

function siteOf(word: string): string {
  const out = join(emptyFolder(), 'dist')
  build(out, word)
  return out
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'output-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

type Call = (...parameters: readonly unknown[]) => unknown

const calls = [
  'copyFileSync',
  'mkdirSync',
  'readdirSync',
  'readlinkSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
  'symlinkSync',
  'writeFileSync',
] as const

/**
 * Runs a task while one call to the file system, counted from 1, fails as on a full disk. No real disk can be made to be
 * full at a given call, so this one thing is pretended.
 */
function whileCallFails(failing: number, task: () => void): { failed?: string; error?: unknown } {
  const real = Object.fromEntries(calls.map((name) => [name, fs[name] as Call]))
  const result: { failed?: string; error?: unknown } = {}
  let count = 0
  for (const [name, call] of Object.entries(real)) {
    const counted: Call = (...parameters) => {
      count += 1
      if (count !== failing) return call(...parameters)
      result.failed = name
      throw Object.assign(new Error(`ENOSPC: no space left on device, ${name}`), { code: 'ENOSPC', syscall: name })
    }
    Object.assign(fs, { [name]: counted })
  }
  syncBuiltinESMExports()
  try {
    task()
  } catch (error) {
    result.error = error
  } finally {
    Object.assign(fs, real)
    syncBuiltinESMExports()
  }
  return result
}
