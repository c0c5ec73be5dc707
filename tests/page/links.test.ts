import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { isReservedPath } from '../../src/content/model/site-addresses.ts'
import { pageEvents } from '../../src/content/page/page.ts'
import { pageDataAddress, type PageData } from '../../src/site/shell/page-data.ts'
import { type AuditedPage, builtPages, leadsOn, selectorOf } from '../../src/tools/audit/built-pages.ts'
import { deadLinks, htmlFaults } from '../../src/tools/audit/built-pages.ts'
import { chromiumForTests } from '../new-page.ts'

const { url, folder, pages } = inject('site')
const documents = builtPages(folder)
const newPage = chromiumForTests()
const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8')
const siteAddress = /<loc>(https:\/\/[^/]+)\//.exec(sitemap)?.[1] ?? ''

test('every address and every anchor that a document names leads somewhere, in its own language', async () => {
  for (const { path, $ } of documents) expect($('[href^="#"]').length, path).toBeGreaterThan(0)
  expect(await deadLinks(documents, url, siteAddress)).toEqual([])
})

test('a link to nowhere or to a missing anchor is found, with its element', async () => {
  const built = builtPages(folder)
  const home = built.find(({ path }) => path === '/')
  const link = home?.$('[data-block] a').first()
  const dead = ['/no-such-page', '#no-such-anchor', '/biodanza#no-such-anchor', `${siteAddress}/gone`]
  // Another site, whose address begins alike.
  link?.before([...dead, `${siteAddress}.org/page`].map((href) => `<a href="${href}"></a>`).join(''))
  const found = await deadLinks(built, url, siteAddress)
  expect(found.map(({ address }) => address)).toEqual(dead)
  const [first] = found
  expect(first && home?.$(selectorOf(home.$, first.element)).attr('href')).toBe('/no-such-page')
})

test('every address in the sitemap, the manifest and the robots file is served', async () => {
  const manifest = JSON.parse(readFileSync(join(folder, 'site.webmanifest'), 'utf8')) as { icons: { src: string }[] }
  const robots = readFileSync(join(folder, 'robots.txt'), 'utf8')
  const addresses = [
    ...[...sitemap.matchAll(/(?:<loc>|href=")([^<"]+)/g)].map(([, address]) => address ?? ''),
    ...manifest.icons.map(({ src }) => src),
    /Sitemap: (.*)/.exec(robots)?.[1] ?? '',
  ]
  expect(addresses.flatMap(localAddress)).toHaveLength(addresses.length)
  expect(await notServed(addresses.flatMap(localAddress))).toEqual([])
})

test('pages and sitemap agree about the languages, and every alternate names the others', () => {
  const inSitemap = new Set([...sitemap.matchAll(/<url>.*?<\/url>/g)].map(([entry]) => alternatesIn(entry)))
  const inPages = documents.filter(({ file }) => !file.endsWith('404.html')).map(alternatesOf)
  expect([...inSitemap].toSorted()).toEqual([...new Set(inPages)].toSorted())
  for (const alternates of inPages) expect(alternates).toMatch(/^pt \S+ en https:\/\/[^/]+\/en\S* x-default \S+$/)
})

test('an address outside the site is always a secure one, opened in a tab that cannot reach back', () => {
  const links = documents.flatMap(({ $ }) => $('a').toArray())
  const outside = links.map(({ attribs }) => attribs).filter(({ href = '' }) => !/^[/#]/.test(href))
  expect(outside.length).toBeGreaterThan(10)
  for (const { href = '', target, rel } of outside) {
    expect(href).toMatch(/^(https:\/\/(?!wa\.me\/(?!\d{8,15}\b))|tel:|mailto:)./)
    if (href.startsWith('https:')) expect([target, rel], href).toEqual(['_blank', 'noopener'])
  }
})

test('every event leads to a map, and to a calendar file in its own language', async () => {
  for (const { path, language, $ } of documents) {
    const data = JSON.parse(readFileSync(join(folder, pageDataAddress(path)), 'utf8')) as PageData
    {
      const page = data[language]
      // The block about the practice leads to a map too.
      const links = $(':not([data-block=practice] *)').toArray()
      const addresses = links.map(({ attribs }) => attribs['href'] ?? '')
      const events = pageEvents(page)
      expect(addresses.filter((address) => address.startsWith('/calendar/'))).toEqual(
        events.map(({ calendar }) => calendar),
      )
      expect(addresses.filter((address) => address.includes('/maps/'))).toEqual(events.map(({ map }) => map))
      for (const { calendar, map } of events) {
        expect(calendar).toMatch(new RegExp(`\\.${page.language}\\.ics$`))
        expect((await fetch(url + calendar)).headers.get('content-type')).toMatch(/^text\/calendar/)
        expect(map).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=\S+$/)
      }
    }
  }
})

test('the not-found page is excluded from search engines, and no other page is', () => {
  const robots = documents.flatMap(({ file, $ }) => {
    const content = $('meta[name=robots]').attr('content')
    return content ? [[file, content]] : []
  })
  expect(robots.toSorted()).toEqual([
    ['404.html', 'noindex'],
    ['en/404.html', 'noindex'],
  ])
})

test.each([
  ['/sitemap.xml', /xml/],
  ['/robots.txt', /text\/plain/],
  ['/site.webmanifest', /application\/manifest\+json/],
  ['/icon.svg', /image\/svg\+xml/],
])('%s is served as what it is', async (address, type) => {
  expect((await fetch(url + address)).headers.get('content-type')).toMatch(type)
})

test('a page can have none of the addresses that a build needs for something else', () => {
  const needed = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/').slice(1))
    .filter((file) => /\/|\.(?:html|json)$/.test(file) && !isOfPage(file))
    .map((file) => `/${file.split(/[/.]/)[0]}`)
  const hint = 'Add each of these to src/content/model/site-addresses.ts.'
  expect(
    [...new Set(needed)].filter((path) => !isReservedPath(path)),
    hint,
  ).toEqual([])
})

test('no id of the program in a page can be the name of a block or of a question', () => {
  const ids = documents.flatMap(({ $ }) => $('[id]:not([data-block], [data-block=faq] *)').toArray())
  expect(new Set(ids.map(({ attribs }) => attribs['id']))).toEqual(
    new Set(['site_root', 'site_main', 'site_announcer']),
  )
  const { $defs } = JSON.parse(readFileSync('schema/shared.schema.json', 'utf8')) as Schema
  expect(ids.filter(({ attribs }) => new RegExp($defs.anchor.pattern).test(attribs['id'] ?? ''))).toEqual([])
})

interface Schema {
  readonly $defs: { readonly anchor: { readonly pattern: string } }
}

/** Whether a file is that of a page, or leads on from an address that a page once had. */
function isOfPage(file: string): boolean {
  const [, name = '', ending] = /^(.+)\.(html|json)$/.exec(file) ?? []
  return (
    pages.some((page) => page.name === name) || (ending === 'html' && leadsOn(readFileSync(join(folder, file), 'utf8')))
  )
}

/** The address on the server of the tests; nothing for an anchor and for what is outside the site. */
function localAddress(address: string): string[] {
  if (address.startsWith(siteAddress)) return [url + address.slice(siteAddress.length)]
  return address.startsWith('/') ? [url + address] : []
}

async function notServed(addresses: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(
    addresses.map(async (address) => ({ address, status: (await fetch(address)).status })),
  )
  return answers.filter(({ status }) => status !== 200).map(({ address, status }) => `${address}: ${status}`)
}

function alternatesOf({ $ }: AuditedPage): string {
  const alternates = $('[rel=alternate]').toArray()
  return alternates.map(({ attribs: { hreflang, href } }) => `${hreflang} ${href}`).join(' ')
}

function alternatesIn(entry: string): string {
  return [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)]
    .map(([, language, href]) => `${language} ${href}`)
    .join(' ')
}

test('an address that a page once had leads on to it without a script, is valid, and gives way to the page', async () => {
  const html = readFileSync(join(folder, 'grupos/serra.html'), 'utf8')
  expect(await htmlFaults(html)).toEqual([])
  // A search engine would take that for a page without a new address.
  expect(html).not.toContain('noindex')
  expect(html).toContain('<link rel="canonical" href="https://ines-falcao.example/grupos/retiro">')
  expect(sitemap).not.toContain('/grupos/serra')
  expect(pages.map(({ path }) => path)).not.toContain('/grupos/serra')
  const page = await newPage({ javaScriptEnabled: false })
  await page.goto('/grupos/serra', { waitUntil: 'commit' })
  await page.waitForURL('**/grupos/retiro')
  await page.getByRole('heading', { level: 1, name: 'Dois dias na serra' }).waitFor()
})

test('redirects are configured for the hosts that can redirect', () => {
  const redirects = readFileSync(join(folder, '_redirects'), 'utf8').split('\n')
  expect(redirects).toContain('/retiro /grupos/retiro 301!')
  expect(redirects).toContain('/retiro /grupos/retiro 301')
})
