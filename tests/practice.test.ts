import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { notFoundPath } from '../src/content/model/site-addresses.ts'
import { builtPages, type LocalisedBuiltPage } from '../src/tools/audit/built-document.ts'
import { htmlFaults } from '../src/tools/audit/html-faults.ts'
import { chromiumForTests } from './new-page.ts'

/** What a practice has to show, as a visitor and a search engine find it. */

const { folder, pages } = inject('site')
const built = builtPages(folder).filter(({ path }) => path !== notFoundPath)
const newPage = chromiumForTests()

const licence = {
  pt: 'Membro da Ordem da Amostra, cédula n.º\u00A000700',
  en: 'Member of the Order of the Sample, licence no.\u00A000700',
}
const licencesIn = ({ elements }: LocalisedBuiltPage, type: string) =>
  elements.flatMap(({ attributes, block, text }) => (attributes['class'] === 'licence' && block === type ? [text] : []))

test('every page ends with the licences, in its language', () => {
  for (const page of built) {
    expect([page.path, ...licencesIn(page, 'footer')]).toEqual([page.path, licence[page.language]])
  }
})

test('the licences stand beside the role of the owner, and of nobody else', () => {
  for (const page of built) {
    if (page.path === '/') expect(licencesIn(page, 'contact')[0]).toBe(licence[page.language])
    if (page.path === '/biodanza') expect(licencesIn(page, 'facilitator')[0]).toBe(licence[page.language])
    if (page.path === '/grupos/retiro')
      expect([...licencesIn(page, 'contact'), ...licencesIn(page, 'facilitator')]).toEqual([])
  }
})

function credentialsOf(path: string): object[] | undefined {
  const page = built.find((each) => each.path === path && each.language === 'pt')
  const data = page?.elements.find(({ attributes }) => attributes['type'] === 'application/ld+json')?.text ?? '[]'
  const things = JSON.parse(data) as { '@type': string; hasCredential?: object[] }[]
  return things.find((thing) => thing['@type'] === 'Person')?.hasCredential
}

test('the structured data has the licences of the owner as credentials', () => {
  expect(credentialsOf('/')?.[0]).toEqual({
    '@type': 'EducationalOccupationalCredential',
    credentialCategory: 'license',
    name: 'Membro da Ordem da Amostra, cédula n.º 00700',
    identifier: '00700',
  })
  expect(credentialsOf('/grupos/retiro')).toBeUndefined()
})

test('the footer leads to the complaints book, in a tab that cannot reach back', () => {
  for (const { elements, language } of built) {
    const link = elements.find(({ attributes }) => attributes['href'] === 'https://www.livroreclamacoes.pt/')
    expect(link?.block).toBe('footer')
    expect(link?.text).toMatch(language === 'pt' ? /^Livro de Reclamações/ : /^Complaints book/)
    expect(link?.attributes).toMatchObject({ target: '_blank', rel: 'noopener' })
  }
})

test('a chat button may be preceded by a sentence, and testimonials may have no stars and say whose they are', () => {
  const retreat = built.find(({ path, language }) => path === '/grupos/retiro' && language === 'en')
  const shown = (type: string) => retreat?.elements.filter(({ block }) => block === type) ?? []
  const order = shown('contact').map(({ attributes }) => attributes['class'])
  expect(order.indexOf('notice')).toBeGreaterThan(0)
  expect(order.indexOf('notice')).toBeLessThan(order.indexOf('button primary'))
  expect(shown('testimonials').map(({ text }) => text)).toContain('From people who came to last year’s retreat.')
  expect(shown('testimonials').some(({ attributes }) => attributes['class'] === 'stars')).toBe(false)
  const home = built.find(({ path }) => path === '/')
  expect(home?.elements.filter(({ attributes }) => attributes['class'] === 'stars')).toHaveLength(3)
})

test('an address that a page once had leads on to it without a script, is valid, and is not to be found', async () => {
  const html = readFileSync(join(folder, 'grupos/serra.html'), 'utf8')
  expect(await htmlFaults(html)).toEqual([])
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<link rel="canonical" href="https://ines-falcao.example/grupos/retiro">')
  expect(readFileSync(join(folder, 'sitemap.xml'), 'utf8')).not.toContain('/grupos/serra')
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
