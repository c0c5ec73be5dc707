import { daysAfter, weekdays } from '../model/day.ts'
import type { Weekday } from '../model/schema/types.generated.ts'

/** The names and lists of a language. */
export interface Names {
  /** The name of a weekday: quarta-feira, Wednesday. */
  weekday(day: Weekday): string
  /** The name of a month, 1 for January to 12 for December: novembro, November. */
  month(month: number): string
  /** `a, b e c`, `a, b and c`. */
  list(parts: readonly string[]): string
}

const aMonday = '2024-01-01'

/** @param locale a language with its country, because Portugal and Britain write dates otherwise than Brazil and the US */
export function languageNames(locale: string): Names {
  // Made once: making one takes a hundred times as long as writing a name with it.
  const weekdayFormat = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long' })
  const monthFormat = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long' })
  const listFormat = new Intl.ListFormat(locale)
  return {
    weekday: (day) => weekdayFormat.format(new Date(daysAfter(aMonday, weekdays.indexOf(day)))),
    month: (month) => monthFormat.format(new Date(`2024-${String(month).padStart(2, '0')}-01`)),
    list: (parts) => listFormat.format(parts),
  }
}

/** A text with a capital at its beginning. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
