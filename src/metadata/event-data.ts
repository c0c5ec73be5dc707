import type { Event, EventSeries, Offer, Organization, PersonLeaf, Schedule } from 'schema-dts'
import { timeZone } from '../calendar/lisbon.ts'
import type { Page } from '../content/localise/localise.ts'
import type { PageEvent } from '../content/localise/page-events.ts'
import type { SiteFile, Weekly } from '../content/schema/types.generated.ts'

/**
 * An event with dates, or a series that comes back every week. A series says its weekday and hours and no first date:
 * the page shows none, and one that was made up would be a promise.
 */
export function eventData(event: PageEvent, page: Page, site: SiteFile, person?: PersonLeaf): Event | EventSeries {
  const address = site.address + page.path
  const description = event.description ?? event.lead ?? event.note
  const shared = {
    name: event.title,
    ...(description && { description }),
    url: address,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: event.where, address: event.where },
    organizer: organizer(page, site, person),
    ...(event.price && event.euros !== undefined && { offers: offer(event.price, event.euros, address) }),
  } as const
  if (event.weekly) return { '@type': 'EventSeries', ...shared, eventSchedule: schedule(event.weekly) }
  return { '@type': 'Event', ...shared, startDate: event.days?.first, endDate: event.days?.last }
}

function organizer(page: Page, site: SiteFile, person?: PersonLeaf): Organization | { '@id': string } {
  if (person) return { '@id': String(person['@id']) }
  return { '@type': 'Organization', name: page.siteName, url: `${site.address}/` }
}

/** Hours without an offset are those of `scheduleTimezone` (https://schema.org/Schedule). */
function schedule({ day, from, to }: Weekly): Schedule {
  const name = `${day.charAt(0).toUpperCase()}${day.slice(1)}` as Capitalize<Weekly['day']>
  return {
    '@type': 'Schedule',
    repeatFrequency: 'P1W',
    byDay: `https://schema.org/${name}`,
    startTime: `${from}:00`,
    ...(to && { endTime: `${to}:00` }),
    scheduleTimezone: timeZone,
  }
}

function offer(price: string, euros: number, url: string): Offer {
  return { '@type': 'Offer', description: price, price: euros, priceCurrency: 'EUR', url }
}
