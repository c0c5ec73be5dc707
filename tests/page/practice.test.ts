import { expect, inject, test } from 'vitest'
import { notFoundPath } from '../../src/content/model/site-addresses.ts'
import { type AuditedPage, builtPages } from '../../src/tools/audit/built-pages.ts'
import { chromiumForTests } from '../new-page.ts'

/** What a practice has to show, as a visitor and a search engine find it. */

const { folder } = inject('site')
const built = builtPages(folder).filter(({ path }) => path !== notFoundPath)
const newPage = chromiumForTests()

const licence = {
  pt: 'Membro da Ordem da Amostra, cédula n.º\u00A000700',
  en: 'Member of the Order of the Sample, licence no.\u00A000700',
}
const textsIn = ({ $ }: AuditedPage, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => $(element).text())
/** Without what a screen reader says of a link. */
const licencesIn = (page: AuditedPage, type: string) =>
  textsIn(page, `[data-block=${type}] .licence`).map((text) => text.replace(/ \(.*\)$/, ''))

test('every page ends with the licences, in its language, each with a link to the public register', () => {
  for (const page of built) {
    expect([page.path, ...licencesIn(page, 'footer')]).toEqual([page.path, licence[page.language]])
    expect(page.$('[data-block=footer] .licence a').attr('href')).toBe('https://ordem.example/diretorio')
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

/** The structured data of a page, by type. */
function dataOf(path: string, language = 'pt'): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const page = built.find((each) => each.path === path && each.language === language)
  const data = page?.$('[type="application/ld+json"]').text() || '[]'
  const things = JSON.parse(data) as { '@type': string }[]
  return Object.fromEntries(things.map((thing) => [thing['@type'], thing]))
}
const credentialsOf = (path: string) => dataOf(path)['Person']?.['hasCredential'] as object[] | undefined

test('what to know before one writes stands beside every contact but the opening of a page, in its language', () => {
  const said = { pt: 'De momento há lista de espera.', en: 'There is a waiting list at the moment.' }
  const [home, biodanza] = ['/', '/biodanza'].map((path) => built.filter((each) => each.path === path))
  const typesWith = ({ $, language }: AuditedPage) =>
    $(`[data-block]:has(.notice:contains("${said[language]}"))`)
      .toArray()
      .map((block) => $(block).attr('data-block'))
  expect(home?.map(typesWith)).toEqual([
    ['events', 'contact'],
    ['events', 'contact'],
  ])
  expect(biodanza?.map(typesWith)).toEqual([
    ['class-details', 'call-to-action'],
    ['class-details', 'call-to-action'],
  ])
})

test('every page ends with who provides the service, and the block shows what there is to know', () => {
  const ending = { pt: /^Inês Falcão, Unipessoal Lda\. · NIF 999 999 990 · Rua da Amostra, 14/, en: /NIF 999 999 990/ }
  for (const { $, language } of built)
    expect($('.copyright').text().replaceAll('\u00A0', ' ')).toMatch(ending[language])
  const page = built.find(({ path, language }) => path === '/grupos/retiro' && language === 'en')
  const sheet = page && textsIn(page, '[data-block=practice] :is(dt, dd)')
  expect(sheet?.map((text) => text.replaceAll('\u00A0', ' '))).toEqual([
    'Address',
    'Rua da Amostra, 14, 2.º esquerdo',
    '1250-096 Lisboa',
    expect.stringContaining('There is a lift'),
    expect.stringMatching(/^See on the map/),
    'Opening hours',
    'Monday to Thursday, 09:30 to 19:00',
    'Fridays, 09:30 to 13:00',
    'Languages',
    'Portuguese, English and Spanish',
    'For whom',
    'Adults',
    'Sessions',
    'Here and by video',
    'Contact',
    '+351 900 000 011 · Therapy',
    '+351 900 000 012 · Biodanza',
    'ola@ines-falcao.example',
    expect.stringMatching(/^Book a session/),
    'Registrations',
    'Registration with the Sample Authority, no. E000700',
    'Training',
    'Master in Psychology',
    'Elsewhere',
    expect.stringMatching(/^Directory of the Order/),
  ])
})

test('the structured data has the practice with its address, hours and numbers, as far as the page shows them', () => {
  expect(dataOf('/grupos/retiro', 'en')['MedicalBusiness']).toMatchObject({
    legalName: 'Inês Falcão, Unipessoal Lda.',
    vatID: 'PT999999990',
    address: { streetAddress: 'Rua da Amostra, 14, 2.º esquerdo', postalCode: '1250-096', addressLocality: 'Lisboa' },
    identifier: [{ '@type': 'PropertyValue', value: 'E000700' }],
    knowsLanguage: ['pt', 'en', 'es'],
    sameAs: ['https://ordem.example/ines-falcao'],
    contactPoint: [
      { telephone: '+351 900 000 011', contactType: 'Therapy', availableLanguage: ['pt', 'en', 'es'] },
      { telephone: '+351 900 000 012', contactType: 'Biodanza' },
    ],
    openingHoursSpecification: [
      { opens: '09:30', closes: '19:00' },
      { dayOfWeek: ['https://schema.org/Friday'], opens: '09:30', closes: '13:00' },
    ],
  })
  expect(dataOf('/')['MedicalBusiness']).not.toHaveProperty('openingHoursSpecification')
  // The page introduces somebody else.
  expect(dataOf('/grupos/retiro')['MedicalBusiness']).not.toHaveProperty('founder')
})

test('the structured data has the licences of the owner as credentials', () => {
  expect(credentialsOf('/')?.[0]).toEqual({
    '@type': 'EducationalOccupationalCredential',
    credentialCategory: 'license',
    name: 'Membro da Ordem da Amostra, cédula n.º 00700',
    identifier: '00700',
    url: 'https://ordem.example/diretorio',
  })
  expect(credentialsOf('/grupos/retiro')).toBeUndefined()
})

test('the one button is followed by quiet links to a call, an email address and a booking page', () => {
  const contact = built.find(({ path, language }) => path === '/' && language === 'en')
  const links = contact?.$('[data-block=contact] a:not(.notice a, .licence a)').toArray()
  expect(links?.map(({ attribs }) => [attribs['class'], attribs['href']])).toEqual([
    ['button primary', expect.stringContaining('https://wa.me/')],
    ['inline', 'tel:+351900000011'],
    ['inline', 'mailto:ola@ines-falcao.example'],
    ['inline', 'https://marcar.example/ines-falcao'],
  ])
})

test('no host finds an email address to rewrite in a document, and a visitor reads it', () => {
  for (const page of built) {
    const [, body = ''] = page.html.split('<body>')
    expect(body).toMatch(/^\s*<!--email_off-->/)
    expect(body).not.toContain('@')
    expect(page.$('footer').text()).toContain('ola@ines-falcao.example')
  }
})

test('a service says what it takes, and search engines read its price', () => {
  const page = built.find(({ path, language }) => path === '/grupos/retiro' && language === 'pt')
  const said = page && textsIn(page, '[data-block=services] *')
  const terms = ['90 minutos', '15 euros por pessoa', 'Rua da Amostra, 14, 2.º esquerdo, 1250-096 Lisboa']
  expect(said).toEqual(expect.arrayContaining([...terms, 'Português e inglês', 'Uma vez: 10 euros']))
  expect(dataOf('/grupos/retiro')['MedicalBusiness']?.['makesOffer']).toMatchObject([
    { price: 15, priceCurrency: 'EUR', itemOffered: { name: 'Caminhar' } },
    { price: 10, name: 'Uma vez', itemOffered: { name: 'Conversar' } },
    { price: 35, name: 'Quatro vezes' },
  ])
})

test('an address opens its question in either language without a script, and paper has every answer', async () => {
  const page = await newPage({ javaScriptEnabled: false })
  for (const [address, answer] of [
    ['/grupos/retiro#o-que-levo-comigo', 'Botas e água'],
    ['/en/grupos/retiro#o-que-levo-comigo', 'Boots and water'],
  ] as const) {
    await page.goto(address)
    await page.getByText(answer).waitFor()
  }
  const other = page.getByText('let me know')
  expect(await other.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  await other.waitFor()
  expect(dataOf('/grupos/retiro')['FAQPage']?.['mainEntity']).toMatchObject([
    {
      '@type': 'Question',
      name: 'Preciso de marcar?',
      acceptedAnswer: { text: expect.stringMatching(/^Sim\. Escreva antes/) as string },
    },
    { name: 'O que levo comigo?' },
  ])
})

test('every page ends with a line for those who need help now', () => {
  for (const { $ } of built) {
    const calls = $('[data-block=footer] [href^="tel:"]').toArray()
    expect(calls.map(({ attribs }) => attribs['href'])).toEqual(['tel:112', 'tel:+351808242424', 'tel:1411'])
  }
})

test('the footer leads to the complaints book, in a tab that cannot reach back', () => {
  for (const { $, language } of built) {
    const link = $('[data-block=footer] [href="https://www.livroreclamacoes.pt/"]')
    expect(link.text()).toMatch(language === 'pt' ? /^Livro de Reclamações/ : /^Complaints book/)
    expect(link.attr()).toMatchObject({ target: '_blank', rel: 'noopener' })
  }
})

test('a chat button may be preceded by a sentence, and testimonials may have no stars and say whose they are', () => {
  const retreat = built.find(({ path, language }) => path === '/grupos/retiro' && language === 'en')
  expect(retreat?.$('[data-block=contact] .notice ~ .button.primary')).toHaveLength(1)
  expect(retreat?.$('[data-block=testimonials]').text()).toContain('From people who came to last year’s retreat.')
  expect(retreat?.$('[data-block=testimonials] .stars')).toHaveLength(0)
  expect(built.find(({ path }) => path === '/')?.$('.stars')).toHaveLength(3)
})
