import type { Event, Organization, PersonLeaf } from 'schema-dts'
import type { Page } from '../content/localise/page.ts'
import type { PageEvent } from '../content/localise/page-events.ts'
import type { SiteFile } from '../content/schema/types.generated.ts'
import { priceOffers } from '../price/price-offers.ts'
import { scheduleData } from '../schedule/schedule-data.ts'

/** An event with dates, or a series that comes back, as the page says it. */
export function eventData(event: PageEvent, page: Page, site: SiteFile, person?: PersonLeaf): Event {
  const address = site.address + page.path
  const description = event.description ?? event.lead ?? event.note
  return {
    ...scheduleData(event),
    name: event.title,
    ...(description && { description }),
    url: address,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: event.where, address: event.where },
    organizer: organizer(page, site, person),
    ...(event.euros !== undefined && { offers: priceOffers(event.euros, event.price.join('; '), address) }),
  }
}

function organizer(page: Page, site: SiteFile, person?: PersonLeaf): Organization | { '@id': string } {
  if (person) return { '@id': String(person['@id']) }
  return { '@type': 'Organization', name: page.siteName, url: `${site.address}/` }
}
