import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { PictureFacts } from '../content/model/content-source.ts'
import { cachedFactsFile, cacheFacts, readCachedFacts } from './picture-facts.ts'

const facts = new Map<string, PictureFacts>([['a picture', { width: 1600, height: 1200 }]])

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'facts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('cached facts are read, but none once the file is torn, altered or replaced', async () => {
  const file = join(emptyFolder(), 'facts.json')
  expect(readCachedFacts(file)).toEqual(new Map())
  await cacheFacts(file, facts)
  expect(readCachedFacts(file)).toEqual(facts)
  const whole = readFileSync(file, 'utf8')
  for (const other of [whole.slice(0, -5), whole.replace('1600', '1601'), '{"a picture":{"width":1,"height":1}}', '']) {
    writeFileSync(file, other)
    expect(readCachedFacts(file)).toEqual(new Map())
  }
})

/** Beside the bytes of a picture. */
const readers = ['package-lock.json', 'src/disk/picture-facts.ts']

test.each(readers)('nothing cached before a change of %s is read', (name) => {
  const project = emptyFolder()
  for (const each of readers) {
    mkdirSync(dirname(join(project, each)), { recursive: true })
    cpSync(each, join(project, each))
  }
  const before = cachedFactsFile(project)
  expect(cachedFactsFile(project)).toBe(before)
  appendFileSync(join(project, name), ' ')
  expect(cachedFactsFile(project)).not.toBe(before)
})
