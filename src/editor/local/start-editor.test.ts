import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rawRequest } from '../../../tests/raw-request.ts'
import type { ContentSnapshot } from '../protocol.ts'
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
  expect(await policy('')).not.toContain('unsafe')
})

test('a change to a newer version of a file is refused with the current text', async () => {
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
})

test('a change made by another program is sent to every open page', async () => {
  const { folder, url } = await openTestEditor()
  const answers = await Promise.all([fetch(`${url}api/changes`), fetch(`${url}api/changes`)])
  const reported = answers.map(async ({ body }) => {
    let text = ''
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      text += Buffer.from(chunk).toString()
      if (text.includes('data: ')) return text.slice(text.indexOf('data: '))
    }
    return text
  })
  writeFileSync(join(folder, 'home.yaml'), 'path: /fora\n')
  for (const text of await Promise.all(reported)) expect(text).toContain('["home.yaml","')
})
