import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { encodeImages, type EncodedImages, type EncodeOptions } from './encode-images.ts'

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
})

test('a picture comes in AVIF and WebP in several widths, with a JPEG of at most 1280 pixels for every other browser', async () => {
  await photograph('sala.jpg', 2400, 1600)
  const { picture, outputs } = await encodeOne('sala.jpg')
  expect(picture.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  expect(widths(picture.sources[0]?.srcset)).toEqual([480, 800, 1280, 1920])
  expect(widths(picture.sources[1]?.srcset)).toEqual([480, 800, 1280, 1920])
  expect(picture).toMatchObject({ width: 1280, height: 853 })
  expect(picture.src).toMatch(/^\/images\/sala-[0-9a-f]{8}-1280\.jpg$/)
  for (const { address, source } of outputs) {
    const { width, format, mediaType } = await sharp(source).metadata()
    expect(address).toContain(`-${width}.`)
    expect(address.endsWith('jpg') ? format : mediaType).toBe(
      address.endsWith('jpg') ? 'jpeg' : `image/${address.split('.')[1]}`,
    )
  }
})

test('every address in a picture is an output, and no output is without an address', async () => {
  await photograph('sala.jpg', 900, 600)
  const { picture, outputs } = await encodeOne('sala.jpg')
  const addresses = picture.sources.flatMap(({ srcset }) => srcset.split(', ').map((form) => form.split(' ')[0]))
  expect(outputs.map(({ address }) => address).toSorted()).toEqual([...addresses, picture.src].toSorted())
})

test('no form is wider than its original, and none is drawn twice at nearly the same width', async () => {
  await photograph('small.jpg', 300, 200)
  await photograph('middle.jpg', 1300, 800)
  const { pictures } = await draw(['small.jpg', 'middle.jpg'])
  expect(widths(pictures.get('small.jpg')?.sources[0]?.srcset)).toEqual([300])
  expect(widths(pictures.get('middle.jpg')?.sources[0]?.srcset)).toEqual([480, 800, 1300])
  expect(pictures.get('middle.jpg')).toMatchObject({ width: 800, height: 492 })
})

test('a photograph taken with the phone on its side is drawn upright, and says nothing of where it was taken', async () => {
  await sharp(await gradient(600, 400).jpeg().toBuffer())
    .withExif({ IFD0: { Copyright: 'Helena' }, IFD3: { GPSLatitude: '38/1 43/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toFile(join(folder, 'side.jpg'))
  expect(readFileSync(join(folder, 'side.jpg')).includes('Helena')).toBe(true)
  const { picture, outputs } = await encodeOne('side.jpg')
  expect(picture).toMatchObject({ width: 400, height: 600 })
  expect(picture.placeholder.columns).toBe(3)
  for (const { source } of outputs) {
    const { exif, icc, xmp, orientation, width, height } = await sharp(source).metadata()
    expect({ exif, icc, xmp, orientation, width, height }).toEqual({ width: 400, height: 600 })
    expect(readFileSync(source).includes('Helena')).toBe(false)
  }
})

test('the placeholder has the colours of the picture in its shape, row by row', async () => {
  const left = await sharp({ create: { width: 200, height: 300, channels: 3, background: '#804020' } })
    .png()
    .toBuffer()
  await sharp({ create: { width: 400, height: 300, channels: 3, background: '#f0e0d0' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toFile(join(folder, 'halves.png'))
  const { columns, colours } = (await encodeOne('halves.png')).picture.placeholder
  expect([columns, colours.length]).toEqual([4, 12])
  expect([colours[0], colours[3], colours[8], colours[11]]).toEqual(['#804020', '#f0e0d0', '#804020', '#f0e0d0'])
})

test('a grey picture, a transparent one and one of 16 bits have placeholders like any other', async () => {
  await gradient(90, 60).greyscale().png().toFile(join(folder, 'grey.png'))
  await gradient(90, 60).ensureAlpha(0).png().toFile(join(folder, 'clear.png'))
  await gradient(90, 60).toColourspace('rgb16').png().toFile(join(folder, 'deep.png'))
  const { pictures } = await draw(['grey.png', 'clear.png', 'deep.png'])
  for (const { placeholder } of pictures.values()) {
    expect(placeholder.colours).toHaveLength(12)
    for (const colour of placeholder.colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  }
  expect(pictures.get('clear.png')?.placeholder.colours[0]).toBe('#ffffff')
})

test('an original of 24 megapixels is drawn', { timeout: 60_000 }, async () => {
  await photograph('camera.jpg', 6000, 4000)
  const { picture } = await encodeOne('camera.jpg')
  expect(widths(picture.sources[0]?.srcset)).toEqual([480, 800, 1280, 1920])
})

test('a file name with spaces, capitals and accents becomes an address that needs no escape', async () => {
  await photograph('Círculo (2).JPG', 60, 40)
  const { picture } = await encodeOne('Círculo (2).JPG')
  expect(picture.src).toMatch(/^\/images\/circulo-2-[0-9a-f]{8}-60\.jpg$/)
})

test('a picture used twice is drawn once', async () => {
  await photograph('sala.jpg', 60, 40)
  const progress: string[] = []
  const onProgress = (drawn: number, toDraw: number) => progress.push(`${drawn} of ${toDraw}`)
  const { outputs } = await draw(['sala.jpg', 'sala.jpg'], { onProgress })
  expect(progress).toEqual(['1 of 1'])
  expect(outputs).toHaveLength(3)
})

test('pictures drawn cold, drawn again elsewhere, and taken from the cache are the same to the byte', async () => {
  await photograph('a.jpg', 500, 300)
  await photograph('b.jpg', 90, 160)
  const files = ['a.jpg', 'b.jpg']
  const cold = contents(await draw(files))
  const elsewhere = contents(await draw(files, { cacheFolder: temporaryFolder() }))
  const warm = contents(await draw(files))
  expect(elsewhere).toEqual(cold)
  expect(warm).toEqual(cold)
})

test('a picture that did not change comes from the cache without being drawn, a changed one under a new address', async () => {
  await photograph('a.jpg', 90, 60)
  await photograph('b.jpg', 90, 60)
  const before = await draw(['a.jpg', 'b.jpg'])
  await photograph('b.jpg', 90, 61)
  const progress: string[] = []
  const after = await draw(['a.jpg', 'b.jpg'], {
    onProgress: (drawn, toDraw) => progress.push(`${drawn} of ${toDraw}`),
  })
  expect(progress).toEqual(['1 of 1'])
  expect(after.pictures.get('a.jpg')).toEqual(before.pictures.get('a.jpg'))
  expect(after.pictures.get('b.jpg')?.src).not.toBe(before.pictures.get('b.jpg')?.src)
})

test('a file of the cache that was cut short, altered or deleted is drawn again', async () => {
  await photograph('a.jpg', 90, 60)
  const cacheFolder = temporaryFolder()
  const whole = contents(await draw(['a.jpg'], { cacheFolder }))
  const kept = readdirSync(cacheFolder).map((file) => join(cacheFolder, file))
  expect(kept).toHaveLength(4)
  for (const file of kept) {
    const bytes = readFileSync(file)
    for (const damage of [bytes.subarray(0, -1), Buffer.alloc(0), Buffer.from(bytes).fill(0, 10, 20), undefined]) {
      if (damage) writeFileSync(file, damage)
      else rmSync(file)
      expect(contents(await draw(['a.jpg'], { cacheFolder })), basename(file)).toEqual(whole)
    }
  }
})

test('two builds at once draw the same pictures into one cache without harm, and leave nothing half-written', async () => {
  await photograph('a.jpg', 500, 300)
  await photograph('b.jpg', 300, 500)
  const cacheFolder = temporaryFolder()
  const [one, other] = await Promise.all([
    draw(['a.jpg', 'b.jpg'], { cacheFolder }),
    draw(['b.jpg', 'a.jpg'], { cacheFolder }),
  ])
  expect(contents(one).toSorted()).toEqual(contents(other).toSorted())
  expect(readdirSync(cacheFolder)).toHaveLength(one.outputs.length + 2)
})

test('a file that is no picture, a picture cut short and a missing one are named in the error', async () => {
  writeFileSync(join(folder, 'list.jpg'), 'bread, milk')
  const bytes = await gradient(400, 300).jpeg().toBuffer()
  writeFileSync(join(folder, 'cut.jpg'), bytes.subarray(0, bytes.length / 2))
  await expect(draw(['list.jpg'])).rejects.toThrow(`${join(folder, 'list.jpg')} can't be read as a picture.`)
  await expect(draw(['cut.jpg'])).rejects.toThrow(`${join(folder, 'cut.jpg')} can't be read as a picture.`)
  await expect(draw(['lost.jpg'])).rejects.toThrow(`${join(folder, 'lost.jpg')} can't be read.`)
})

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

const photograph = (name: string, width: number, height: number) =>
  gradient(width, height).jpeg().toFile(join(folder, name))

const draw = (files: readonly string[], options?: EncodeOptions) =>
  encodeImages(files, folder, { cacheFolder: join(folder, 'cache'), ...options })

async function encodeOne(file: string) {
  const { pictures, outputs } = await draw([file])
  const picture = pictures.get(file)
  if (!picture) throw new Error(`${file} was not encoded`)
  return { picture, outputs }
}

const widths = (srcset = '') => srcset.split(', ').map((form) => Number(form.split(' ')[1]?.replace('w', '')))

const contents = ({ outputs, pictures }: EncodedImages) => [
  JSON.stringify([...pictures].toSorted()),
  ...outputs.map(({ address, source }) => `${address} ${readFileSync(source).toString('base64')}`),
]
