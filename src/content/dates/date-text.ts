import type { DateText } from '../model/schema/types.generated.ts'
import type { Language } from '../model/language.ts'
import { daysBetween, firstOfMonth, monthOf, nextMonth, yearOf } from './day.ts'
import { monthName } from './names.ts'

const between: Readonly<Record<Language, string>> = { pt: ' de ', en: ' ' }
const to: Readonly<Record<Language, string>> = { pt: 'a', en: 'to' }
const and: Readonly<Record<Language, string>> = { pt: 'e', en: 'and' }

/** How much of a date is written: `7`, `7 de novembro` or `7 de novembro de 2025`. */
type Detail = 'day' | 'month' | 'year'

/** A date in words: `7 de novembro de 2025`, `7 November 2025`. */
export function dateText(date: DateText, language: Language, detail: Detail = 'year'): string {
  const parts: (string | number)[] = [Number(date.slice(8))]
  if (detail !== 'day') parts.push(monthName(monthOf(date), language))
  if (detail === 'year') parts.push(yearOf(date))
  return parts.join(between[language])
}

/** From one day to another: `7 a 9 de novembro de 2025`, `28 February to 2 March 2027`. What both share stands once. */
export function rangeText(first: DateText, last: DateText, language: Language, detail: Detail = 'year'): string {
  return joined(first, last, language, detail, to[language])
}

/** Days that follow each other. Two of them are named, not spanned: `13 e 14 de março`, `13 and 14 March`. */
export function daysText(first: DateText, last: DateText, language: Language): string {
  if (first === last) return dateText(first, language)
  return joined(first, last, language, 'year', daysBetween(first, last) === 1 ? and[language] : to[language])
}

/** `agosto de 2027`, when the two days are the first and the last of one month. */
export function wholeMonthText(
  first: DateText,
  last: DateText,
  language: Language,
  detail: Detail,
): string | undefined {
  if (first !== firstOfMonth(first) || daysBetween(last, nextMonth(first)) !== 1) return undefined
  const name = monthName(monthOf(first), language)
  return detail === 'year' ? [name, yearOf(first)].join(between[language]) : name
}

function joined(first: DateText, last: DateText, language: Language, detail: Detail, word: string): string {
  const start = dateText(first, language, unshared(first, last, detail))
  return `${start} ${word} ${dateText(last, language, detail)}`
}

function unshared(first: DateText, last: DateText, detail: Detail): Detail {
  if (yearOf(first) !== yearOf(last)) return detail
  return monthOf(first) === monthOf(last) ? 'day' : 'month'
}
