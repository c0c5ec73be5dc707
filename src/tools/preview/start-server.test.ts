import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openOutput } from '../../generate/output/output.ts'
import { startServer } from './start-server.ts'
import { servedForTests } from './testing/served-folder.ts'

const { around, folder, get, server } = servedForTests()

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

test('what is not HTTP does not stop the server', async () => {
  const port = Number(new URL(server().url).port)
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end('\0\x01 nonsense\r\n\r\n'))
    socket.on('close', () => resolve()).resume()
  })
  expect((await get('/')).status).toBe(200)
})

test('it does not start without a site, on a port that is taken, or on an invalid one', async () => {
  const port = Number(new URL(server().url).port)
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
