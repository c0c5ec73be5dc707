import type { DateText, Weekday } from './schema/types.generated.ts'

/**
 * Days of the calendar, written year-month-day. They are counted in UTC, where every day has 24 hours, so no time zone
 * has a say; written so, they also compare as text.
 */

/** The days of the week in the order in which weeks are read here and counted by ISO 8601. */
export const weekdays: readonly Weekday[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
]

const dayInMilliseconds = 86_400_000

/** Whether a date is one of the calendar: there is no 30 February. */
export function isRealDay(date: DateText): boolean {
  const time = Date.parse(date)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}

/** The day so many days after another, or before it when the number is negative. */
export function daysAfter(date: DateText, days: number): DateText {
  return new Date(Date.parse(date) + days * dayInMilliseconds).toISOString().slice(0, 10)
}

/** How many days lie between two days: 1 from one day to the next. */
export function daysBetween(first: DateText, last: DateText): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / dayInMilliseconds)
}

/** Every day from the first to the last. */
export function daysFrom(first: DateText, last: DateText): DateText[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, days) => daysAfter(first, days))
}

/** The place of a day in its week, 0 for Monday to 6 for Sunday. */
export function placeInWeek(date: DateText): number {
  return (new Date(date).getUTCDay() + 6) % 7
}

/** The day of the week of a date. */
export function weekdayOf(date: DateText): Weekday {
  return weekdays[placeInWeek(date)] ?? 'monday'
}

/** The year of a date. */
export function yearOf(date: DateText): number {
  return Number(date.slice(0, 4))
}

/** The month of a date, 1 for January to 12 for December. */
export function monthOf(date: DateText): number {
  return Number(date.slice(5, 7))
}

/** The first day of a month. */
export function firstOfMonth(date: DateText): DateText {
  return `${date.slice(0, 8)}01`
}

/** The first day of the next month. */
export function nextMonth(date: DateText): DateText {
  return firstOfMonth(daysAfter(firstOfMonth(date), 31))
}
