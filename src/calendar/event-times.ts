import type { PageEvent } from '../content/localise/page-events.ts'
import type { Days, Weekly } from '../content/schema/types.generated.ts'
import { daysAfter, weekday } from './day.ts'
import { timeZone } from './lisbon.ts'

/**
 * Where a weekly event that doesn't say since when begins: a recurrence needs a first time (RFC 5545, 3.8.2.4), and
 * the build reads no clock, so that the same content always gives the same files.
 */
const beginning = '2025-01-01'

const weekdays: readonly Weekly['day'][] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
]

/** When an event takes place, as lines of a VEVENT. Throws when it says nothing of it, which the check rules out. */
export function eventTimes(event: PageEvent): string[] {
  if (event.weekly) return weeklyTimes(event.weekly)
  if (event.days) return dayTimes(event.days)
  throw new Error(`The event "${event.title}" has neither weekly nor days.`)
}

/**
 * The hours are Lisbon's, so that a class stays at 20:00 when the clocks change. Where the end isn't known there is
 * neither DTEND nor DURATION: the event then ends as it begins (RFC 5545, 3.6.1), and no hour is made up.
 */
function weeklyTimes({ day, from, to }: Weekly): string[] {
  const first = daysAfter(beginning, (weekdays.indexOf(day) - weekday(beginning) + 7) % 7)
  const endsNextDay = to !== undefined && to <= from
  return [
    stamp(first),
    `DTSTART${lisbonTime(first, from)}`,
    ...(to ? [`DTEND${lisbonTime(endsNextDay ? daysAfter(first, 1) : first, to)}`] : []),
    `RRULE:FREQ=WEEKLY;BYDAY=${day.slice(0, 2).toUpperCase()}`,
  ]
}

/** Whole days. DTEND is the first day that no longer belongs to the event (RFC 5545, 3.6.1). */
function dayTimes({ first, last }: Days): string[] {
  return [stamp(first), `DTSTART;VALUE=DATE:${digits(first)}`, `DTEND;VALUE=DATE:${digits(daysAfter(last, 1))}`]
}

/**
 * When this was last revised (RFC 5545, 3.8.7.2). Nobody records it, and the time of the build would make a new file
 * of every build, so it is the day of the event itself: it changes when the event moves.
 */
const stamp = (first: string) => `DTSTAMP:${digits(first)}T000000Z`
const lisbonTime = (date: string, time: string) => `;TZID=${timeZone}:${digits(date)}T${digits(time)}00`
const digits = (text: string) => text.replaceAll(/\D/g, '')
