import { execFileSync, spawn } from 'node:child_process'
import { readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import type { PictureFacts } from '../content/model/content-source.ts'
import { cacheFolder } from './cache-folder.ts'
import { factsOfPicture, nameOnDisk, pictureFacts } from './picture-facts.ts'
import { contentFolder } from './testing/content-folder.ts'
import { drawnPicture } from './testing/drawn-picture.ts'

const name = 'hero-room.jpg'

afterEach(() => void vi.restoreAllMocks())

async function factsOf(picture: string | Buffer): Promise<PictureFacts | undefined> {
  const folder = await contentFolder({ [`images/${name}`]: picture })
  return (await pictureFacts(join(folder, 'images'), new Set([name]))).get(name)
}

test('a picture has its size in pixels', async () => {
  expect(await factsOf(await drawnPicture(640, 480))).toMatchObject({ width: 640, height: 480 })
})

test('a photograph taken upright has the size in which it is shown', async () => {
  const turned = await sharp(await drawnPicture(640, 480))
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(await factsOf(turned)).toMatchObject({ width: 480, height: 640 })
})

test('a photograph that says where it was taken is told', async () => {
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 0/1' }
  const taken = await sharp(await drawnPicture(640, 480))
    .withExif({ IFD3: place })
    .toBuffer()
  expect(await factsOf(taken)).toMatchObject({ width: 640, hasPlace: true })
  const edited = sharp(taken).keepExif().png()
  expect(await factsOf(await edited.toBuffer())).toMatchObject({ width: 640, hasPlace: true })
  const other = await sharp(await drawnPicture(640, 480))
    .withExif({ IFD0: { Copyright: 'GPSLatitude' } })
    .toBuffer()
  expect(await factsOf(other)).not.toHaveProperty('hasPlace')
})

test.each([
  [100, 17_000],
  [20_000, 14_000],
])('a picture of %i × %i pixels has too many, and is not called broken', async (width, height) => {
  const create = { width, height, channels: 3, background: '#c81e1e' } as const
  const drawn = await sharp({ create, limitInputPixels: false }).png({ compressionLevel: 1 }).toBuffer()
  expect(await factsOf(drawn)).toEqual({ fault: 'picturePixels' })
})

test.each([
  ['a text', 'not a picture'],
  ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
])('%s is not a picture', async (_, content) => {
  expect(await factsOf(content)).toEqual({ fault: 'pictureForm' })
})

test('a note of Git LFS in place of a picture is told as that', async () => {
  const note = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n'
  expect(await factsOf(note)).toEqual({ fault: 'pictureElsewhere' })
})

test('a truncated picture is broken, also where only its end is missing', async () => {
  const picture = await drawnPicture(1600, 1200)
  expect(await factsOf(picture.subarray(0, 9000))).toEqual({ fault: 'pictureBroken' })
  expect(await factsOf(picture.subarray(0, -20))).toEqual({ fault: 'pictureBroken' })
})

test("a photograph in the iPhone's format is recognised as such, and not called broken", async () => {
  const start = Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1MiHEmiafheic', 'latin1')
  expect(await factsOf(Buffer.concat([start, Buffer.alloc(2000, 7)]))).toEqual({ fault: 'pictureHeic' })
})

test.skipIf(process.platform === 'win32')('a pipe is no picture, and nobody waits for it', async () => {
  const images = join(await contentFolder(), 'images')
  const pipe = join(images, 'pipe.jpg')
  execFileSync('mkfifo', [pipe])
  // Whoever reads it all the same need not wait.
  const writer = spawn('sh', ['-c', 'echo x > "$0"', pipe])
  expect([...(await pictureFacts(images, new Set(['pipe.jpg']))).keys()]).toEqual([name])
  writer.kill()
})

test('a picture of far too many bytes is not opened', async () => {
  expect(await factsOf(Buffer.alloc(40_000_001))).toEqual({ fault: 'pictureTooBig' })
})

test('a picture that is a link out of its folder is refused', async () => {
  const folder = await contentFolder()
  const images = join(folder, 'images')
  renameSync(join(images, name), join(folder, 'outside.jpg'))
  symlinkSync(join(folder, 'outside.jpg'), join(images, name))
  expect(await pictureFacts(images, new Set([name]))).toEqual(new Map([[name, { fault: 'pictureOutside' }]]))
})

test('a picture that no page shows is listed but not opened', async () => {
  const folder = await contentFolder({ 'images/other.jpg': 'anything' })
  const pictures = await pictureFacts(join(folder, 'images'), new Set([name]))
  expect(pictures).toEqual(
    new Map([
      [name, { width: 1600, height: 1200, digest: expect.any(String) }],
      ['other.jpg', undefined],
    ]),
  )
})

test('what a computer leaves in a folder of pictures by itself is no picture', async () => {
  const folder = await contentFolder({
    'images/Thumbs.db': 'x',
    'images/desktop.ini': 'x',
    'images/.DS_Store': 'x',
  })
  const pictures = await pictureFacts(join(folder, 'images'), new Set([name]))
  expect([...pictures.keys()]).toEqual([name])
})

test('a picture is found whether its accents are one character or two', async () => {
  const composed = 'casa-à-tarde.jpg'
  const decomposed = composed.normalize('NFD')
  const images = join(await contentFolder({ [`images/${decomposed}`]: await drawnPicture(640, 480) }), 'images')
  expect(nameOnDisk(images, composed)).toBe(decomposed)
  const pictures = await pictureFacts(images, new Set([composed]))
  expect(pictures.get(decomposed)).toMatchObject({ width: 640 })
})

test('a folder of pictures that does not exist is empty', async () => {
  const folder = await contentFolder()
  rmSync(join(folder, 'images'), { recursive: true })
  expect(await pictureFacts(join(folder, 'images'), new Set([name]))).toEqual(new Map())
})

test('the facts of a picture are kept for the next command, and read again where what was kept is damaged', async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(await contentFolder())
  const picture = await drawnPicture(700, 500)
  const facts = await factsOfPicture(picture)
  expect(facts).toMatchObject({ width: 700, height: 500 })
  const [kept = ''] = readdirSync(cacheFolder('picture-facts')).map((file) => join(cacheFolder('picture-facts'), file))
  writeFileSync(kept, '{"width":1')
  expect(await factsOfPicture(picture)).toEqual(facts)
  writeFileSync(kept, JSON.stringify({ ...facts, width: 1 }))
  expect(await factsOfPicture(picture)).toMatchObject({ width: 1 })
})
