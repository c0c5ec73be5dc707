const dayInMilliseconds = 86_400_000

/** A day so many days after another. Both are written year-month-day, and no time zone has a say. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayInMilliseconds).toISOString().slice(0, 10)
}

/** The day of the week of a date, 0 for Sunday to 6 for Saturday. */
export function weekday(date: string): number {
  return new Date(date).getUTCDay()
}
