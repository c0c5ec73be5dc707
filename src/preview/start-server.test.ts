import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { rawRequest } from '../../tests/raw-request.ts'
import { openOutput } from '../build/output.ts'
import { headerRules } from '../hosting/headers.ts'
import { headersFile } from '../hosting/headers-file.ts'
import { type RunningServer, startServer } from './start-server.ts'

const inline = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] }
const home = `<!doctype html><title>Início</title>${'<p>Olá. '.repeat(100)}`

/** The served folder lies beside a secret. */
const around = mkdtempSync(join(tmpdir(), 'served-'))
const folder = join(around, 'dist')
let server: RunningServer

beforeAll(async () => {
  write('secret.txt', 'secret')
  write('dist-other/secret.txt', 'secret')
  write('dist/index.html', home)
  write('dist/biodanza.html', '<title>Biodanza</title>')
  write('dist/404.html', '<title>404</title>')
  write('dist/index.json', '{}')
  write('dist/assets/main-a1b2c3.js', 'export {}')
  write('dist/images/sala-a1b2c3d4-480.avif', 'avif')
  write('dist/calendar.ics', 'BEGIN:VCALENDAR')
  write('dist/fonte.woff2', 'woff2')
  write('dist/.well-known/security.txt', 'Contact:')
  write('dist/.secret', 'secret')
  write('dist/_headers', headersFile(headerRules(inline)))
  write('dist/nginx.conf', 'secret')
  symlinkSync(join(around, 'secret.txt'), join(folder, 'link.txt'))
  symlinkSync(around, join(folder, 'up'))
  symlinkSync(join(folder, 'calendar.ics'), join(folder, 'inside.ics'))
  server = await startServer({ folder, port: 0 })
})
afterAll(async () => {
  await server.close()
  rmSync(around, { recursive: true })
})

test('the home page and a page without .html are served as HTML', async () => {
  for (const [path, title] of [
    ['/', 'Início'],
    ['/biodanza', 'Biodanza'],
    ['/biodanza?lang=en', 'Biodanza'],
  ] as const) {
    const { status, headers, text } = await get(path)
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(text).toContain(`<title>${title}`)
  }
})

test('every other spelling of an address leads to the one address of its page, and keeps the query', async () => {
  const spellings = {
    '/biodanza/': '/biodanza',
    '/biodanza.html?lang=en': '/biodanza?lang=en',
    '/index.html': '/',
    '/index': '/',
  }
  for (const [path, address] of Object.entries(spellings)) {
    const { status, headers } = await get(path)
    expect([path, status, headers.location]).toEqual([path, 308, address])
  }
})

test('an unknown path shows the not-found page with status 404, and is asked for anew next time', async () => {
  for (const path of ['/nada', '/nada/', '/nada.html', '/404', '/404.html', '/assets/', '/assets/gone-a1b2c3.js']) {
    const { status, headers, text } = await get(path)
    expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-cache'])
    expect(text).toBe('<title>404</title>')
  }
})

test('nothing outside the folder is served, whatever the path', async () => {
  const paths = [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/..\\secret.txt',
    '/../dist-other/secret.txt',
    '/%252e%252e/secret.txt',
    '/link.txt',
    '/up/secret.txt',
    '/up/dist-other/secret.txt',
    '/.secret',
    '/nginx.conf',
    '/_headers',
    '//etc/passwd',
    '/%2fetc/passwd',
    `/${around}/secret.txt`,
    '/secret.txt%00.html',
    '/biodanza%00',
    '/%',
    '/%ff%fe',
    '/%c0%ae%c0%ae/secret.txt',
    'http://localhost/../secret.txt',
    '*',
  ]
  for (const path of paths) {
    const { status, text } = await get(path)
    expect([path, status]).toEqual([path, 404])
    expect(text, path).toBe('<title>404</title>')
  }
})

test('no path makes the server send a visitor to another site', async () => {
  for (const path of [
    '//example.com/',
    '//example.com/%2e%2e/biodanza/',
    '/\\example.com/',
    '/%5cexample.com.html',
    '//biodanza/',
  ]) {
    const { status, headers } = await get(path)
    expect([path, status, headers.location]).toEqual([path, 404, undefined])
  }
})

test('a folder that is itself a link is served, but no link inside it', async () => {
  expect((await get('/inside.ics')).status).toBe(404)
  const link = join(around, 'link')
  symlinkSync(folder, link)
  const linked = await startServer({ folder: link, port: 0 })
  onTestFinished(() => linked.close())
  expect((await get('/biodanza', {}, linked)).status).toBe(200)
})

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

test('files whose name changes with their content are kept for ever, all others asked for anew', async () => {
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
  expect(brotliDecompressSync(brotli.body).toString()).toBe(home)
  const gzip = await get('/', { 'Accept-Encoding': 'gzip, br;q=0' })
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.body).toString()).toBe(home)
  expect((await get('/', { 'Accept-Encoding': 'identity' })).text).toBe(home)
  expect(Number(brotli.headers['content-length'])).toBe(brotli.body.length)
  const picture = await get('/images/sala-a1b2c3d4-480.avif', { 'Accept-Encoding': 'br' })
  expect([picture.headers['content-encoding'], picture.headers.vary]).toEqual([undefined, undefined])
})

test('what the client already has is not sent again, and what has changed is', async () => {
  const { headers } = await get('/')
  for (const known of [headers.etag, `W/${headers.etag}`, `"other", ${headers.etag}`, '*']) {
    const { status, body } = await get('/', { 'If-None-Match': String(known) })
    expect([known, status, body.length]).toEqual([known, 304, 0])
  }
  const compressed = await get('/', { 'If-None-Match': String(headers.etag), 'Accept-Encoding': 'br' })
  expect(compressed.status).toBe(200)
  expect((await get('/biodanza', { 'If-None-Match': String(headers.etag) })).status).toBe(200)
  expect((await get('/nada', { 'If-None-Match': '*' })).status).toBe(404)
})

test('HEAD gives the headers of GET without the content, and other methods are refused', async () => {
  const [head, whole] = [await get('/', {}, server, 'HEAD'), await get('/')]
  expect([head.status, head.body.length]).toEqual([200, 0])
  expect(head.headers['content-length']).toBe(whole.headers['content-length'])
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE']) {
    const { status, headers } = await get('/', {}, server, method)
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
    get('/', {}, server, 'POST'),
  ]
  for (const { headers } of await Promise.all(answers)) {
    for (const [name, value] of expected) expect([name, headers[name.toLowerCase()]]).toEqual([name, value])
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
  }
})

test('a site that is built anew while it is served is served anew', async () => {
  const site = mkdtempSync(join(around, 'site-'))
  writeFileSync(join(site, 'index.html'), 'old')
  const running = await startServer({ folder: site, port: 0 })
  onTestFinished(() => running.close())
  expect((await get('/', { 'Accept-Encoding': 'br' }, running)).body.length).toBeGreaterThan(0)
  renameSync(site, `${site}-old`)
  mkdirSync(site)
  writeFileSync(join(site, 'index.html'), 'new and longer')
  expect((await get('/', {}, running)).text).toBe('new and longer')
})

test('no request fails while another process builds the site again and again', { timeout: 60_000 }, async () => {
  const site = join(mkdtempSync(join(around, 'rebuilt-')), 'dist')
  const publish = `
    import { openOutput } from '${new URL('../build/output.ts', import.meta.url).href}'
    for (let build = 0; build < 400; build += 1) {
      const output = openOutput(process.argv[1])
      for (const name of ['index.html', 'biodanza.html', '404.html']) output.write('/' + name, name)
      output.publish()
      if (build === 0) console.log('published')
    }`
  const options = ['--import', new URL('../../scripts/typescript.js', import.meta.url).href, '--input-type=module']
  const builds = spawn(process.execPath, [...options, '--eval', publish, site], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(builds, 'close')
  onTestFinished(() => void builds.kill())
  await Promise.race([once(builds.stdout, 'data'), ended])
  const running = await startServer({ folder: site, port: 0 })
  onTestFinished(() => running.close())

  const answers = new Map<string, number>()
  while (builds.exitCode === null) {
    const asked = ['/', '/biodanza', '/nada'].map(async (path) => {
      const { status, text } = await get(path, {}, running)
      return `${path} ${status} ${text}`
    })
    for (const answer of await Promise.all(asked)) answers.set(answer, (answers.get(answer) ?? 0) + 1)
  }
  expect(await ended).toEqual([0, null])
  expect([...answers.keys()].toSorted()).toEqual([
    '/ 200 index.html',
    '/biodanza 200 biodanza.html',
    '/nada 404 404.html',
  ])
})

test('a site that a build left between its two renames when it was killed is put in place and served', async () => {
  const parent = mkdtempSync(join(around, 'killed-'))
  const site = join(parent, 'dist')
  const output = openOutput(site)
  for (const name of ['index.html', '404.html']) output.write(`/${name}`, name)
  output.publish()
  const gone = spawnSync(process.execPath, ['--eval', '']).pid
  const leave = () => renameSync(site, join(parent, `.dist-${gone}-0123abcd-old1`))
  leave()
  const running = await startServer({ folder: site, port: 0 })
  onTestFinished(() => running.close())
  expect((await get('/', {}, running)).text).toBe('index.html')
  leave()
  expect((await get('/', {}, running)).text).toBe('index.html')
})

test('what is not HTTP does not stop the server', async () => {
  const port = Number(new URL(server.url).port)
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end('\0\x01 nonsense\r\n\r\n'))
    socket.on('close', () => resolve()).resume()
  })
  expect((await get('/')).status).toBe(200)
})

test('it does not start without a site, on a port that is taken, or on one that is none', async () => {
  const port = Number(new URL(server.url).port)
  await expect(startServer({ folder: join(around, 'none'), port: 0 })).rejects.toMatchObject({ kind: 'noSite' })
  await expect(startServer({ folder, port })).rejects.toMatchObject({ kind: 'portTaken' })
  await expect(startServer({ folder, port: Number.NaN })).rejects.toMatchObject({ kind: 'noPort' })
})

function write(name: string, content: string): void {
  const file = join(around, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

const get = (path: string, headers: Record<string, string> = {}, from = server, method = 'GET') =>
  rawRequest(from.url, path, { method, headers })
