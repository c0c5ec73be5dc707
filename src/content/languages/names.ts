import { daysAfter, weekdays, daysBetween, firstOfMonth, monthOf, nextMonth, yearOf } from '../model/day.ts'
import type { Weekday, DateText } from '../model/schema/types.generated.ts'

/**
 * The names and lists of a language.
 * @param locale a language with its country, because Portugal and Britain write dates otherwise than Brazil and the US
 */
export function languageNames(locale: string) {
  // Made once: making one takes a hundred times as long as writing a name with it.
  const weekdayFormat = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long' })
  const monthFormat = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long' })
  const listFormat = new Intl.ListFormat(locale)
  return {
    /** The name of a weekday: quarta-feira, Wednesday. The year 2024 began on a Monday. */
    weekday: (day: Weekday): string => weekdayFormat.format(new Date(daysAfter('2024-01-01', weekdays.indexOf(day)))),
    /** The name of a month, 1 for January to 12 for December: novembro, November. */
    month: (month: number): string => monthFormat.format(new Date(`2024-${String(month).padStart(2, '0')}-01`)),
    /** `a, b e c`, `a, b and c`. */
    list: (parts: readonly string[]): string => listFormat.format(parts),
  }
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const details = ['day', 'month', 'year'] as const

/** How much of a date is written: `7`, `7 de novembro` or `7 de novembro de 2025`. */
type Detail = (typeof details)[number]

type DateWords = Readonly<Record<'between' | 'to' | 'and', string>>

/** Dates in the words of a language, unless less detail is asked for with their year. */
export function dateTextsIn({ month }: ReturnType<typeof languageNames>, { between, to, and }: DateWords) {
  /** A date: `7 de novembro de 2025`, `7 November 2025`. */
  function date(day: DateText, detail: Detail = 'year'): string {
    const parts = [Number(day.slice(8)), month(monthOf(day)), yearOf(day)]
    return parts.slice(0, details.indexOf(detail) + 1).join(between)
  }

  /** What both days share stands once. */
  const joined = (first: DateText, last: DateText, detail: Detail, word: string): string =>
    `${date(first, unshared(first, last, detail))} ${word} ${date(last, detail)}`

  return {
    date,
    /** From one day to another: `7 a 9 de novembro de 2025`, `28 February to 2 March 2027`. */
    range: (first: DateText, last: DateText, detail: Detail = 'year'): string => joined(first, last, detail, to),
    /** Days that follow each other. Two of them are named, not spanned: `13 e 14 de março`, `13 and 14 March`. */
    days: (first: DateText, last: DateText): string =>
      first === last ? date(first) : joined(first, last, 'year', daysBetween(first, last) === 1 ? and : to),
    /** `agosto de 2027`, when the two days are the first and the last of one month. */
    wholeMonth(first: DateText, last: DateText, detail: Detail): string | undefined {
      if (first !== firstOfMonth(first) || daysBetween(last, nextMonth(first)) !== 1) return undefined
      const name = month(monthOf(first))
      return detail === 'year' ? [name, yearOf(first)].join(between) : name
    },
  }
}

function unshared(first: DateText, last: DateText, detail: Detail): Detail {
  if (yearOf(first) !== yearOf(last)) return detail
  return monthOf(first) === monthOf(last) ? 'day' : 'month'
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

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))
