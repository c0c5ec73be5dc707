import type * as dts from 'schema-dts'
import { type Page, type LocalisedLicence, type PageEvent, pageEvents } from '../../content/page/page.ts'
import { plainText } from '../../content/page/rich-text.ts'
import type { DateText, SiteFile } from '../../content/model/schema/types.generated.ts'
import type { LocalisedPicture } from '../../content/page/localised.ts'
import { addressIn } from '../../content/model/language.ts'
import { slug } from '../../content/model/content-names.ts'
import { priceOffers } from '../../content/dates/price-text.ts'
import { faqData, practiceData } from './practice-data.ts'
import { scheduleData } from '../../content/dates/schedule-data.ts'

const addressOf = (path: string, { language }: Page, site: SiteFile) => site.address + addressIn(path, language)

const breadcrumbs = (page: Page, site: SiteFile): dts.BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: page.siteName, item: addressOf('/', page, site) },
    { '@type': 'ListItem', position: 2, name: page.title, item: addressOf(page.path, page, site) },
  ],
})

/** The person whom a page introduces, with the same `@id` on all pages; undefined if it introduces nobody. */
function personData(page: Page, site: SiteFile): dts.PersonLeaf | undefined {
  const block = page.blocks.find((candidate) => candidate.type === 'contact' || candidate.type === 'facilitator')
  if (!block) return undefined
  const portrait: LocalisedPicture | undefined = block.type === 'contact' ? block.picture : block.portrait
  return {
    '@type': 'Person',
    '@id': `${site.address}/#${slug(block.name)}`,
    name: block.name,
    jobTitle: block.role,
    ...(block.licences && { hasCredential: block.licences.map(credential) }),
    ...(portrait && { image: site.address + portrait.src }),
  }
}

/** https://schema.org/EducationalOccupationalCredential */
const credential = ({ text, number, register }: LocalisedLicence): dts.EducationalOccupationalCredential => ({
  '@type': 'EducationalOccupationalCredential',
  credentialCategory: 'license',
  name: `${text} ${number}`,
  identifier: number,
  ...(register && { url: register }),
})

/** An event with dates, or a series that comes back, as the page says it. */
function eventData(event: PageEvent, page: Page, site: SiteFile, today: DateText) {
  const address = addressOf(page.path, page, site)
  const description = event.description ?? event.lead ?? event.note
  return {
    ...scheduleData(event, today),
    name: event.title,
    ...(description && { description: plainText(description) }),
    url: address,
    eventStatus: 'https://schema.org/EventScheduled' as const,
    ...attendance(event, address),
    ...(event.euros !== undefined && { offers: priceOffers(event.euros, event.price.join('; '), address) }),
  }
}

/** Where an event takes place (https://developers.google.com/search/docs/appearance/structured-data/event). */
function attendance({ online, where }: PageEvent, url: string) {
  const place: dts.Place = { '@type': 'Place', name: where, address: where }
  const virtual: dts.VirtualLocation = { '@type': 'VirtualLocation', url }
  const [mode, location] = {
    only: ['Online', { ...virtual, name: where }] as const,
    also: ['Mixed', [place, virtual]] as const,
    never: ['Offline', place] as const,
  }[online ?? 'never']
  return { eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode` as const, location }
}

/**
 * The structured data of a page, in terms of schema.org. It says only what the page shows, and has no ratings: search
 * engines reject a business's own reviews. Each item has its own `@context`: validators may check only the top level.
 * (https://developers.google.com/search/docs/appearance/structured-data/review-snippet, self-serving reviews)
 * @param today the day of the build, as year-month-day, from which a series takes place next
 * @param image for the events of the page (https://developers.google.com/search/docs/appearance/structured-data/event)
 */
export function structuredData(whole: Page, site: SiteFile, today: DateText, image: string) {
  const isGuest = (block: Page['blocks'][number]) => Number('name' in block && block.name !== whole.siteName)
  const there = whole.blocks.filter(({ shown }) => shown?.from === undefined)
  const page = { ...whole, blocks: there.toSorted((a, b) => isGuest(a) - isGuest(b)) }
  const person = personData(page, site)
  const introduced = person?.name === page.siteName ? { '@id': String(person['@id']) } : undefined
  // Search results show this name above the pages.
  const named = { name: page.siteName, url: `${site.address}/` }
  const website: dts.WebSite = { '@type': 'WebSite', ...named }
  const organizer = introduced ?? ({ '@type': 'Organization', ...named } as const)
  // A page about an event may list it too.
  const events = new Map(pageEvents(page).map((event) => [event.calendar ?? event, event]))
  const things = [
    page.path === '/' ? website : breadcrumbs(page, site),
    practiceData(page, site, introduced),
    person,
    faqData(page),
    ...[...events.values()].map((event) => ({ ...eventData(event, page, site, today), organizer, image })),
  ]
  return things
    .filter((thing) => typeof thing === 'object')
    .map((thing) => ({ '@context': 'https://schema.org' as const, ...thing }))
}

/** The script element with the structured data. `<` is escaped, so that no text can close the element. */
export const structuredDataElement = (data: dts.WithContext<dts.Thing>[]): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`
