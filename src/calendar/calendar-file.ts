import { calendarFolder } from '../content/localise/event-links.ts'
import { addressIn } from '../content/language.ts'
import type { Page } from '../content/localise/page.ts'
import { pageEvents, type PageEvent } from '../content/localise/page-events.ts'
import type { SiteFile } from '../content/schema/types.generated.ts'
import { calendarTimes, needsTimeZone } from '../schedule/calendar-times.ts'
import { timeZoneLines } from '../schedule/lisbon.ts'
import { contentLines, escapeText } from './content-lines.ts'

/**
 * The calendar file of each event of a page, in the language of the page, by its address (RFC 5545).
 * @param today the day of the build, year-month-day, from which on a series takes place in a visitor's calendar
 */
export function calendarFiles(page: Page, site: SiteFile, today: string): ReadonlyMap<string, string> {
  return new Map(pageEvents(page).map((event) => [event.calendar, calendarFile(event, page, site, today)]))
}

function calendarFile(event: PageEvent, page: Page, site: SiteFile, today: string): string {
  const host = new URL(site.address).host
  const address = site.address + addressIn(page.path, page.language)
  const description = [event.description ?? event.lead, event.when, event.price, event.note, address]
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//${page.language.toUpperCase()}`,
    ...(needsTimeZone(event) ? timeZoneLines : []),
    'BEGIN:VEVENT',
    `UID:${uid(event, host)}`,
    ...calendarTimes(event, today),
    // In a calendar the title stands alone, far from the page that says whose class it is.
    `SUMMARY:${escapeText(`${event.title} · ${page.siteName}`)}`,
    `DESCRIPTION:${escapeText(description.filter(Boolean).join('\n'))}`,
    `LOCATION:${escapeText(event.where)}`,
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ])
}

/** The same in both languages, so that an event that is added again takes the place of the first (RFC 5545, 3.8.4.7). */
function uid(event: PageEvent, host: string): string {
  return `${event.calendar.slice(calendarFolder.length).replace(/\.\w+\.ics$/, '')}@${host}`
}
