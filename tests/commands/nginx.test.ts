import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { startServer } from '../../src/tools/preview/start-server.ts'
import { describeNeeding } from '../needs.ts'
import { findNginx, outline, startNginx } from '../nginx.ts'
import { rawRequest } from '../raw-request.ts'

const site = inject('site')
describeNeeding('nginx', findNginx() !== undefined, () => {
  let nginx: Awaited<ReturnType<typeof startNginx>>
  beforeAll(async () => {
    nginx = await startNginx(site.folder)
  })
  afterAll(() => nginx.close())

  const file = (folder: string, ending: string) =>
    `/${folder}/${readdirSync(`${site.folder}/${folder}`).find((name) => name.endsWith(ending))}`
  const paths = [
    '/',
    ...site.pages.flatMap(({ name }) => [`/${name}`, `/en/${name}`, `/${name}/`, `/en/${name}/?from=chat`]),
    ...site.pages.flatMap(({ name }) => [`/${name}.html`, `/en/${name}.html?from=chat`, `/${name}.json`]),
    '/en',
    '/en/',
    '/en/nada',
    file('assets', '.js'),
    file('assets', '.woff2'),
    file('images', '.avif'),
    file('images', '.webp'),
    file('images', '.jpg'),
    file('share', '.png'),
    file('calendar', '.ics'),
    '/site.webmanifest',
    '/sitemap.xml',
    '/robots.txt',
    '/icon.svg',
    '/nada',
    '/nada/',
    '/grupos',
    '/grupos/',
    '/nada.html',
    '/404',
    '/404.html',
    '/assets',
    '/assets/',
    '/assets/gone.js',
    '/_headers',
    '/_redirects',
    '/nginx.conf',
    '/.htaccess',
    '/biodanza%0d%0aX-Added:1/',
  ]
  for (const path of paths) {
    test(`nginx answers ${path} as the preview does`, async () => {
      const [expected, answer] = await Promise.all([rawRequest(site.url, path), rawRequest(nginx.url, path)])
      expect(outline(answer)).toEqual(outline(expected))
      if (answer.status !== 308) expect(answer.body).toEqual(expected.body)
    })
  }

  test('nginx redirects from an address that a page once had', async () => {
    const { status, headers } = await rawRequest(nginx.url, '/en/retiro?from=chat')
    expect([status, headers['location']]).toEqual([308, '/en/grupos/retiro?from=chat'])
  })

  test('a file that proves to Google who owns the site has its whole name as its address, in nginx and in the preview', async () => {
    const [name, folder] = ['google0a1b.html', mkdtempSync(join(tmpdir(), 'site-'))]
    cpSync(site.folder, folder, { recursive: true })
    writeFileSync(join(folder, name), 'a proof')
    const own = await startNginx(folder)
    const preview = await startServer({ folder, port: 0 })
    onTestFinished(async () => {
      await Promise.all([own.close(), preview.close()])
      rmSync(folder, { recursive: true })
    })
    for (const { url } of [own, preview]) {
      const { status, body } = await rawRequest(url, `/${name}`)
      expect([url, status, String(body)]).toEqual([url, 200, 'a proof'])
    }
  })

  test('nginx gives nothing for a path that leads out of the folder', async () => {
    for (const path of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/..%2f..%2fetc/passwd',
      '/assets/../../../etc/passwd',
      '//etc/passwd',
    ]) {
      const { status } = await rawRequest(nginx.url, path)
      expect([path, status]).toEqual([path, status === 400 ? 400 : 404])
    }
  })

  test('nginx compresses text, and refuses methods other than GET and HEAD', async () => {
    const { headers } = await rawRequest(nginx.url, '/', { headers: { 'Accept-Encoding': 'gzip' } })
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect((await rawRequest(nginx.url, '/', { method: 'POST' })).status).toBe(405)
    expect((await rawRequest(nginx.url, '/', { method: 'HEAD' })).status).toBe(200)
  })
})
