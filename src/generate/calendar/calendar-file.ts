import { parseDateTime, toZoned } from '@internationalized/date'
import ICAL from 'ical.js'
import { plainText } from '../../content/page/rich-text.ts'
import type { Content } from '../../content/model/content.ts'
import { pageIsAbout } from '../../content/model/schema/schema-node.ts'
import type { Block, DateText, MonthlySchedule } from '../../content/model/schema/types.generated.ts'
import { calendarName, dayCodes, monthDays, seriesDays, unpausedDays, weeksOf } from '../../content/dates/schedule.ts'
import type { Schedule } from '../../content/dates/schedule.ts'
import { isOver, occurrences } from '../../content/dates/occurrences.ts'
import { timeZone, timeZoneLines } from '../../content/dates/lisbon.ts'
import { daysAfter, daysBetween, yearOf } from '../../content/model/day.ts'
import { addressIn, type Language } from '../../content/model/language.ts'
import { localiseEvents, type LocalisedEvent } from '../../content/page/localise-event.ts'
import type { Revision } from '../github-repository.ts'

// A line holds at most 75 octets (RFC 5545, 3.1). ical.js does not count the space that begins a continuation, nor
// the backslash that may be moved behind it.
ICAL.foldLength = 73

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
 * @param revision of the events, by which a calendar knows that a moved event, added again, is the newer one
 */
export const calendarFiles = (content: Content, language: Language, today: string, revision?: Revision) =>
  new Map(
    localiseEvents(content, language).flatMap((event) =>
      event.calendar === undefined || (event.hidden && !content.pages.some(({ page }) => pageIsAbout(event.name, page)))
        ? []
        : [[event.calendar, calendarFile(event, content, language, today, revision)]],
    ),
  )

function calendarFile(event: LocalisedEvent, content: Content, language: Language, today: string, revision?: Revision) {
  const { site } = content
  const host = new URL(site.address).host
  const address = site.address + addressIn(pageOfEvent(event.name, content), language)
  const description = [plainText(event.description), event.when, ...event.price, event.note, address]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//${language.toUpperCase()}`,
    ...(needsTimeZone(event) ? timeZoneLines : []),
    ...calendarEvents(event, today).flatMap(({ suffix, lines: times }) => [
      'BEGIN:VEVENT',
      // The same in both languages, so that an event that is added again takes the place of the first (RFC 5545, 3.8.4.7).
      `UID:${calendarName(event.name, event)}${suffix}@${host}`,
      ...revisionLines(revision),
      ...times,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  const calendar = ICAL.Component.fromString(lines.join('\r\n'))
  const texts = {
    // In a calendar the title stands alone, far from the page that says whose class it is.
    summary: `${event.title} · ${site.name[language]}`,
    description: description.filter(Boolean).join('\n'),
    location: event.where,
    url: address,
  }
  for (const each of calendar.getAllSubcomponents('vevent'))
    for (const [name, text] of Object.entries(texts)) each.addPropertyWithValue(name, text.replaceAll(/\r\n?/g, '\n'))
  // Google and Outlook read no escape that two lines share (https://github.com/collective/icalendar/issues/1501).
  return `${calendar.toString().replaceAll(/(?<!\\)((?:\\\\)*)\\\r\n /g, '$1\r\n \\')}\r\n`
}

/** What is read of a history that nobody has: always the same, and never in the future (RFC 5545, 3.8.7.2). */
const unknownRevision = '20250101T000000Z'

function revisionLines(revision: Revision | undefined): string[] {
  if (!revision) return [`DTSTAMP:${unknownRevision}`]
  const modified = `${digits(revision.modified.toISOString().slice(0, 19))}Z`
  return [`DTSTAMP:${modified}`, `LAST-MODIFIED:${modified}`, `SEQUENCE:${revision.sequence}`]
}

/**
 * When something takes place, as lines of VEVENTs: one for each week of the month, because Outlook knows no rule with two
 * ([MS-OXCICAL] 2.1.3.2.2). Hours are Lisbon's, so that a class stays at 20:00 when the clocks change: the calendar needs
 * the zone as well, see {@link needsTimeZone}. Where the end isn't known there is neither DTEND nor DURATION: the event
 * then ends as it begins (RFC 5545, 3.6.1), and no hour is made up. A series begins at its next time from `today` on, so
 * that nobody's calendar fills with classes of past years; one that is over, at its first.
 * Throws when the schedule never takes place, which the check rules out.
 * @returns the lines of each, and what its name has behind that of the others
 */
export function calendarEvents(schedule: Schedule, today: DateText = '') {
  const { monthly } = schedule
  const weeks = monthly ? weeksOf(monthly.which) : []
  const parts =
    weeks.length > 1 ? weeks.map((which) => ({ monthly: { ...monthly, which } as MonthlySchedule })) : [schedule]
  /** The days of earlier parts: the fourth Friday may be the last one too. */
  const taken = new Set<DateText>()
  const events = parts.flatMap((part, index) => {
    const lines = linesOf(part, isOver(schedule, today) ? '' : today, taken)
    if (parts.length > 1) for (const day of someYears(seriesDays(part))) taken.add(day)
    return lines ? [{ suffix: index > 0 ? `-${weeks[index]}` : '', lines }] : []
  })
  if (events.length === 0) throw new Error('The schedule has no time at which it takes place.')
  return events
}

function linesOf(schedule: Schedule, today: DateText, taken: ReadonlySet<DateText>): string[] | undefined {
  let first: { readonly start: string; readonly end?: string } | undefined
  for (const each of occurrences(schedule, schedule.days ? '' : today)) {
    first = each
    if (!taken.has(each.start.slice(0, 10))) break
  }
  if (!first || taken.has(first.start.slice(0, 10))) return undefined
  const rule = recurrence(schedule)
  return [
    `DTSTART${value(first.start)}`,
    ...(first.end ? [`DTEND${value(isDay(first.end) ? daysAfter(first.end, 1) : first.end)}`] : []),
    ...(rule ? [`RRULE:${rule}`] : []),
    ...exceptions(schedule, first.start, taken),
  ]
}

/** Whether the times are hours, which a calendar can't place without the rules of the zone. */
export const needsTimeZone = ({ days }: Schedule) => !days || days.from !== undefined || days.begins !== undefined

function recurrence(schedule: Schedule): string | undefined {
  const { days, weekly, monthly } = schedule
  if (days) {
    const count = days.from && days.last ? daysBetween(days.first, days.last) + 1 : 1
    return count > 1 ? `FREQ=DAILY;COUNT=${count}` : undefined
  }
  const parts: string[] = []
  if (weekly) {
    parts.push('FREQ=WEEKLY')
    if (weekly.every && weekly.every > 1) parts.push(`INTERVAL=${weekly.every}`, 'WKST=MO')
    parts.push(`BYDAY=${dayCodes(weekly).join()}`)
  }
  if (monthly) parts.push('FREQ=MONTHLY', `BYDAY=${monthDays(monthly).join()}`)
  const until = lastTime(schedule)
  if (until) parts.push(`UNTIL=${until}`)
  return parts.join(';')
}

/** In UTC, as RFC 5545, 3.3.10 wants it where DTSTART is in a zone. */
function lastTime(schedule: Schedule): string | undefined {
  const series = schedule.weekly ?? schedule.monthly
  if (!series?.last) return undefined
  const last = [...unpausedDays(schedule)].at(-1)
  const moment = last && toZoned(parseDateTime(`${last}T${series.from}`), timeZone).toAbsoluteString()
  return moment && `${digits(moment.slice(0, 19))}Z`
}

/** For how many years a calendar learns of the days that are left out, from the first day of a series on. */
const years = 20

/** The days of a series in its first years, so that one without an end ends, and that every build gives the same. */
function* someYears(days: Iterable<DateText>): Generator<DateText> {
  let last: DateText | undefined
  for (const day of days) {
    last ??= `${yearOf(day) + years}${day.slice(4)}`
    if (day > last) return
    yield day
  }
}

/** Each day that is left out is named: Outlook and Apple take no months in a rule. */
function exceptions(schedule: Schedule, start: string, taken: ReadonlySet<DateText>): string[] {
  const from = (schedule.weekly ?? schedule.monthly)?.from
  const held = new Set(someYears(seriesDays(schedule)))
  const days = [...someYears(unpausedDays(schedule))].filter((day) => day > start && (!held.has(day) || taken.has(day)))
  if (days.length === 0) return []
  return [`EXDATE;TZID=${timeZone}:${days.map((day) => `${digits(`${day}T${from}`)}00`).join()}`]
}

const isDay = (time: string) => !time.includes('T')
const value = (time: string) => (isDay(time) ? `;VALUE=DATE:${digits(time)}` : `;TZID=${timeZone}:${digits(time)}00`)
const digits = (text: string) => text.replaceAll(/[-:]/g, '')
