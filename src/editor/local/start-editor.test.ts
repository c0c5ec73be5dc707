import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { rawRequest } from '../../../tests/raw-request.ts'
import { createEditorStore } from '../app/state/editor-store.ts'
import type { PackedHistory } from '../app/state/packed-history.ts'
import { serverClient } from '../app/state/server-client.ts'
import type { ContentSnapshot } from '../content-server.ts'
import { openTestEditor } from './testing/open-test-editor.ts'

const page = { Accept: 'text/html' }

test('it listens on this machine only', async () => {
  const { url } = await openTestEditor()
  const addresses = (await import('node:os')).networkInterfaces()
  const outside = Object.values(addresses)
    .flatMap((each) => each ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
  for (const { address } of outside) {
    await expect(fetch(url.replace('localhost', address))).rejects.toThrow()
  }
  expect((await fetch(url)).status).toBe(200)
})

test('whoever does not know the secret in its address gets no answer', async () => {
  const { origin, prefix } = await openTestEditor()
  const nearly = prefix.slice(0, -2) + (prefix.endsWith('x/') ? 'y' : 'x')
  const guesses = ['/', '/api/content', '/x/api/content', `${nearly}/api/content`, `//${prefix}api/content`]
  for (const path of guesses) expect([path, (await fetch(origin + path)).status]).toEqual([path, 403])
})

test('a foreign host name that resolves to this machine is refused', async () => {
  const { origin, prefix } = await openTestEditor()
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

test('another page can change nothing, even if it knows the address', async () => {
  const { call, folder, url } = await openTestEditor()
  const change = ['mau.yaml', { text: 'path: /mau\n', base: null }]
  for (const origin of ['https://evil.example', 'http://localhost:1', 'null']) {
    const { status } = await call('saveFile', change, { Origin: origin })
    expect([origin, status]).toEqual([origin, 403])
  }
  const simple = await fetch(`${url}api/saveFile`, { method: 'POST', body: JSON.stringify(change) })
  expect(simple.status).toBe(403)
  expect((await call('saveFile', change, { 'Content-Type': 'text/plain' })).answer).toEqual({ refused: 'badRequest' })
  expect(readdirSync(folder)).toEqual(['home.yaml', 'images'])
})

test('its pages run no script but its own, and appear in no frame but its own', async () => {
  const { get } = await openTestEditor()
  const policy = async (path: string) => (await get(path, page)).headers.get('content-security-policy')
  expect(await policy('')).toContain("script-src 'self'; ")
  expect(await policy('')).toContain("frame-ancestors 'none'")
  expect(await policy('frame')).toContain("frame-ancestors 'self'")
  expect(await policy('')).toContain("require-trusted-types-for 'script'")
  expect(await policy('')).not.toContain('unsafe')
})

test('a change to a newer version of a file is refused with the current text; a fault of the program is called that', async () => {
  const { call, folder } = await openTestEditor()
  const { files } = (await call('content', [])).answer as ContentSnapshot
  const base = files['home.yaml']?.version
  const saved = await call('saveFile', ['home.yaml', { text: 'path: /novo\n', base }])
  expect(saved.status).toBe(200)
  expect(readFileSync(join(folder, 'home.yaml'), 'utf8')).toBe('path: /novo\n')
  const late = await call('saveFile', ['home.yaml', { text: 'path: /tarde\n', base }])
  expect(late.answer).toEqual({
    refused: 'changedMeanwhile',
    current: { text: 'path: /novo\n', version: expect.any(String) as string },
  })
  expect(await call('saveFile', ['home.yaml'])).toEqual({ status: 500, answer: { refused: 'failed' } })
})

test('every page learns of a change made by another program, also in a folder that is made later', async () => {
  const { call, folder } = await openTestEditor()
  const versions = async () => (await call('fileVersions', [])).answer as Readonly<Record<string, string>>
  const before = await versions()
  rmSync(join(folder, 'images'), { recursive: true })
  writeFileSync(join(folder, 'home.yaml'), 'path: /fora\n')
  const changed = await versions()
  expect(Object.keys(changed)).toEqual(['home.yaml'])
  expect(changed['home.yaml']).not.toBe(before['home.yaml'])
  mkdirSync(join(folder, 'images'))
  writeFileSync(join(folder, 'images/nova.jpg'), 'nova')
  expect(Object.keys(await versions()).toSorted()).toEqual(['home.yaml', 'images/nova.jpg'])
})

test('a page sees what another program changed back since the last look', async () => {
  const { url, origin, folder } = await openTestEditor()
  const { fetch: send } = globalThis
  const held: (() => void)[] = []
  let looks = 0
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.endsWith('/fileVersions') && (looks += 1) > 1) await new Promise<void>((resolve) => held.push(resolve))
    return send(new URL(address, url), { ...init, headers: { ...init.headers, Origin: origin } })
  })
  const stops: (() => void)[] = [() => void vi.unstubAllGlobals()]
  onTestFinished(() => stops.forEach((stop) => stop()))
  const watch: typeof serverClient.watch = (...listeners) => {
    stops.push(serverClient.watch(...listeners))
    return () => undefined
  }
  const store = createEditorStore({ ...serverClient, watch }, { theirs: '' })
  await store.start()
  await expect.poll(() => held).toHaveLength(1)
  store.change({ label: 'Texto', files: new Map([['home.yaml', 'path: /nova\n']]) })
  await store.saved()
  writeFileSync(join(folder, 'home.yaml'), 'path: /\n')
  held[0]?.()
  await expect.poll(() => store.state().texts.get('home.yaml')).toBe('path: /\n')
})

test.each([
  '',
  '{"steps":[',
  'null',
  '[]',
  '{}',
  '{"steps":[{}],"done":0}',
  '{"steps":[{"id":"1","label":"","files":[],"pictures":[{}]}],"done":1}',
  '{"steps":[],"done":1}',
])('a history that cannot be read is set aside and told, and another begins: %s', async (bytes) => {
  const { call, folder } = await openTestEditor()
  const kept = join(folder, '..', 'kept')
  mkdirSync(kept)
  writeFileSync(join(kept, 'history.json'), bytes)
  const { setAside = '', ...history } = (await call('history', [])).answer as PackedHistory
  expect(history).toEqual({ steps: [], done: 0 })
  expect(readFileSync(setAside, 'utf8')).toBe(bytes)
  const own = { steps: [{ id: 'a', label: 'Texto', files: [] }], done: 1 }
  expect((await call('keepHistory', [own, []])).status).toBe(200)
  expect((await call('history', [])).answer).toMatchObject(own)
})

test.each([
  [
    'Windows 1252',
    [0x93, ...Buffer.from('Não há pressa', 'latin1'), 0x94, 0x20, 0x96, 0x20, 0x80],
    '“Não há pressa” – €',
  ],
  ['UTF-16', Buffer.from('\ufeff“Não há pressa” – €', 'utf16le'), '“Não há pressa” – €'],
  ['Mac Roman', [...Buffer.from('N'), 0x8b, ...Buffer.from('o h'), 0x87], 'Não há'],
  ['Windows 1252, with more quotes and dashes than accents', Buffer.from('It\x92s \x97 fun', 'latin1'), 'It’s — fun'],
  ['Mac Roman, with more quotes and dashes than accents', Buffer.from('It\xd5s \xd1 fun', 'latin1'), 'It’s — fun'],
  ['Windows 1252, in capitals', Buffer.from('Ò Ó Ô Õ', 'latin1'), 'Ò Ó Ô Õ'],
  ['UTF-8 with a byte order mark', Buffer.from('\ufeffpath: /'), '\ufeffpath: /'],
  ['UTF-8, with a letter that is lost', Buffer.from('N\ufffdo h'), 'N\ufffdo h'],
] as const)('a text in %s keeps its letters', async (_, bytes, text) => {
  const { call, folder } = await openTestEditor()
  writeFileSync(join(folder, 'home.yaml'), Uint8Array.from(bytes))
  const { files } = (await call('content', [])).answer as ContentSnapshot
  expect(files['home.yaml']?.text).toBe(text)
})
