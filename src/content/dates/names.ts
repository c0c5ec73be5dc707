import type { Weekday } from '../model/schema/types.generated.ts'
import type { Language } from '../model/language.ts'
import { daysAfter, weekdays } from './day.ts'

/** Portuguese of Portugal and British English, whose dates and numbers are written otherwise than in Brazil and the US. */
export const locales: Readonly<Record<Language, string>> = { pt: 'pt-PT', en: 'en-GB' }

const aMonday = '2024-01-01'

/** To make one takes a hundred times as long as to write a name with it. */
const formatsOf = (options: Intl.DateTimeFormatOptions): Readonly<Record<Language, Intl.DateTimeFormat>> => ({
  pt: new Intl.DateTimeFormat(locales.pt, { timeZone: 'UTC', ...options }),
  en: new Intl.DateTimeFormat(locales.en, { timeZone: 'UTC', ...options }),
})
const weekdayFormats = formatsOf({ weekday: 'long' })
const monthFormats = formatsOf({ month: 'long' })

/** The name of a weekday: quarta-feira, Wednesday. */
export function weekdayName(day: Weekday, language: Language): string {
  return weekdayFormats[language].format(new Date(daysAfter(aMonday, weekdays.indexOf(day))))
}

/** The name of a month, 1 for January to 12 for December: novembro, November. */
export function monthName(month: number, language: Language): string {
  return monthFormats[language].format(new Date(`2024-${String(month).padStart(2, '0')}-01`))
}

/** `a, b e c`, `a, b and c`. */
export function list(parts: readonly string[], language: Language): string {
  return new Intl.ListFormat(locales[language]).format(parts)
}

/** A text with a capital at its beginning. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
