import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { cacheKey, encodeImages, type EncodeOptions } from './encode-images.ts'

/** Originals in a folder that each test has of its own. */
let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})

const pathOf = (name: string) => join(folder, name)
const photograph = (name: string, width: number, height: number) => gradient(width, height).jpeg().toFile(pathOf(name))
const encode = (files: readonly string[], options?: EncodeOptions) =>
  encodeImages(files, folder, { cacheFolder: pathOf('cache'), ...options })

/** Is removed after the test. */
function temporaryFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

/** Every pixel differs from its neighbours, so that a form of the wrong size or orientation can't pass for the right one. */
function gradient(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at += 3) {
    pixels[at] = ((at / 3) % width) * (255 / width)
    pixels[at + 1] = (at / 3 / width) * (255 / height)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

test('a picture has AVIF and WebP in several widths, and one JPEG of at most 1280 pixels', async () => {
  await photograph('sala.jpg', 2400, 1600)
  const { picture, outputs } = await encodeOne('sala.jpg')
  expect(picture.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  expect(widths(picture.sources[0]?.srcset)).toEqual([480, 800, 1280, 1920])
  expect(widths(picture.sources[1]?.srcset)).toEqual([480, 800, 1280, 1920])
  expect(picture).toMatchObject({ width: 1280, height: 853 })
  expect(picture.src).toMatch(/^\/images\/[0-9a-f]{8}-sala-1280\.jpg$/)
  for (const { address, source } of outputs) {
    const { width, format, mediaType } = await sharp(source).metadata()
    expect(address).toContain(`-${width}.`)
    expect(address.endsWith('jpg') ? format : mediaType).toBe(
      address.endsWith('jpg') ? 'jpeg' : `image/${address.split('.')[1]}`,
    )
  }
})

test('every address in a picture is an output, and every output has an address', async () => {
  await photograph('sala.jpg', 900, 600)
  const { picture, outputs } = await encodeOne('sala.jpg')
  const addresses = picture.sources.flatMap(({ srcset }) => srcset.split(', ').map((form) => form.split(' ')[0]))
  expect(outputs.map(({ address }) => address).toSorted()).toEqual([...addresses, picture.src].toSorted())
})

test('no variant is wider than its original, and no two have nearly the same width', async () => {
  await photograph('small.jpg', 300, 200)
  await photograph('middle.jpg', 1300, 800)
  const { pictures } = await encode(['small.jpg', 'middle.jpg'])
  expect(widths(pictures.get('small.jpg')?.sources[0]?.srcset)).toEqual([300])
  expect(widths(pictures.get('middle.jpg')?.sources[0]?.srcset)).toEqual([480, 800, 1300])
  expect(pictures.get('middle.jpg')).toMatchObject({ width: 800, height: 492 })
})

test('a photograph taken with the phone on its side is encoded upright, without location data', async () => {
  await sharp(await gradient(600, 400).jpeg().toBuffer())
    .withExif({ IFD0: { Copyright: 'Helena' }, IFD3: { GPSLatitude: '38/1 43/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toFile(pathOf('side.jpg'))
  expect(readFileSync(pathOf('side.jpg')).includes('Helena')).toBe(true)
  const { picture, outputs } = await encodeOne('side.jpg')
  expect(picture).toMatchObject({ width: 400, height: 600 })
  expect(picture.placeholder.columns).toBe(3)
  for (const { source } of outputs) {
    const { exif, icc, xmp, orientation, width, height } = await sharp(source).metadata()
    expect({ exif, icc, xmp, orientation, width, height }).toEqual({ width: 400, height: 600 })
    expect(readFileSync(source).includes('Helena')).toBe(false)
  }
})

test('what is half transparent keeps its colour in every width, and nothing lies behind it', async () => {
  await sharp({ create: { width: 600, height: 400, channels: 4, background: { r: 200, g: 40, b: 40, alpha: 0.5 } } })
    .png()
    .toFile(pathOf('veil.png'))
  const { picture, outputs } = await encodeOne('veil.png')
  expect(picture.placeholder.colours).toEqual(['#ffffff'])
  for (const { address, source } of outputs) {
    const [red = 0, green = 0] = await sharp(source).raw().toBuffer()
    const [ownRed, ownGreen] = address.endsWith('jpg') ? [228, 148] : [200, 40]
    expect([Math.abs(red - ownRed) < 6, Math.abs(green - ownGreen) < 6], `${address}: ${red}, ${green}`).toEqual([
      true,
      true,
    ])
  }
})

test('a photograph whose data a phone has not written by the rules is encoded, as every program shows it', async () => {
  const bytes = await gradient(400, 300).jpeg().toBuffer()
  // The last of a scan's coefficients: `Se` of ITU-T T.81, B.2.3.
  bytes[bytes.indexOf(Buffer.from([0xff, 0xda])) + 12] = 0
  writeFileSync(pathOf('samsung.jpg'), bytes)
  expect((await encodeOne('samsung.jpg')).picture).toMatchObject({ width: 400, height: 300 })
})

test('the placeholder has the colours of the picture in its shape, row by row', async () => {
  const left = await sharp({ create: { width: 200, height: 300, channels: 3, background: '#804020' } })
    .png()
    .toBuffer()
  await sharp({ create: { width: 400, height: 300, channels: 3, background: '#f0e0d0' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toFile(pathOf('halves.png'))
  const { columns, colours } = (await encodeOne('halves.png')).picture.placeholder
  expect([columns, colours.length]).toEqual([4, 12])
  expect([colours[0], colours[3], colours[8], colours[11]]).toEqual(['#804020', '#f0e0d0', '#804020', '#f0e0d0'])
})

test('a grey picture, an opaque one with an alpha channel and one of 16 bits have placeholders like any other', async () => {
  await gradient(90, 60).greyscale().png().toFile(pathOf('grey.png'))
  await gradient(90, 60).ensureAlpha(1).png().toFile(pathOf('opaque.png'))
  await gradient(90, 60).toColourspace('rgb16').png().toFile(pathOf('deep.png'))
  const { pictures } = await encode(['grey.png', 'opaque.png', 'deep.png'])
  for (const { placeholder } of pictures.values()) {
    expect(placeholder.colours).toHaveLength(12)
    for (const colour of placeholder.colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  }
})

test.each([
  ['without spaces, capitals and accents', 'Círculo (2).JPG', 'circulo-2'],
  ['that no content blocker takes for the button of a social network', 'FB_IMG_1617.jpg', 'fb-img-1617'],
  ['that no content blocker takes for an advertisement', 'roda-300x250.jpg', 'roda-300250'],
])('a file name becomes an address %s', async (_, file, served) => {
  await photograph(file, 60, 40)
  const { picture } = await encodeOne(file)
  expect(picture.src).toMatch(new RegExp(String.raw`^/images/[0-9a-f]{8}-${served}-60\.jpg$`))
})

test('a picture is encoded once, however often it is used; a changed one is encoded again, at a new address', async () => {
  await photograph('a.jpg', 90, 60)
  await photograph('b.jpg', 90, 60)
  const encoded: string[] = []
  const onEncoded = (file: string) => void encoded.push(file)
  const before = await encode(['a.jpg', 'b.jpg', 'a.jpg'], { onEncoded })
  expect(encoded.toSorted()).toEqual(['a.jpg', 'b.jpg'])
  expect(before.outputs).toHaveLength(6)
  await photograph('b.jpg', 90, 61)
  const after = await encode(['a.jpg', 'b.jpg'], { onEncoded })
  expect(encoded.slice(2)).toEqual(['b.jpg'])
  expect(after.pictures.get('a.jpg')).toEqual(before.pictures.get('a.jpg'))
  expect(after.pictures.get('b.jpg')?.src).not.toBe(before.pictures.get('b.jpg')?.src)
})

test('pictures are the same to the byte: newly encoded, from the cache, and by two builds that share a cache', async () => {
  await photograph('a.jpg', 500, 300)
  await photograph('b.jpg', 90, 160)
  const files = ['a.jpg', 'b.jpg']
  const cold = contents(await encode(files))
  expect(contents(await encode(files))).toEqual(cold)
  const cacheFolder = temporaryFolder()
  const both = await Promise.all([encode(files, { cacheFolder }), encode(files, { cacheFolder })])
  expect(both.map(contents)).toEqual([cold, cold])
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

test('the file that encodes, which is part of what the pictures are cached under, is the only one', () => {
  const encoder = readFileSync(new URL('image-variants.ts', import.meta.url), 'utf8')
  expect(encoder).not.toMatch(/ from '\.\/[^']+'/)
})

test('a file that is not a picture, a truncated picture and a missing one are named in the error', async () => {
  writeFileSync(pathOf('list.jpg'), 'bread, milk')
  const bytes = await gradient(400, 300).jpeg().toBuffer()
  writeFileSync(pathOf('cut.jpg'), bytes.subarray(0, bytes.length / 2))
  await expect(encode(['list.jpg'])).rejects.toThrow(`${pathOf('list.jpg')} can't be read as a picture.`)
  await expect(encode(['cut.jpg'])).rejects.toThrow(`${pathOf('cut.jpg')} can't be read as a picture.`)
  await expect(encode(['lost.jpg'])).rejects.toThrow(`${pathOf('lost.jpg')} can't be read.`)
})

async function encodeOne(file: string) {
  const { pictures, outputs } = await encode([file])
  const picture = pictures.get(file)
  if (!picture) throw new Error(`${file} was not encoded`)
  return { picture, outputs }
}

const widths = (srcset = '') => srcset.split(', ').map((form) => Number(form.split(' ')[1]?.replace('w', '')))

const contents = ({ outputs, pictures }: Awaited<ReturnType<typeof encodeImages>>) => [
  JSON.stringify([...pictures].toSorted()),
  ...outputs.map(({ address, source }) => `${address} ${readFileSync(source).toString('base64')}`),
]
