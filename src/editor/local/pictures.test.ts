import { readdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ContentSnapshot } from '../content-server.ts'
import { openTestEditor } from './testing/open-test-editor.ts'

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(data.length, 0)
  named.copy(framed, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}

/** A PNG of a few bytes that claims to have a great many pixels (PNG, third edition, 11.2.1). */
function decompressionBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc(1_000_000))
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([start, pngChunk('IHDR', header), pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))])
}

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c96' } }).jpeg()

test('what is not a photograph, or broken, or too large, is refused before anything is written', async () => {
  const { call, folder } = await openTestEditor()
  const whole = await photo(800, 600).toBuffer()
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(2000)])
  const sent: Readonly<Record<string, Buffer>> = {
    pictureForm: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    pictureBroken: whole.subarray(0, whole.length / 2),
    pictureHeic: heic,
    pictureTooBig: decompressionBomb(50_000, 50_000),
  }
  for (const [refused, bytes] of Object.entries(sent)) {
    const { answer } = await call('keepPicture', [new Uint8Array(bytes)])
    expect(answer).toEqual({ refused })
  }
  // A telephone of today takes as many pixels: only that the rest of them is missing is wrong here.
  const { answer } = await call('keepPicture', [new Uint8Array(decompressionBomb(16_320, 12_240))])
  expect(answer).toEqual({ refused: 'pictureBroken' })
  const program = await call('keepPicture', [new Uint8Array(Buffer.from('MZ\x90\0 program'))])
  expect(program.answer).toEqual({ refused: 'pictureForm' })
  expect(readdirSync(join(folder, 'images'))).toEqual([])
})

test('a photograph of fifty megabytes is taken, no larger than the site needs it', async () => {
  const { call } = await openTestEditor()
  const bytes = Buffer.concat([await photo(5000, 3750).toBuffer(), Buffer.alloc(50_000_000)])
  const { answer } = await call('keepPicture', [new Uint8Array(bytes)])
  expect(answer).toMatchObject({ facts: { width: 4000, height: 3000 }, extension: 'jpg' })
  // A panorama is still as high as its place needs.
  const panorama = new Uint8Array(await photo(12_000, 3400).toBuffer())
  const taken = await call('keepPicture', [panorama, { width: 1600, height: 1200 }])
  expect(taken.answer).toMatchObject({ facts: { width: 4235, height: 1200 } })
})

test('a file that does not say how long it is, and is too long, is refused', async () => {
  const { url, origin, folder } = await openTestEditor()
  const piece = new Uint8Array(1_000_000)
  // It ends far beyond what is taken, or a server that took it all would fill the memory.
  let left = 200
  const pull = (controller: ReadableStreamDefaultController) =>
    left-- > 0 ? controller.enqueue(piece) : controller.close()
  const endless = new ReadableStream({ pull })
  const sent: RequestInit & { duplex: 'half' } = { method: 'POST', body: endless, duplex: 'half' }
  const headers = { Origin: origin, 'Content-Type': 'application/octet-stream' }
  const refused = await fetch(`${url}api/keepPicture?with=[]`, { ...sent, headers }).then(
    async (response): Promise<unknown> => response.json(),
    // The connection may be closed while more is still being sent.
    () => ({ refused: 'tooLarge' }),
  )
  expect(refused).toEqual({ refused: 'tooLarge' })
  expect(readdirSync(join(folder, 'images'))).toEqual([])
})

test.each([
  '../../segredo.jpg',
  '..\\segredo.jpg',
  '.foto.jpg',
  'a/b.jpg',
  'con.jpg',
  'foto\0.jpg',
  `${'x'.repeat(200)}.jpg`,
])('no picture is written, removed or brought back under the name %s', async (name) => {
  const { call, folder } = await openTestEditor()
  writeFileSync(join(folder, '..', 'segredo.jpg'), 'segredo')
  const kept = await call('keepPicture', [new Uint8Array(await photo(40, 30).toBuffer())])
  const { version } = kept.answer as { version: string }
  expect((await call('restorePicture', [name, version])).answer).toEqual({ refused: 'notFound' })
  expect((await call('restorePicture', ['foto.jpg', name])).answer).toEqual({ refused: 'notFound' })
  expect((await call('removePictures', [[name]])).answer).toEqual([])
  expect(readdirSync(join(folder, '..')).toSorted()).toEqual(['content', 'kept', 'segredo.jpg'])
  expect(readdirSync(join(folder, 'images'))).toEqual([])
})

test('an address of a picture that is wrongly encoded names none', async () => {
  const { get } = await openTestEditor()
  const answer = await get('api/picture?name=%E0%A4%A.jpg&width=40')
  expect([answer.status, await answer.json()]).toEqual([422, { refused: 'notFound' }])
})

test('a photograph whose data a phone has not written by the rules is shown, as every program shows it', async () => {
  const { get, folder } = await openTestEditor()
  const bytes = await photo(400, 300).toBuffer()
  // The last of a scan's coefficients: `Se` of ITU-T T.81, B.2.3.
  bytes[bytes.indexOf(Buffer.from([0xff, 0xda])) + 12] = 0
  writeFileSync(join(folder, 'images', 'samsung.jpg'), bytes)
  expect((await get('api/picture?name=samsung.jpg&width=40')).status).toBe(200)
})

test('a picture that is a link to another folder is neither shown nor removed', async () => {
  const { get, call, folder } = await openTestEditor()
  writeFileSync(join(folder, '..', 'segredo.jpg'), await photo(40, 30).toBuffer())
  symlinkSync(join(folder, '..', 'segredo.jpg'), join(folder, 'images', 'fora.jpg'))
  expect(await (await get('api/picture?name=fora.jpg&width=40')).json()).toEqual({ refused: 'isLink' })
  await call('removePictures', [['fora.jpg']])
  expect(readdirSync(join(folder, 'images'))).toEqual(['fora.jpg'])
  expect(readdirSync(join(folder, '..')).toSorted()).toEqual(['content', 'segredo.jpg'])
})

test('a picture that was removed, even by two tabs, comes back as it was', async () => {
  const { call, folder } = await openTestEditor()
  const bytes = await photo(40, 30).toBuffer()
  writeFileSync(join(folder, 'images', 'velha.jpg'), bytes)
  const { pictures } = (await call('content', [])).answer as ContentSnapshot
  const version = pictures['velha.jpg']?.version ?? ''
  const remove = async () => (await call('removePictures', [['velha.jpg']])).answer
  expect([await remove(), await remove()]).toEqual([[], []])
  expect(readdirSync(join(folder, 'images'))).toEqual([])
  expect((await call('restorePicture', ['velha.jpg', version])).status).toBe(200)
  expect(readFileSync(join(folder, 'images', 'velha.jpg'))).toEqual(bytes)
})

test('a removed picture whose kept file was cut short does not come back', async () => {
  const { call, folder } = await openTestEditor()
  writeFileSync(join(folder, 'images', 'velha.jpg'), await photo(40, 30).toBuffer())
  const { pictures } = (await call('content', [])).answer as ContentSnapshot
  await call('removePictures', [['velha.jpg']])
  const [kept = ''] = readdirSync(join(folder, '..', 'kept'))
  truncateSync(join(folder, '..', 'kept', kept), 100)
  const { answer } = await call('restorePicture', ['velha.jpg', pictures['velha.jpg']?.version])
  expect([answer, readdirSync(join(folder, 'images'))]).toEqual([{ refused: 'notFound' }, []])
})

test.each([
  ['shows it', 'path: /\nblocks:\n  - type: hero\n    picture: { file: velha.jpg }\n'],
  ['cannot be parsed', 'path: /\nblocks: "\n'],
])('a picture is not removed while a file %s', async (_, text) => {
  const { call, folder } = await openTestEditor()
  writeFileSync(join(folder, 'images', 'velha.jpg'), await photo(40, 30).toBuffer())
  writeFileSync(join(folder, 'home.yaml'), text)
  const remove = async () => (await call('removePictures', [['velha.jpg']])).answer
  expect(await remove()).toEqual(['velha.jpg'])
  expect(readdirSync(join(folder, 'images'))).toEqual(['velha.jpg'])
  writeFileSync(join(folder, 'home.yaml'), 'path: /\n')
  expect(await remove()).toEqual([])
  expect(readdirSync(join(folder, 'images'))).toEqual([])
})
