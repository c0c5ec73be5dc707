import type { DateText, MonthlySchedule, Weekday, WeekOfMonth } from '../model/schema/types.generated.ts'
import { type Schedule, monthsOf, pausedDays, unpausedDays, weekdaysOf, weeksOf } from './schedule.ts'
import { daysAfter, daysBetween } from '../model/day.ts'
import { momentOf, timeZone } from './lisbon.ts'
import { occurrences } from './occurrences.ts'

/**
 * When something takes place, as lines of a VEVENT (RFC 5545). Hours are Lisbon's, so that a class stays at 20:00 when
 * the clocks change: the calendar needs the zone as well, see {@link needsTimeZone}. Where the end isn't known there is
 * neither DTEND nor DURATION: the event then ends as it begins (3.6.1), and no hour is made up. A series begins at its
 * next time from `today` on, so that nobody's calendar fills with classes of past years; one that is over, at its first.
 * Throws when the schedule never takes place, which the check rules out.
 */
export function calendarTimes(schedule: Schedule, today: DateText = ''): string[] {
  const [first] = [...(schedule.days ? [] : firstTimes(schedule, today)), ...firstTimes(schedule, '')]
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

const firstTimes = (schedule: Schedule, from: DateText) => occurrences(schedule, { from, count: 1 })

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
  return last && `${digits(momentOf(`${last}T${series.from}`).toISOString().slice(0, 19))}Z`
}

function exceptions(schedule: Schedule, start: string): string[] {
  const from = (schedule.weekly ?? schedule.monthly)?.from
  const days = pausedDays(schedule).filter((day) => day > start)
  if (days.length === 0) return []
  return [`EXDATE;TZID=${timeZone}:${days.map((day) => `${digits(`${day}T${from}`)}00`).join()}`]
}

/** A weekday as calendars write it: MO for Monday. */
const calendarDay = (day: Weekday) => day.slice(0, 2).toUpperCase()
const places: Readonly<Record<WeekOfMonth, number>> = { first: 1, second: 2, third: 3, fourth: 4, last: -1 }

/** Certain days of a month as calendars write them: 1FR for the first Friday, -1SU for the last Sunday. */
export function monthDays({ which, day }: MonthlySchedule): string[] {
  return weeksOf(which).map((week) => `${places[week]}${calendarDay(day)}`)
}

/**
 * When this was last revised (RFC 5545, 3.8.7.2). Nobody records it, and the time of the build would make a new file
 * of every build, so it is the day of the event itself: it changes when the event moves.
 */
const stamp = (start: string) => `${digits(start.slice(0, 10))}T000000Z`
const isDay = (time: string) => !time.includes('T')
const value = (time: string) => (isDay(time) ? `;VALUE=DATE:${digits(time)}` : `;TZID=${timeZone}:${digits(time)}00`)
const digits = (text: string) => text.replaceAll(/[-:]/g, '')
