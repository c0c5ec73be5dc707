import { weekdays } from '../model/day.ts'
import type { dateTextsIn, languageNames } from './names.ts'
import type { DateText, Time, Weekday, WeekOfMonth } from '../model/schema/types.generated.ts'

/** Everything that the site and its check must know of a language that the site is written in. */
export interface SiteLanguage {
  /** With its country: `pt-PT`. */
  readonly locale: string
  readonly names: ReturnType<typeof languageNames>
  readonly dates: ReturnType<typeof dateTextsIn>
  /** When something takes place. */
  readonly when: WhenWords
  /** What costs nothing. */
  readonly free: string
  /** The weekdays as a text names them: the start of its name in the group `day` or `other`. */
  readonly namedWeekdays: RegExp
  /**
   * Frequent words that no other language of the site has and that are not names: the small words that no sentence does
   * without, and some that a site like this one is full of. Words of both are left out: `a`, `as`, `do`, `for`, `me`.
   */
  readonly frequentWords: ReadonlySet<string>
}

/** The words of a text, for `frequentWords`. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

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
export function runOf(days: readonly Weekday[]): readonly [Weekday, Weekday] | undefined {
  const [first] = days
  const last = days.at(-1)
  if (first === undefined || last === undefined || days.length < shortestRun) return undefined
  return weekdays.indexOf(last) - weekdays.indexOf(first) === days.length - 1 ? [first, last] : undefined
}

/** In a stretch longer than this a weekday's name no longer says which day is meant. */
export const longestNamedByWeekday = 6
