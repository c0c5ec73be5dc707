import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { rawRequest } from '../../../tests/raw-request.ts'
import { openRepository } from '../../publish/repository.ts'
import type { ContentSnapshot } from '../protocol.ts'
import { openFolderStore } from './folder-store.ts'
import { openKeepsake } from './keepsake.ts'
import { askSite } from './publish/live-site.ts'
import { openPublisher } from './publish/publisher.ts'
import { type RunningEditor, startEditor } from './start-editor.ts'

const home = 'path: /\n'
const page = { 'Content-Type': 'text/html' }

const factsOf = async (bytes: Buffer) => sharp(bytes).metadata()

interface OpenedEditor extends RunningEditor {
  readonly folder: string
  readonly origin: string
  readonly prefix: string
  readonly send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>
}

async function openEditor(): Promise<OpenedEditor> {
  const around = mkdtempSync(join(tmpdir(), 'editor-'))
  const folder = join(around, 'content')
  mkdirSync(join(folder, 'images'), { recursive: true })
  writeFileSync(join(folder, 'home.yaml'), home)
  const [store, repository] = [await openFolderStore(folder), await openRepository(folder)]
  const keepsake = openKeepsake(join(around, 'kept'))
  const services = {
    store,
    keepsake,
    factsOf,
    publisher: openPublisher({ store, keepsake, repository, contentFolder: folder, factsOf, askSite }),
    previewOf: async (bytes: Buffer) => bytes,
  }
  const editor = await startEditor(services, { document: (name) => `<title>${name}</title>`, assets: new Map() }, 0)
  onTestFinished(async () => {
    await editor.close()
    rmSync(around, { recursive: true })
  })
  const { origin, pathname: prefix } = new URL(editor.url)
  return {
    ...editor,
    folder,
    origin,
    prefix,
    send: (method, path, body, headers = {}) =>
      fetch(editor.url + path, {
        method,
        ...(body !== undefined && {
          body: body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body),
        }),
        headers: {
          Origin: origin,
          'Content-Type': body instanceof Uint8Array ? 'application/octet-stream' : 'application/json',
          ...headers,
        },
      }),
  }
}

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(data.length, 0)
  named.copy(framed, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}

/** A PNG of a few bytes that says to have many pixels (PNG, third edition, 11.2.1). */
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

test('it listens on this machine alone', async () => {
  const { url } = await openEditor()
  const addresses = (await import('node:os')).networkInterfaces()
  const outside = Object.values(addresses)
    .flatMap((each) => each ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
  for (const { address } of outside) {
    await expect(fetch(url.replace('localhost', address))).rejects.toThrow()
  }
  expect((await fetch(url)).status).toBe(200)
})

test('nothing is answered to whoever does not know the secret of its address', async () => {
  const { origin, prefix } = await openEditor()
  const guesses = [
    '/',
    '/api/content',
    '/x/api/content',
    `${prefix.slice(0, -2)}x/api/content`,
    `//${prefix}api/content`,
  ]
  for (const path of guesses) expect([path, (await fetch(origin + path)).status]).toEqual([path, 403])
})

test('a foreign name that was made to lead here is refused', async () => {
  const { origin, prefix } = await openEditor()
  const { port } = new URL(origin)
  for (const host of [
    `evil.example:${port}`,
    'localhost',
    `localhost.evil.example:${port}`,
    `localhost:${Number(port) + 1}`,
  ]) {
    const { status } = await rawRequest(origin, `${prefix}api/content`, { headers: { Host: host } })
    expect([host, status]).toEqual([host, 403])
  }
})

test('another page can change nothing, even where it knows the address', async () => {
  const { send, folder, url } = await openEditor()
  const change = { text: 'path: /mau\n', base: null }
  for (const origin of ['https://evil.example', 'http://localhost:1', 'null']) {
    const { status } = await send('PUT', 'api/files/mau.yaml', change, { Origin: origin })
    expect([origin, status]).toEqual([origin, 403])
  }
  const simple = await fetch(`${url}api/files/mau.yaml`, { method: 'PUT', body: JSON.stringify(change) })
  expect(simple.status).toBe(403)
  expect((await send('PUT', 'api/files/mau.yaml', change, { 'Content-Type': 'text/plain' })).status).toBe(415)
  expect(readdirSync(folder)).toEqual(['home.yaml', 'images'])
})

test('its pages run no script but its own, and stand in no frame but its own', async () => {
  const { send } = await openEditor()
  const policy = async (path: string) =>
    (await send('GET', path, undefined, page)).headers.get('content-security-policy')
  expect(await policy('')).toContain("script-src 'self'; ")
  expect(await policy('')).toContain("frame-ancestors 'none'")
  expect(await policy('frame')).toContain("frame-ancestors 'self'")
  expect(await policy('')).not.toContain('unsafe')
})

test('a file is read with its version, changed, and refused with what stands there where somebody else was first', async () => {
  const { send, folder } = await openEditor()
  const { files } = (await (await send('GET', 'api/content')).json()) as ContentSnapshot
  const base = files['home.yaml']?.version
  const saved = await send('PUT', 'api/files/home.yaml', { text: 'path: /novo\n', base })
  expect(saved.status).toBe(200)
  expect(readFileSync(join(folder, 'home.yaml'), 'utf8')).toBe('path: /novo\n')
  const late = await send('PUT', 'api/files/home.yaml', { text: 'path: /tarde\n', base })
  expect([late.status, await late.json()]).toEqual([
    409,
    { refused: 'changedMeanwhile', current: { text: 'path: /novo\n', version: expect.any(String) as string } },
  ])
})

test.each([
  '..%2fsecret.yaml',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  'images%2fa.jpg',
  'a.yml',
  '%00.yaml',
  '%ff',
  'package.json',
])('no file is written under the name %s', async (name) => {
  const { send, folder } = await openEditor()
  const { status } = await send('PUT', `api/files/${name}`, { text: 'x', base: null })
  expect(status).toBe(400)
  expect(readdirSync(folder)).toEqual(['home.yaml', 'images'])
})

test('a file that is a link to another folder is not written through', async () => {
  const { send, folder } = await openEditor()
  writeFileSync(join(folder, '..', 'secret.yaml'), 'secret')
  symlinkSync(join(folder, '..', 'secret.yaml'), join(folder, 'fora.yaml'))
  expect((await send('PUT', 'api/files/fora.yaml', { text: 'x', base: null })).status).toBe(400)
  expect(readFileSync(join(folder, '..', 'secret.yaml'), 'utf8')).toBe('secret')
})

test('a photograph is turned as it was held, loses what it tells of the place, and gets a name that is free', async () => {
  const { send, folder } = await openEditor()
  const exif = { IFD0: { Copyright: 'Segredo' } }
  const held = await photo(800, 600).withMetadata({ orientation: 6 }).withExif(exif).toBuffer()
  const names = []
  for (let time = 0; time < 2; time += 1) {
    const answer = await send('PUT', 'api/pictures/sala.jpeg', new Uint8Array(held))
    names.push(((await answer.json()) as { name: string }).name)
  }
  expect(names).toEqual(['sala.jpg', 'sala-2.jpg'])
  const { width, height, exif: left } = await sharp(join(folder, 'images', 'sala.jpg')).metadata()
  expect([width, height, left]).toEqual([600, 800, undefined])
})

test('what is no photograph, or broken, or too large, is named before anything is written', async () => {
  const { send, folder } = await openEditor()
  const whole = await photo(800, 600).toBuffer()
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(2000)])
  const sent: Readonly<Record<string, Buffer>> = {
    pictureForm: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    pictureBroken: whole.subarray(0, whole.length / 2),
    pictureHeic: heic,
    pictureTooBig: decompressionBomb(50_000, 50_000),
  }
  for (const [refused, bytes] of Object.entries(sent)) {
    const answer = await send('PUT', 'api/pictures/foto.jpg', new Uint8Array(bytes))
    expect([answer.status, await answer.json()]).toEqual([422, { refused }])
  }
  const program = await send('PUT', 'api/pictures/foto.jpg', new Uint8Array(Buffer.from('MZ\x90\0 program')))
  expect(program.status).toBe(422)
  expect(readdirSync(join(folder, 'images'))).toEqual([])
})

test('a file of 300 MB is refused without being read to its end', async () => {
  const { send, folder } = await openEditor()
  const refused = await send('PUT', 'api/pictures/foto.jpg', new Uint8Array(300_000_000)).then(
    ({ status }) => status,
    // The connection may be closed while the rest is still being sent.
    () => 413,
  )
  expect(refused).toBe(413)
  expect(readdirSync(join(folder, 'images'))).toEqual([])
})

test('a photograph that is too small for its place, as it was held, is told with its size before anything is written', async () => {
  const { send, folder } = await openEditor()
  const held = await photo(900, 600).withMetadata({ orientation: 6 }).toBuffer()
  const answer = await send('PUT', 'api/pictures/foto.jpg?width=700&height=500', new Uint8Array(held))
  expect([answer.status, await answer.json()]).toEqual([
    422,
    { refused: 'pictureTooSmall', size: { width: 600, height: 900 } },
  ])
  expect(readdirSync(join(folder, 'images'))).toEqual([])
  expect((await send('PUT', 'api/pictures/foto.jpg?width=600&height=900', new Uint8Array(held))).status).toBe(200)
})

test('a file that never says how long it is, and never ends, is refused', async () => {
  const { url, origin, folder } = await openEditor()
  const piece = new Uint8Array(1_000_000)
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(piece) })
  const sent: RequestInit & { duplex: 'half' } = { method: 'PUT', body: endless, duplex: 'half' }
  const headers = { Origin: origin, 'Content-Type': 'application/octet-stream' }
  const refused = await fetch(`${url}api/pictures/foto.jpg`, { ...sent, headers }).then(
    ({ status }) => status,
    // The connection may be closed while more is still being sent.
    () => 413,
  )
  expect(refused).toBe(413)
  expect(readdirSync(join(folder, 'images'))).toEqual([])
})

test.each([
  '..%2f..%2fsegredo.jpg',
  '%2e%2e%5csegredo.jpg',
  '.foto.jpg',
  'a%2fb.jpg',
  'con.jpg',
  'foto%00.jpg',
  `${'x'.repeat(200)}.jpg`,
])('no picture is written, removed or brought back under the name %s', async (name) => {
  const { send, folder } = await openEditor()
  writeFileSync(join(folder, '..', 'segredo.jpg'), 'segredo')
  const bytes = new Uint8Array(await photo(40, 30).toBuffer())
  expect((await send('PUT', `api/pictures/${name}`, bytes)).status).toBe(400)
  expect((await send('PUT', `api/pictures/${name}?kept=x`)).status).toBe(404)
  expect((await send('PUT', `api/pictures/foto.jpg?kept=${name}`)).status).toBe(404)
  expect((await send('DELETE', `api/pictures/${name}`)).status).toBe(404)
  expect(readdirSync(join(folder, '..')).toSorted()).toEqual(['content', 'segredo.jpg'])
  expect(readdirSync(join(folder, 'images'))).toEqual([])
})

test('a picture that is a link to another folder is neither shown nor removed', async () => {
  const { send, folder } = await openEditor()
  writeFileSync(join(folder, '..', 'segredo.jpg'), await photo(40, 30).toBuffer())
  symlinkSync(join(folder, '..', 'segredo.jpg'), join(folder, 'images', 'fora.jpg'))
  expect((await send('GET', 'api/pictures/fora.jpg')).status).toBe(400)
  expect((await send('DELETE', 'api/pictures/fora.jpg')).status).toBe(400)
  expect(readdirSync(join(folder, '..')).toSorted()).toEqual(['content', 'segredo.jpg'])
})

test('a picture that was removed comes back as it was', async () => {
  const { send, folder } = await openEditor()
  const bytes = await photo(40, 30).toBuffer()
  writeFileSync(join(folder, 'images', 'velha.jpg'), bytes)
  const { pictures } = (await (await send('GET', 'api/content')).json()) as ContentSnapshot
  const version = pictures['velha.jpg']?.version ?? ''
  expect((await send('DELETE', 'api/pictures/velha.jpg')).status).toBe(200)
  expect(readdirSync(join(folder, 'images'))).toEqual([])
  expect((await send('PUT', `api/pictures/velha.jpg?kept=${version}`)).status).toBe(200)
  expect(readFileSync(join(folder, 'images', 'velha.jpg'))).toEqual(bytes)
})

test('what was done is remembered over a restart, and another program can not read it from the content', async () => {
  const { send, folder } = await openEditor()
  expect(await (await send('GET', 'api/history')).json()).toBeNull()
  await send('PUT', 'api/history', [{ label: 'Título' }])
  expect(await (await send('GET', 'api/history')).json()).toEqual([{ label: 'Título' }])
  expect(readdirSync(folder)).toEqual(['home.yaml', 'images'])
})

test('a change that another program makes is told to every page that is open', async () => {
  const { folder, url } = await openEditor()
  const answers = await Promise.all([fetch(`${url}api/changes`), fetch(`${url}api/changes`)])
  const told = answers.map(async ({ body }) => {
    let text = ''
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      text += Buffer.from(chunk).toString()
      if (text.includes('data: ')) return text.slice(text.indexOf('data: '))
    }
    return text
  })
  writeFileSync(join(folder, 'home.yaml'), 'path: /fora\n')
  for (const text of await Promise.all(told)) expect(text).toContain('{"kind":"file","name":"home.yaml","version":"')
})
