import { parseDateTime, toZoned } from '@internationalized/date'
import ICAL from 'ical.js'
import { plainText } from '../../content/page/rich-text.ts'
import type { Content } from '../../content/model/content.ts'
import type { Block, DateText } from '../../content/model/schema/types.generated.ts'
import {
  calendarDay,
  calendarName,
  monthDays,
  monthsOf,
  pausedDays,
  type Schedule,
  unpausedDays,
  weekdaysOf,
} from '../../content/dates/schedule.ts'
import { isOver, occurrences } from '../../content/dates/occurrences.ts'
import { timeZone, timeZoneLines } from '../../content/dates/lisbon.ts'
import { daysAfter, daysBetween } from '../../content/model/day.ts'
import { addressIn, type Language } from '../../content/model/language.ts'
import { localiseEvents, type LocalisedEvent } from '../../content/page/localise-event.ts'

// A line holds at most 75 octets (RFC 5545, 3.1). ical.js does not count the space that begins a continuation.
ICAL.foldLength = 74

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
  const description = [plainText(event.description), event.when, ...event.price, event.note, address]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//${language.toUpperCase()}`,
    ...(needsTimeZone(event) ? timeZoneLines : []),
    'BEGIN:VEVENT',
    // The same in both languages, so that an event that is added again takes the place of the first (RFC 5545, 3.8.4.7).
    `UID:${calendarName(event.name, event)}@${host}`,
    ...calendarTimes(event, today),
    'END:VEVENT',
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
  for (const [name, text] of Object.entries(texts))
    calendar.getFirstSubcomponent('vevent')?.addPropertyWithValue(name, text.replaceAll(/\r\n?/g, '\n'))
  return `${calendar.toString()}\r\n`
}

/**
 * When something takes place, as lines of a VEVENT (RFC 5545). Hours are Lisbon's, so that a class stays at 20:00 when
 * the clocks change: the calendar needs the zone as well, see {@link needsTimeZone}. Where the end isn't known there is
 * neither DTEND nor DURATION: the event then ends as it begins (3.6.1), and no hour is made up. A series begins at its
 * next time from `today` on, so that nobody's calendar fills with classes of past years; one that is over, at its first.
 * Throws when the schedule never takes place, which the check rules out.
 */
export function calendarTimes(schedule: Schedule, today: DateText = ''): string[] {
  const [first] = occurrences(schedule, schedule.days || isOver(schedule, today) ? '' : today)
  if (!first) throw new Error('The schedule has no time at which it takes place.')
  const rule = recurrence(schedule)
  return [
    `DTSTAMP:${stamp(first.start)}`,
    `DTSTART${value(first.start)}`,
    ...(first.end ? [`DTEND${value(isDay(first.end) ? daysAfter(first.end, 1) : first.end)}`] : []),
    ...(rule ? [`RRULE:${rule}`] : []),
    ...exceptions(schedule, first.start),
  ]
}

/** Whether the times are hours, which a calendar can't place without the rules of the zone. */
export function needsTimeZone({ days }: Schedule): boolean {
  return !days || days.from !== undefined || days.begins !== undefined
}

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
    parts.push(`BYDAY=${weekdaysOf(weekly.day).map(calendarDay).join()}`)
  }
  const months = monthsOf(schedule)
  // Both mean the same where the months are listed (3.3.10); some programs, Thunderbird among them, then count the
  // first month twice in a monthly rule.
  if (monthly) parts.push(`FREQ=${months ? 'YEARLY' : 'MONTHLY'}`, `BYDAY=${monthDays(monthly).join()}`)
  if (months) parts.push(`BYMONTH=${months.join()}`)
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

function exceptions(schedule: Schedule, start: string): string[] {
  const from = (schedule.weekly ?? schedule.monthly)?.from
  const days = pausedDays(schedule).filter((day) => day > start)
  if (days.length === 0) return []
  return [`EXDATE;TZID=${timeZone}:${days.map((day) => `${digits(`${day}T${from}`)}00`).join()}`]
}

/**
 * When this was last revised (RFC 5545, 3.8.7.2). Nobody records it, and the time of the build would make a new file
 * of every build, so it is the day of the event itself: it changes when the event moves.
 */
const stamp = (start: string) => `${digits(start.slice(0, 10))}T000000Z`
const isDay = (time: string) => !time.includes('T')
const value = (time: string) => (isDay(time) ? `;VALUE=DATE:${digits(time)}` : `;TZID=${timeZone}:${digits(time)}00`)
const digits = (text: string) => text.replaceAll(/[-:]/g, '')
