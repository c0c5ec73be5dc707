import type { DateText, Time, Weekday, WeekOfMonth } from '../model/schema/types.generated.ts'

/** What a language says of times; each language brings its own. */
export interface WhenWords {
  /** A single day, with its weekday. */
  oneDay(date: DateText): string
  hours(from: Time, to: Time | undefined): string
  /** From an hour of the first day to one of the last, without a break. */
  throughout(first: DateText, begins: Time, last: DateText, ends: Time): string
  weekly(days: readonly Weekday[], every: number): string
  monthly(weeks: readonly WeekOfMonth[], day: Weekday): string
  since(first: DateText): string
  until(last: DateText): string
  /** Between two dates that are written already. */
  between(range: string): string
  except(pauses: readonly string[]): string
  inMonth(month: string): string
  onDate(date: string): string
  /** Instead of a list of pauses that nobody would read. */
  readonly withPauses: string
}

/** From so many days in a row on, the first and the last of them are named, not each. */
const shortestRun = 4

/** The first and the last of weekdays that follow each other, when they are many enough to be named so. */
export function runOf(days: readonly Weekday[], week: readonly Weekday[]): readonly [Weekday, Weekday] | undefined {
  const [first] = days
  const last = days.at(-1)
  if (first === undefined || last === undefined || days.length < shortestRun) return undefined
  return week.indexOf(last) - week.indexOf(first) === days.length - 1 ? [first, last] : undefined
}

/** In a stretch longer than this a weekday's name no longer says which day is meant. */
export const longestNamedByWeekday = 6
