import { expect, test } from 'vitest'
import { eventsBlock, testContent, testEvents, testPage, text } from '../../content/testing/test-content.ts'
import type { Event, PageFile } from '../../content/model/schema/types.generated.ts'
import { pageEvents } from '../../content/page/page.ts'
import { structuredData } from './structured-data.ts'

type Node = Readonly<Record<string, unknown>>

/**
 * What each type must say, and beside it what it may, so that a slip of the pen is caught too.
 * Required by https://developers.google.com/search/docs/appearance/structured-data: event (name, startDate, location with
 * address), local-business (name, address), breadcrumb (position, name, item), site-names (name, url); and by
 * https://schema.org/Schedule (repeatFrequency) and https://schema.org/Offer for a price (price, priceCurrency).
 */
const rules: Readonly<Record<string, { readonly required: string; readonly optional?: string }>> = {
  WebSite: { required: 'name url' },
  ProfessionalService: { required: '@id name address', optional: 'description url telephone founder makesOffer' },
  PostalAddress: { required: 'addressLocality addressCountry' },
  Service: { required: 'name', optional: 'description' },
  Person: { required: '@id name', optional: 'jobTitle image' },
  Organization: { required: 'name url' },
  Event: {
    required: 'name startDate endDate location eventStatus',
    optional: 'eventAttendanceMode description url organizer image offers',
  },
  EventSeries: {
    required: 'name startDate eventSchedule location eventStatus',
    optional: 'eventAttendanceMode description url organizer image offers',
  },
  Schedule: { required: 'repeatFrequency byDay startTime scheduleTimezone', optional: 'endTime' },
  Place: { required: 'name address' },
  Offer: { required: '', optional: 'price priceCurrency description url itemOffered' },
  BreadcrumbList: { required: 'itemListElement' },
  ListItem: { required: 'position name item' },
}

test.each(['/', '/aula'])(
  'everything that %s describes has what search engines require, and nothing unknown',
  (path) => {
    expect(dataOf(path).map((node) => node['@context'])).toEqual(dataOf(path).map(() => 'https://schema.org'))
    for (const node of nodes(dataOf(path))) {
      const type = String(node['@type'])
      const rule = rules[type]
      if (!rule) throw new Error(`No rule for ${type}`)
      const required = rule.required.split(' ').filter(Boolean)
      const allowed = [...required, ...(rule.optional ?? '').split(' '), '@type', '@context']
      expect(Object.keys(node), type).toEqual(expect.arrayContaining(required))
      expect(
        Object.keys(node).filter((key) => !allowed.includes(key)),
        type,
      ).toEqual([])
      if (type === 'Offer') expect('price' in node).toBe('priceCurrency' in node)
    }
  },
)

test.each(['/', '/aula'])('everything that %s refers to is described there', (path) => {
  const all = nodes(dataOf(path))
  const described = all.map((node) => node['@id']).filter(Boolean)
  const referred = references(dataOf(path))
  expect(referred.length).toBeGreaterThan(0)
  for (const id of referred) expect(described).toContain(id)
})

test('the practice and the person are on the page that shows them', () => {
  expect(thing('/', 'ProfessionalService')).toMatchObject({
    name: 'Ana Exemplo',
    telephone: '+351 912 345 678',
    address: { addressLocality: 'Lisboa', addressCountry: 'PT' },
    founder: { '@id': 'https://ana.example/#ana-exemplo' },
    makesOffer: [{ itemOffered: { '@type': 'Service', name: 'Terapia individual' } }],
  })
  expect(thing('/', 'Person')).toMatchObject({
    '@id': 'https://ana.example/#ana-exemplo',
    name: 'Ana Exemplo',
    jobTitle: 'Psicóloga clínica',
    image: 'https://ana.example/images/portrait.jpg',
  })
  expect(thing('/aula', 'ProfessionalService')).toBeUndefined()
  expect(thing('/aula', 'Person')).toMatchObject({
    '@id': 'https://ana.example/#ana-exemplo',
    jobTitle: 'Facilitadora',
  })
})

test('a guest above the person of the site is not taken for that person', () => {
  const own = {
    type: 'facilitator',
    title: text('Quem conduz'),
    role: text('Facilitadora'),
    text: text('Olá.'),
  } as const
  const page = testPage('/aula', 'pt', { blocks: [{ ...own, name: 'Rui Costa' }, own] })
  const data = structuredData(page, testContent.site, '2027-01-01', picture) as unknown as Node[]
  expect(data.find((each) => each['@type'] === 'Person')).toMatchObject({ name: 'Ana Exemplo' })
})

test('on a page that introduces only a guest, the organizer is the site, and the practice is that of the home page', () => {
  const guest = {
    type: 'facilitator',
    name: 'Rui Costa',
    title: text('Quem cozinha'),
    role: text('Cozinheiro'),
  } as const
  const { blocks } = testPage('/', 'pt')
  const services = blocks.filter(({ type }) => type === 'services') as unknown as PageFile['blocks']
  const data = dataOf('/aula', [{ ...guest, text: text('Olá.') }, eventsBlock, ...services])
  expect(data.find((each) => each['@type'] === 'Person')).toMatchObject({ name: 'Rui Costa' })
  expect(data.find((each) => each['@type'] === 'EventSeries')?.['organizer']).toMatchObject({ name: 'Ana Exemplo' })
  const practice = data.find((each) => each['@type'] === 'ProfessionalService')
  expect(practice).toMatchObject({ '@id': 'https://ana.example/#practice', url: 'https://ana.example/' })
  expect(practice).not.toHaveProperty('description')
})

test('a weekly class is a series with its weekday, its hours in Lisbon, its place, its price and the picture of its page', () => {
  expect(thing('/', 'EventSeries')).toMatchObject({
    name: 'Aula Aberta',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', address: 'Rua do Exemplo, 28, Lisboa' },
    organizer: { '@id': 'https://ana.example/#ana-exemplo' },
    image: picture,
    offers: { price: 10, priceCurrency: 'EUR', description: 'A primeira aula custa 10 euros' },
    eventSchedule: {
      repeatFrequency: 'P1W',
      byDay: 'https://schema.org/Wednesday',
      startTime: '20:00:00',
      endTime: '22:00:00',
      scheduleTimezone: 'Europe/Lisbon',
    },
  })
})

test.each([
  ['Online, por Zoom', undefined, 'Online', 'VirtualLocation', false],
  ['Rua do Exemplo, 28', 'only', 'Online', 'VirtualLocation', false],
  ['Sessão online', undefined, 'Online', 'VirtualLocation', false],
  ['Só online', undefined, 'Online', 'VirtualLocation', false],
  ['Através do Zoom', undefined, 'Online', 'VirtualLocation', false],
  ['Videochamadas', undefined, 'Online', 'VirtualLocation', false],
  ['Grupo online', undefined, 'Online', 'VirtualLocation', false],
  ['Na plataforma Zoom', undefined, 'Online', 'VirtualLocation', false],
  ['Rua do Exemplo, 28 (não online)', undefined, 'Offline', 'Place', true],
  ['Online/presencial', undefined, 'Mixed', 'Place,VirtualLocation', true],
  ['Online, ou na Rua do Exemplo, 28', undefined, 'Mixed', 'Place,VirtualLocation', true],
  ['Online e presencial, em Lisboa', undefined, 'Mixed', 'Place,VirtualLocation', true],
  ['Lisboa, ou por videochamada', undefined, 'Mixed', 'Place,VirtualLocation', true],
  ['Rua da Zoomarina, 3', undefined, 'Offline', 'Place', true],
  ['A combinar', undefined, 'Offline', 'Place', false],
  ['Local: a confirmar', undefined, 'Offline', 'Place', false],
  ['Morada enviada após inscrição', undefined, 'Offline', 'Place', false],
] as const)('an event at «%s» (online: %s) is %s', (where, online, mode, location, hasMap) => {
  const event: Event = { ...testEvents.group, where: text(where), ...(online && { online }) }
  const page = testPage('/', 'pt', { blocks: [eventsBlock] }, [event])
  const [, data] = structuredData(page, testContent.site, '2027-01-01', picture) as unknown as Node[]
  expect(data?.['eventAttendanceMode']).toBe(`https://schema.org/${mode}EventAttendanceMode`)
  const locations = [data?.['location']].flat().map((each) => [(each as Node)['@type'], (each as Node)['name']])
  expect(locations).toEqual(location.split(',').map((type, at) => [type, at === 0 ? where : undefined]))
  expect(pageEvents(page).map(({ map }) => map !== undefined)).toEqual([hasMap])
})

test('what the page does not know is not said', () => {
  const page: PageFile['blocks'] = [{ ...eventsBlock, only: [testEvents.group.name] }]
  const group = thing('/', 'EventSeries', page)
  expect(group?.['eventSchedule']).not.toHaveProperty('endTime')
  expect(group).not.toHaveProperty('offers')
  expect(group?.['organizer']).toMatchObject({ '@type': 'Organization', name: 'Ana Exemplo' })
  expect(dataOf('/', page).map((node) => node['@type'])).toEqual(['WebSite', 'EventSeries'])
})

test('an event that a page is about and lists as well is said once', () => {
  const { name } = testEvents.group
  const about = { type: 'class-details', title: text('O grupo'), event: name } as const
  const said = dataOf('/', [about, { ...eventsBlock, only: [name] }]).map((node) => node['name'])
  expect(said).toEqual(['Ana Exemplo', testEvents.group.title.pt])
})

test('a page other than the home page says how to get to it', () => {
  expect(thing('/aula', 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Ana Exemplo', item: 'https://ana.example/' },
      { position: 2, name: 'Aula aberta às quartas', item: 'https://ana.example/aula' },
    ],
  })
  expect(thing('/', 'BreadcrumbList')).toBeUndefined()
})

test('nothing is said about ratings, though the page shows stars', () => {
  const said = JSON.stringify(['/', '/aula'].map((path) => dataOf(path)))
  expect(said).not.toMatch(/rating|review/i)
})

const picture = 'https://ana.example/share.png'

function dataOf(path: string, blocks?: PageFile['blocks']): readonly Node[] {
  return structuredData(
    testPage(path, 'pt', blocks && { blocks }),
    testContent.site,
    '2027-01-01',
    picture,
  ) as unknown as Node[]
}

function thing(path: string, type: string, blocks?: PageFile['blocks']): Node | undefined {
  return dataOf(path, blocks).find((node) => node['@type'] === type)
}

/** Every object that has a type, however deep. */
function nodes(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  return [...('@type' in value ? [value as Node] : []), ...Object.values(value).flatMap(nodes)]
}

/** Every `@id` that stands alone. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('@id' in value && Object.keys(value).length === 1) return [String(value['@id'])]
  return Object.values(value).flatMap(references)
}
