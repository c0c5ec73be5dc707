import type { Content } from '../../content/model/content.ts'
import type { Block } from '../../content/model/schema/types.generated.ts'
import { calendarName } from '../../content/dates/schedule.ts'
import { calendarTimes, needsTimeZone } from '../../content/dates/calendar-times.ts'
import { timeZoneLines } from '../../content/dates/lisbon.ts'
import { addressIn, type Language } from '../../content/model/language.ts'
import { localiseEvents, type LocalisedEvent } from '../../content/page/localise-event.ts'

/** The longest line, in octets, its end not counted (RFC 5545, 3.1). */
const longestLine = 75

/** A value of type TEXT with its special characters escaped (RFC 5545, 3.3.11). */
function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
}

/** Lines of a calendar as they go into its file: folded where they are long, each ended by CR and LF. */
function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/**
 * A line folded into pieces of 75 octets. RFC 5545 allows a fold inside a character of several octets; some calendars
 * then show two broken ones, so a character is never split.
 */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= longestLine) return line
  let folded = ''
  let octets = 0
  for (const character of line) {
    const more = Buffer.byteLength(character)
    if (octets + more > longestLine) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += more
  }
  return folded
}

/** The path of the page about an event, else of the first page with its card. */
function pageOfEvent(name: string, { pages }: Content): string {
  const first = (shows: (block: Block) => boolean) => pages.find(({ page }) => page.blocks.some(shows))?.page.path
  return (
    first((block) => block.type === 'class-details' && block.event === name) ??
    first((block) => block.type === 'events' && (block.only?.includes(name) ?? true)) ??
    '/'
  )
}

/**
 * The calendar file of each event in one language, by its address (RFC 5545).
 * @param today the day of the build, year-month-day, from which on a series takes place in a visitor's calendar
 */
export function calendarFiles(content: Content, language: Language, today: string): ReadonlyMap<string, string> {
  return new Map(
    localiseEvents(content, language).flatMap((event) =>
      event.calendar === undefined ? [] : [[event.calendar, calendarFile(event, content, language, today)]],
    ),
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
