import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type RawResponse, rawRequest } from '../../../tests/raw-request.ts'
import { headerRules, keptForEver } from '../../generate/hosting/headers.ts'
import { headersFile } from '../../generate/hosting/hosting-files.ts'
import { openOutput } from '../../generate/output/output.ts'
import { type RunningServer, startServer } from './start-server.ts'

/** What the served pages allow themselves. */
const inline = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] }
/** The home page that is served. */
const servedHome = `<!doctype html><title>Início</title>${'<p>Olá. '.repeat(100)}`

/** The folder that is served lies beside a secret. */
const around = mkdtempSync(join(tmpdir(), 'served-'))
const folder = join(around, 'dist')
let server: RunningServer
beforeAll(async () => {
  for (const [name, content] of Object.entries({
    'secret.txt': 'secret',
    'dist-other/secret.txt': 'secret',
    'dist/index.html': servedHome,
    'dist/biodanza.html': '<title>Biodanza</title>',
    'dist/404.html': '<title>404</title>',
    'dist/index.json': '{}',
    'dist/assets/main-a1b2c3.js': 'export {}',
    'dist/images/sala-a1b2c3d4-480.avif': 'avif',
    'dist/calendar.ics': 'BEGIN:VCALENDAR',
    'dist/fonte.woff2': 'woff2',
    'dist/.well-known/security.txt': 'Contact:',
    'dist/.secret': 'secret',
    'dist/_headers': headersFile(headerRules(inline)),
    'dist/nginx.conf': 'secret',
  })) {
    mkdirSync(dirname(join(around, name)), { recursive: true })
    writeFileSync(join(around, name), content)
  }
  server = await startServer({ folder, port: 0 })
})
afterAll(async () => {
  await server.close()
  rmSync(around, { recursive: true })
})

const get = (path: string, headers = {}, from = server, method = 'GET'): Promise<RawResponse> =>
  rawRequest(from.url, path, { method, headers })

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

test('every other spelling of an address redirects to the one address of its page', async () => {
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

test('an unknown path shows the not-found page with status 404, which is not cached', async () => {
  for (const path of ['/nada', '/nada/', '/nada.html', '/404', '/404.html', '/assets/', '/assets/gone-a1b2c3.js']) {
    const { status, headers, text } = await get(path)
    expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-cache'])
    expect(text).toBe('<title>404</title>')
  }
})

test('nothing outside the folder is served and nobody is sent to another site, whatever the path', async () => {
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
    '//example.com/',
    '//example.com/%2e%2e/biodanza/',
    '/\\example.com/',
    '/%5cexample.com.html',
    '//biodanza/',
  ]
  for (const path of paths) {
    const { status, headers, text } = await get(path)
    expect([path, status, headers.location]).toEqual([path, 404, undefined])
    expect(text, path).toBe('<title>404</title>')
  }
})

test('it does not start without a site, on a port that is taken, or on an invalid one', async () => {
  const port = Number(new URL(server.url).port)
  await expect(startServer({ folder: join(around, 'none'), port: 0 })).rejects.toMatchObject({ code: 'ENOENT' })
  await expect(startServer({ folder, port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await expect(startServer({ folder, port: Number.NaN })).rejects.toMatchObject({ code: 'ERR_SOCKET_BAD_PORT' })
})

test('once it is closed it reads no more, so that its folder may be removed', async () => {
  const removed = mkdtempSync(join(tmpdir(), 'closed-'))
  writeFileSync(join(removed, 'index.html'), 'home')
  writeFileSync(join(removed, '404.html'), 'not there')
  const closing = await startServer({ folder: removed, port: 0 })
  const complaints = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => complaints.mockRestore())
  const visits = Array.from({ length: 50 }, () => fetch(`${closing.url}/nada`).catch(() => undefined))
  await Promise.race(visits)
  await closing.close()
  rmSync(removed, { recursive: true })
  // Whatever were still reading would have met the missing folder by then.
  for (let count = 0; count < 50; count++) await stat(tmpdir())
  expect(complaints).not.toHaveBeenCalled()
})

test('a site that is rebuilt while it is served is served in its new form', async () => {
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

test('a site that a killed build left between its two renames is put in place and served', async () => {
  const parent = mkdtempSync(join(around, 'killed-'))
  const site = join(parent, 'dist')
  const output = openOutput(site)
  for (const name of ['index.html', '404.html']) output.write(`/${name}`, name)
  output.publish()
  renameSync(site, join(parent, '.dist-old'))
  const running = await startServer({ folder: site, port: 0 })
  onTestFinished(() => running.close())
  expect((await get('/', {}, running)).text).toBe('index.html')
})

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/index.json', 'application/json', 'no-cache'],
  ['/assets/main-a1b2c3.js', 'text/javascript; charset=utf-8', keptForEver],
  ['/images/sala-a1b2c3d4-480.avif', 'image/avif', keptForEver],
  ['/calendar.ics', 'text/calendar; charset=utf-8', 'no-cache'],
  ['/fonte.woff2', 'font/woff2', 'no-cache'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
])('%s is sent as %s, and cached for ever only if its name has a hash', async (path, type, policy) => {
  const { status, headers } = await get(path)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, policy])
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
  const paths = ['/', '/nada', '/biodanza/', '/assets/main-a1b2c3.js']
  const answers = [...paths.map((path) => get(path)), get('/', {}, server, 'POST')]
  for (const { headers } of await Promise.all(answers)) {
    for (const [name, value] of expected) expect([name, headers[name.toLowerCase()]]).toEqual([name, value])
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
  }
})
