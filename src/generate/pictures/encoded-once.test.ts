import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import type { EncodedImages } from './encode-images.ts'
import { originalsForTests, temporaryFolder } from './testing/originals.ts'

const { photograph, encode } = originalsForTests()

test('pictures are the same to the byte, newly encoded or from the cache', async () => {
  await photograph('a.jpg', 500, 300)
  await photograph('b.jpg', 90, 160)
  const files = ['a.jpg', 'b.jpg']
  const cold = contents(await encode(files))
  const elsewhere = contents(await encode(files, { cacheFolder: temporaryFolder() }))
  const warm = contents(await encode(files))
  expect(elsewhere).toEqual(cold)
  expect(warm).toEqual(cold)
})

test('a picture that did not change comes from the cache, a changed one gets a new address', async () => {
  await photograph('a.jpg', 90, 60)
  await photograph('b.jpg', 90, 60)
  const before = await encode(['a.jpg', 'b.jpg'])
  await photograph('b.jpg', 90, 61)
  const progress: string[] = []
  const after = await encode(['a.jpg', 'b.jpg'], {
    onProgress: (encoded, toEncode) => progress.push(`${encoded} of ${toEncode}`),
  })
  expect(progress).toEqual(['1 of 1'])
  expect(after.pictures.get('a.jpg')).toEqual(before.pictures.get('a.jpg'))
  expect(after.pictures.get('b.jpg')?.src).not.toBe(before.pictures.get('b.jpg')?.src)
})

test('a file of the cache that was truncated, altered or deleted is encoded again', async () => {
  await photograph('a.jpg', 90, 60)
  const cacheFolder = temporaryFolder()
  const whole = contents(await encode(['a.jpg'], { cacheFolder }))
  const kept = readdirSync(cacheFolder).map((file) => join(cacheFolder, file))
  expect(kept).toHaveLength(4)
  for (const file of kept) {
    const bytes = readFileSync(file)
    for (const damage of [bytes.subarray(0, -1), Buffer.alloc(0), Buffer.from(bytes).fill(0, 10, 20), undefined]) {
      if (damage) writeFileSync(file, damage)
      else rmSync(file)
      expect(contents(await encode(['a.jpg'], { cacheFolder })), basename(file)).toEqual(whole)
    }
  }
})

test('two builds at once share a cache, and leave nothing half-written', async () => {
  await photograph('a.jpg', 500, 300)
  await photograph('b.jpg', 300, 500)
  const cacheFolder = temporaryFolder()
  const [one, other] = await Promise.all([
    encode(['a.jpg', 'b.jpg'], { cacheFolder }),
    encode(['b.jpg', 'a.jpg'], { cacheFolder }),
  ])
  expect(contents(one).toSorted()).toEqual(contents(other).toSorted())
  expect(readdirSync(cacheFolder)).toHaveLength(one.outputs.length + 2)
})

const contents = ({ outputs, pictures }: EncodedImages) => [
  JSON.stringify([...pictures].toSorted()),
  ...outputs.map(({ address, source }) => `${address} ${readFileSync(source).toString('base64')}`),
]
