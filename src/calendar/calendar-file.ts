import { calendarName } from '../schedule/calendar-name.ts'
import { calendarTimes, needsTimeZone } from '../schedule/calendar-times.ts'
import { timeZoneLines } from '../schedule/lisbon.ts'
import type { Content } from '../content/content.ts'
import { addressIn, type Language } from '../content/language.ts'
import { localiseEvents, type LocalisedEvent } from '../content/localise/localise-event.ts'
import { contentLines, escapeText } from './content-lines.ts'
import { pageOfEvent } from './page-of-event.ts'

/**
 * The calendar file of each event in one language, by its address (RFC 5545).
 * @param today the day of the build, year-month-day, from which on a series takes place in a visitor's calendar
 */
export function calendarFiles(content: Content, language: Language, today: string): ReadonlyMap<string, string> {
  return new Map(
    localiseEvents(content, language).map((event) => [event.calendar, calendarFile(event, content, language, today)]),
  )
}

function calendarFile(event: LocalisedEvent, content: Content, language: Language, today: string): string {
  const { site } = content
  const host = new URL(site.address).host
  const address = site.address + addressIn(pageOfEvent(event.name, content), language)
  const description = [event.description, event.when, ...event.price, event.note, address]
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//${language.toUpperCase()}`,
    ...(needsTimeZone(event) ? timeZoneLines : []),
    'BEGIN:VEVENT',
    // The same in both languages, so that an event that is added again takes the place of the first (RFC 5545, 3.8.4.7).
    `UID:${calendarName(event.name, event)}@${host}`,
    ...calendarTimes(event, today),
    // In a calendar the title stands alone, far from the page that says whose class it is.
    `SUMMARY:${escapeText(`${event.title} · ${site.name[language]}`)}`,
    `DESCRIPTION:${escapeText(description.filter(Boolean).join('\n'))}`,
    `LOCATION:${escapeText(event.where)}`,
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ])
}
