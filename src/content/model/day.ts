import schedule from '../../../schema/schedule.schema.json' with { type: 'json' }
import type { DateText, Weekday } from './schema/types.generated.ts'

/**
 * Days of the calendar, written year-month-day. They are counted in UTC, where every day has 24 hours, so no time zone
 * has a say; written so, they also compare as text.
 */

/** The days of the week in the order in which weeks are read here and counted by ISO 8601. */
export const weekdays = schedule.$defs.weekday.enum as readonly Weekday[]

const dayInMilliseconds = 86_400_000

/** Whether a date is one of the calendar: there is no 30 February. */
export function isRealDay(date: DateText): boolean {
  const time = Date.parse(date)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}

/** The day so many days after another, or before it when the number is negative. */
export const daysAfter = (date: DateText, days: number): DateText =>
  new Date(Date.parse(date) + days * dayInMilliseconds).toISOString().slice(0, 10)

/** How many days lie between two days: 1 from one day to the next. */
export const daysBetween = (first: DateText, last: DateText): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / dayInMilliseconds)

export const daysFrom = (first: DateText, last: DateText): DateText[] =>
  Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, days) => daysAfter(first, days))

/** The place of a day in its week, 0 for Monday to 6 for Sunday. */
export const placeInWeek = (date: DateText): number => (new Date(date).getUTCDay() + 6) % 7

export const weekdayOf = (date: DateText): Weekday => weekdays[placeInWeek(date)] ?? 'monday'

export const yearOf = (date: DateText): number => Number(date.slice(0, 4))

/** The month of a date, 1 for January to 12 for December. */
export const monthOf = (date: DateText): number => Number(date.slice(5, 7))

export const firstOfMonth = (date: DateText): DateText => `${date.slice(0, 8)}01`

export const nextMonth = (date: DateText): DateText => firstOfMonth(daysAfter(firstOfMonth(date), 31))
