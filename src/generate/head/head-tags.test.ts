import { type CheerioAPI, load } from 'cheerio'
import { expect, test } from 'vitest'
import { testContent, testPage, text } from '../../content/testing/test-content.ts'
import { headTags, notFoundTags } from './head-tags.ts'
import { siteColours } from '../../site/styles/site-colours.ts'

const { site } = testContent
const colours = siteColours()

test('a page has one canonical address, and says where it is in each language', () => {
  expect(links(headOf('/aula')).filter(({ rel }) => rel === 'canonical' || rel === 'alternate')).toEqual([
    { rel: 'canonical', href: 'https://ana.example/aula' },
    { rel: 'alternate', hreflang: 'pt', href: 'https://ana.example/aula' },
    { rel: 'alternate', hreflang: 'en', href: 'https://ana.example/en/aula' },
    { rel: 'alternate', hreflang: 'x-default', href: 'https://ana.example/aula' },
  ])
  expect(links(headOf('/')).find(({ hreflang }) => hreflang === 'en')?.href).toBe('https://ana.example/en')
})

test('a chat application finds title, description, language and picture', () => {
  expect(openGraph(headOf('/aula'))).toEqual({
    'og:type': 'website',
    'og:site_name': 'Ana Exemplo',
    'og:url': 'https://ana.example/aula',
    'og:title': 'Aula aberta às quartas',
    'og:description': 'Todas as quartas-feiras.',
    'og:locale': 'pt_PT',
    'og:locale:alternate': 'en_GB',
    'og:image': 'https://ana.example/share/aula.png',
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Aula aberta às quartas',
  })
  expect(metas(headOf('/aula')).filter(({ property }) => property === 'og:locale:alternate')).toHaveLength(1)
  expect(metas(headOf('/aula')).filter(({ name }) => name?.startsWith('twitter:'))).toEqual([
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image:alt', content: 'Aula aberta às quartas' },
  ])
})

test('a browser finds icons, a manifest, and the colour of the page in both schemes', () => {
  const head = headOf('/')
  expect(links(head).filter(({ rel }) => rel !== 'canonical' && rel !== 'alternate')).toEqual([
    { rel: 'icon', href: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/icon-180.png' },
    { rel: 'manifest', href: '/site.webmanifest' },
  ])
  // Or a phone would make links of numbers, days and addresses in the page, before React expects the page as it was.
  expect(metas(head).find(({ name }) => name === 'format-detection')?.content).toContain('telephone=no')
  expect(metas(head).filter(({ name }) => name === 'theme-color')).toEqual([
    { name: 'theme-color', content: colours.dark.paper, media: '(prefers-color-scheme: dark)' },
    { name: 'theme-color', content: colours.light.paper },
  ])
})

test('whatever a title or a description says, it stays text', () => {
  const hostile = `"><script>alert(1)</script>&quot;'</title><!--`
  const head = headOf('/', { title: text(hostile), description: text(hostile) })
  expect(head('script')).toHaveLength(1)
  expect(head(':not(html, head, body, link, meta, script)')).toHaveLength(0)
  expect(openGraph(head)['og:title']).toBe(hostile)
  expect(openGraph(head)['og:description']).toBe(hostile)
  expect(practiceDescription(head)).toBe(hostile)
})

test('the not-found page is not indexed and claims no address', () => {
  const head = load(notFoundTags(colours))
  expect(metas(head)).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(links(head).map(({ rel }) => rel)).toEqual(['icon', 'icon', 'apple-touch-icon', 'manifest'])
  expect(openGraph(head)).toEqual({})
})

function headOf(path: string, changes?: Parameters<typeof testPage>[2]): CheerioAPI {
  return load(headTags(testPage(path, 'pt', changes), site, '/share/aula.png', colours, '2027-01-01'))
}

const attributesOf = ($: CheerioAPI, tagName: 'link' | 'meta'): Record<string, string | undefined>[] =>
  $(tagName)
    .toArray()
    .map(({ attribs }) => ({ ...attribs }))
const links = ($: CheerioAPI) => attributesOf($, 'link')
const metas = ($: CheerioAPI) => attributesOf($, 'meta')

function openGraph($: CheerioAPI): Record<string, string | undefined> {
  return Object.fromEntries(metas($).flatMap(({ property, content }) => (property ? [[property, content]] : [])))
}

function practiceDescription($: CheerioAPI): unknown {
  const data = JSON.parse($('script').text()) as Record<string, unknown>[]
  return data.find((thing) => thing['@type'] === 'ProfessionalService')?.['description']
}
