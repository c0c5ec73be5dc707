import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { headerRules } from '../../generate/hosting/headers.ts'
import { servedHome, inline, servedForTests } from './testing/served-folder.ts'

const { get, server } = servedForTests()

test('each kind of file has its type', async () => {
  const types = {
    '/index.json': 'application/json',
    '/assets/main-a1b2c3.js': 'text/javascript; charset=utf-8',
    '/images/sala-a1b2c3d4-480.avif': 'image/avif',
    '/calendar.ics': 'text/calendar; charset=utf-8',
    '/fonte.woff2': 'font/woff2',
    '/.well-known/security.txt': 'text/plain; charset=utf-8',
  }
  for (const [path, type] of Object.entries(types)) {
    const { status, headers } = await get(path)
    expect([path, status, headers['content-type']]).toEqual([path, 200, type])
  }
})

test('files with a hash in their name are cached for ever, all others are revalidated', async () => {
  const kept = 'public, max-age=31536000, immutable'
  for (const [path, policy] of [
    ['/assets/main-a1b2c3.js', kept],
    ['/images/sala-a1b2c3d4-480.avif', kept],
    ['/', 'no-cache'],
    ['/index.json', 'no-cache'],
  ] as const) {
    expect([path, (await get(path)).headers['cache-control']]).toEqual([path, policy])
  }
})

test('text is compressed as the client allows, and is the same once decompressed', async () => {
  const brotli = await get('/', { 'Accept-Encoding': 'gzip, deflate, br' })
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(brotliDecompressSync(brotli.body).toString()).toBe(servedHome)
  expect((await get('/', { 'Accept-Encoding': 'identity' })).text).toBe(servedHome)
  expect(Number(brotli.headers['content-length'])).toBe(brotli.body.length)
  const picture = await get('/images/sala-a1b2c3d4-480.avif', { 'Accept-Encoding': 'br' })
  expect([picture.headers['content-encoding'], picture.headers.vary]).toEqual([undefined, undefined])
})

test('HEAD gives the headers of GET without the content, and other methods are refused', async () => {
  const [head, whole] = [await get('/', {}, server(), 'HEAD'), await get('/')]
  expect([head.status, head.body.length]).toEqual([200, 0])
  expect(head.headers['content-length']).toBe(whole.headers['content-length'])
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE']) {
    const { status, headers } = await get('/', {}, server(), method)
    expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD'])
  }
})

test('every answer carries the headers that lock the site down', async () => {
  const expected = Object.entries(headerRules(inline)[0]?.headers ?? {})
  expect(expected).not.toHaveLength(0)
  const answers = [
    get('/'),
    get('/nada'),
    get('/biodanza/'),
    get('/assets/main-a1b2c3.js'),
    get('/', {}, server(), 'POST'),
  ]
  for (const { headers } of await Promise.all(answers)) {
    for (const [name, value] of expected) expect([name, headers[name.toLowerCase()]]).toEqual([name, value])
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
  }
})
