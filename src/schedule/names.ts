import type { DateText, Weekday } from '../content/schema/types.generated.ts'
import type { Language } from '../content/language.ts'
import { daysAfter, weekdays } from './day.ts'

/** Portuguese of Portugal and British English, whose dates and numbers are written otherwise than in Brazil and the US. */
export const locales: Readonly<Record<Language, string>> = { pt: 'pt-PT', en: 'en-GB' }

const aMonday = '2024-01-01'

/** The name of a weekday: quarta-feira, Wednesday. */
export function weekdayName(day: Weekday, language: Language): string {
  return dateName(daysAfter(aMonday, weekdays.indexOf(day)), language, { weekday: 'long' })
}

/** The name of a month, 1 for January to 12 for December: novembro, November. */
export function monthName(month: number, language: Language): string {
  return dateName(`2024-${String(month).padStart(2, '0')}-01`, language, { month: 'long' })
}

function dateName(date: DateText, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...options }).format(new Date(date))
}

/** `a, b e c`, `a, b and c`. */
export function list(parts: readonly string[], language: Language): string {
  return new Intl.ListFormat(locales[language]).format(parts)
}

/** A text with a capital at its beginning. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
