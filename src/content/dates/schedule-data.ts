import type { EventLeaf, EventSeriesLeaf, Schedule as ScheduleData } from 'schema-dts'
import type { DatedSchedule, DateText, Time, Weekday } from '../model/schema/types.generated.ts'
import { occurrences } from './occurrences.ts'
import { type Schedule, monthDays, monthsOf, pausedDays, unpausedDays, weekdaysOf } from './schedule.ts'
import { memoized } from '../model/by-key.ts'
import { parseDateTime, toZoned } from '@internationalized/date'
import { timeZone } from './lisbon.ts'

/**
 * When something takes place, for search engines: an event with its dates, or a series with its schedule, and with its
 * next time from a day on, or its last where none is left: Google wants a `startDate` of each event
 * (https://developers.google.com/search/docs/appearance/structured-data/event).
 * Throws when the schedule says nothing, which the check rules out.
 * @param today as year-month-day
 */
export function scheduleData(schedule: Schedule, today: DateText): EventLeaf | EventSeriesLeaf {
  if (schedule.days) return datedData(schedule.days)
  const start = (occurrences(schedule, today).next().value ?? [...occurrences(schedule, '')].at(-1))?.start
  return { '@type': 'EventSeries', ...(start && { startDate: withOffset(start) }), eventSchedule: seriesData(schedule) }
}

/** A day, or a local time of Lisbon with its offset, as ISO 8601 has it: `2027-07-13T10:00:00+01:00`. */
const withOffset = memoized((local) =>
  local.includes('T') ? toZoned(parseDateTime(local), timeZone).toString().slice(0, 25) : local,
)

function datedData(days: DatedSchedule): EventLeaf {
  const { first, last = first, from, to } = days
  const times = [...occurrences({ days }, '')]
  const startDate = withOffset(times[0]?.start ?? first)
  const span = { '@type': 'Event', startDate, endDate: withOffset(times.at(-1)?.end ?? last) } as const
  if (!from || first === last) return span
  return { ...span, eventSchedule: { ...hoursData(from, to), repeatFrequency: 'P1D', startDate: first, endDate: last } }
}

function seriesData(schedule: Schedule): ScheduleData {
  const { weekly, monthly } = schedule
  const series = weekly ?? monthly
  if (!series) throw new Error('The schedule has neither days, weekly nor monthly.')
  const byMonth = monthsOf(schedule)
  const exceptDate = pausedDays(schedule)
  return {
    ...hoursData(series.from, series.to),
    ...(weekly && { repeatFrequency: `P${weekly.every ?? 1}W`, byDay: one(weekdaysOf(weekly.day).map(dayOfWeek)) }),
    // A certain Friday of the month has no term of its own: the text is that of calendars, `1FR`.
    ...(monthly && { repeatFrequency: 'P1M', byDay: one(monthDays(monthly)) }),
    ...(series.first && { startDate: unpausedDays(schedule).next().value }),
    ...(series.last && { endDate: series.last }),
    ...(byMonth && { byMonth }),
    ...(exceptDate.length > 0 && { exceptDate }),
  }
}

/** Hours without an offset are those of `scheduleTimezone` (https://schema.org/Schedule). */
const hoursData = (from: Time, to: Time | undefined): ScheduleData => ({
  '@type': 'Schedule',
  startTime: `${from}:00`,
  ...(to && { endTime: `${to}:00` }),
  scheduleTimezone: timeZone,
})

export const dayOfWeek = (day: Weekday) =>
  `https://schema.org/${`${day.charAt(0).toUpperCase()}${day.slice(1)}` as Capitalize<Weekday>}` as const

/** A single value stands without a list. */
const one = <T>(values: readonly T[]): T | readonly T[] =>
  values.length === 1 && values[0] !== undefined ? values[0] : values
