import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { cacheKey } from './cache.ts'
import { encoderFiles } from './encode-settings.ts'

test('every file that encodes is part of what the pictures are cached under', () => {
  const encoder = 'image-variants.ts'
  const imports = readFileSync(new URL(encoder, import.meta.url), 'utf8').matchAll(/ from '\.\/([^']+)'/g)
  expect(encoderFiles.toSorted()).toEqual([encoder, ...Array.from(imports, ([, name]) => name)].toSorted())
})

test('no picture is taken for another, or for one from another version of the encoder', () => {
  const picture = Buffer.from('a picture')
  const before = cacheKey(picture)
  expect(cacheKey(picture)).toBe(before)
  expect(cacheKey(Buffer.from('another'))).not.toBe(before)
  const real = sharp.versions.aom
  onTestFinished(() => void Object.assign(sharp.versions, { aom: real }))
  Object.assign(sharp.versions, { aom: '0.0.0' })
  expect(cacheKey(picture)).not.toBe(before)
})
