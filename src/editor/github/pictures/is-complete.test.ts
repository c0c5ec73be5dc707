import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isComplete } from './draw-picture.ts'

const drawing = sharp({
  create: {
    width: 300,
    height: 200,
    channels: 3,
    background: '#a8472a',
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  },
})

test.each(['jpeg', 'png', 'webp'] as const)('a %s is complete with its last byte, and not before', async (format) => {
  const bytes = await drawing.clone().toFormat(format).toBuffer()
  expect(isComplete(bytes, format)).toBe(true)
  for (const left of [1, 2, 20, 1000, Math.floor(bytes.length / 2), bytes.length - 30])
    expect([left, isComplete(bytes.subarray(0, bytes.length - left), format)]).toEqual([left, false])
})

test('the end of the preview inside a photograph is not the end of the photograph', async () => {
  const preview = await drawing.clone().resize(40).jpeg().toBuffer()
  const photograph = await drawing.clone().jpeg({ progressive: true }).toBuffer()
  const segment = Buffer.from([0xff, 0xe1, (preview.length + 2) >> 8, (preview.length + 2) & 0xff])
  const both = Buffer.concat([photograph.subarray(0, 2), segment, preview, photograph.subarray(2)])
  expect(isComplete(both, 'jpeg')).toBe(true)
  expect(isComplete(both.subarray(0, both.length - 200), 'jpeg')).toBe(false)
  // Some telephones put a film behind it.
  expect(isComplete(Buffer.concat([both, Buffer.alloc(5000)]), 'jpeg')).toBe(true)
})
