import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { applies } from '../../src/generate/hosting/headers.ts'
import { parseHeadersFile } from '../../src/generate/hosting/hosting-files.ts'
import { siteFiles } from '../build/site-files.ts'
import { describeNeeding } from '../needs.ts'
import { findNginx, outline, startNginx } from '../nginx.ts'
import { rawRequest } from '../raw-request.ts'
import { siteWithEditor } from '../site-with-editor.ts'

const without = inject('site')
const built = siteWithEditor()

const ask = (path: string) => fetch(built().url + path, { redirect: 'manual' })

test('with the editor beside them the pages are the same to the byte, and nothing leads to it', () => {
  const all = Object.entries(siteFiles(built().folder))
  const hosting = new Set(['_headers', 'nginx.conf'])
  const ofVisitors = (files: [string, unknown][]) =>
    Object.fromEntries(files.filter(([name]) => !name.startsWith('editar/') && !hosting.has(name)))
  expect(ofVisitors(all)).toEqual(ofVisitors(Object.entries(siteFiles(without.folder))))
  const texts = ['index.html', 'biodanza.html', 'sitemap.xml', 'robots.txt'].map((file) =>
    readFileSync(join(built().folder, file), 'utf8'),
  )
  expect(texts.filter((text) => text.includes('editar'))).toEqual([])
})

test('no two rules for hosts set the same header for one address: both would hold', () => {
  const rules = parseHeadersFile(readFileSync(join(built().folder, '_headers'), 'utf8'))
  for (const path of [
    ...without.pages.map((page) => page.path),
    '/editar/',
    '/editar/frame',
    '/editar/assets/app.js',
  ]) {
    const names = rules.filter((rule) => applies(rule, path)).flatMap(({ headers }) => Object.keys(headers))
    expect([path, names]).toEqual([path, [...new Set(names)]])
    expect([path, names.includes('Content-Security-Policy')]).toEqual([path, !path.includes('assets')])
  }
})

test('the editor has one address, is not indexed, and can be in no frame but that its page is in its own', async () => {
  for (const path of ['/editar', '/editar/index', '/editar/index.html']) {
    const { status, headers } = await ask(path)
    expect([path, status, headers.get('location')]).toEqual([path, 308, '/editar/'])
  }
  for (const [path, ancestors] of [
    ['/editar/', 'none'],
    ['/editar/frame', 'self'],
  ] as const) {
    const answer = await ask(path)
    const policy = answer.headers.get('content-security-policy')
    expect([path, answer.status, answer.headers.get('x-robots-tag')]).toEqual([path, 200, 'noindex'])
    expect(policy).toContain(`frame-ancestors '${ancestors}'`)
    expect(policy).toContain("connect-src 'self' https://api.github.com;")
    expect(policy).not.toContain('unsafe')
    const html = await answer.text()
    expect(html).toContain('<meta name="robots" content="noindex">')
    // What a `<meta>` can say is the same, for hosts that send no headers.
    expect(html).toContain(`content="${policy?.replace(/; frame-ancestors.*/, '')}"`)
  }
})

test('what the editor keeps in a browser to open without a network is all its own', async () => {
  const answer = await ask('/editar/worker.js')
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
  const [, files = ''] = /^const files = (.*)$/m.exec(await answer.text()) ?? []
  const addresses = (JSON.parse(files) as [string, string][]).map(([address]) => address)
  expect(addresses).toEqual(
    expect.arrayContaining(['/editar/', expect.stringMatching(/^\/editar\/frame\?v=/), '/editar/pictures.json']),
  )
  const statuses = addresses.map(async (address) => [address.startsWith('/editar/'), (await ask(address)).status])
  expect(await Promise.all(statuses)).toEqual(addresses.map(() => [true, 200]))
})

describeNeeding('nginx', findNginx() !== undefined, () => {
  test('nginx answers the addresses of the editor as the preview does', async () => {
    const nginx = await startNginx(built().folder)
    onTestFinished(() => nginx.close())
    const assets = readdirSync(join(built().folder, 'editar/assets')).map((name) => `assets/${name}`)
    const names = ['', '?lang=en', 'index', 'index.html', 'frame', 'worker.js', 'pictures.json', ...assets]
    for (const path of ['/biodanza', ...names.map((name) => `/editar/${name}`)]) {
      const [expected, answer] = await Promise.all([rawRequest(built().url, path), rawRequest(nginx.url, path)])
      const promised = outline(expected)
      // nginx sends the policy of the pages with whatever has none of its own.
      if (promised.headers['content-security-policy'] === undefined) delete promised.headers['content-security-policy']
      expect([path, outline(answer)]).toMatchObject([path, promised])
    }
  })
})
