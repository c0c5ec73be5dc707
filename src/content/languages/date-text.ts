import { daysBetween, firstOfMonth, monthOf, nextMonth, yearOf } from '../model/day.ts'
import type { DateText } from '../model/schema/types.generated.ts'
import type { Names } from './names.ts'

/** How much of a date is written: `7`, `7 de novembro` or `7 de novembro de 2025`. */
type Detail = 'day' | 'month' | 'year'

/** Dates in the words of a language, unless less detail is asked for with their year. */
export interface DateTexts {
  /** A date: `7 de novembro de 2025`, `7 November 2025`. */
  date(date: DateText, detail?: Detail): string
  /** From one day to another: `7 a 9 de novembro de 2025`, `28 February to 2 March 2027`. What both share stands once. */
  range(first: DateText, last: DateText, detail?: Detail): string
  /** Days that follow each other. Two of them are named, not spanned: `13 e 14 de março`, `13 and 14 March`. */
  days(first: DateText, last: DateText): string
  /** `agosto de 2027`, when the two days are the first and the last of one month. */
  wholeMonth(first: DateText, last: DateText, detail: Detail): string | undefined
}

interface DateWords {
  /** What stands between the parts of a date. */
  readonly between: string
  readonly to: string
  readonly and: string
}

export function dateTextsIn({ month }: Names, { between, to, and }: DateWords): DateTexts {
  const date: DateTexts['date'] = (day, detail = 'year') => {
    const parts: (string | number)[] = [Number(day.slice(8))]
    if (detail !== 'day') parts.push(month(monthOf(day)))
    if (detail === 'year') parts.push(yearOf(day))
    return parts.join(between)
  }
  const joined = (first: DateText, last: DateText, detail: Detail, word: string): string =>
    `${date(first, unshared(first, last, detail))} ${word} ${date(last, detail)}`

  return {
    date,
    range: (first, last, detail = 'year') => joined(first, last, detail, to),
    days: (first, last) =>
      first === last ? date(first) : joined(first, last, 'year', daysBetween(first, last) === 1 ? and : to),
    wholeMonth(first, last, detail) {
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
