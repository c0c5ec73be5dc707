import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { editorOfSite } from '../src/editor/github/site-files.ts'
import { buildSite } from '../src/generate/build-site.ts'
import { applies } from '../src/generate/hosting/headers.ts'
import { parseHeadersFile } from '../src/generate/hosting/hosting-files.ts'
import { type RunningServer, startServer } from '../src/tools/preview/start-server.ts'
import { siteFiles } from './build/site-files.ts'
import { testSite } from './site.ts'

const without = inject('site')
let folder: string
let server: RunningServer
beforeAll(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'with-editor-')), 'dist')
  const editor = editorOfSite(testSite, { owner: 'ines', name: 'site', branch: 'main', program: {} })
  await buildSite(testSite, folder, { editor })
  server = await startServer({ folder, port: 0 })
}, 300_000)
afterAll(async () => {
  await server.close()
  rmSync(join(folder, '..'), { recursive: true })
})

const ask = (path: string) => fetch(server.url + path, { redirect: 'manual' })

test('with the editor beside them the pages are the same to the byte, and nothing leads to it', () => {
  const all = Object.entries(siteFiles(folder))
  const hosting = new Set(['_headers', 'nginx.conf'])
  const ofVisitors = (files: [string, unknown][]) =>
    Object.fromEntries(files.filter(([name]) => !name.startsWith('editar/') && !hosting.has(name)))
  expect(ofVisitors(all)).toEqual(ofVisitors(Object.entries(siteFiles(without.folder))))
  const texts = ['index.html', 'biodanza.html', 'sitemap.xml', 'robots.txt'].map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  )
  expect(texts.filter((text) => text.includes('editar'))).toEqual([])
})

test('no two rules for hosts set the same header for one address: both would hold', () => {
  const rules = parseHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'))
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
