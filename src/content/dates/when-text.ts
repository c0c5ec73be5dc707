import type { DatedSchedule, MonthlySchedule, Pause, WeeklySchedule } from '../model/schema/types.generated.ts'
import type { Schedule } from './schedule.ts'
import type { Language } from '../model/language.ts'
import { dateText, daysText, rangeText, wholeMonthText } from './date-text.ts'
import { yearOf } from './day.ts'
import { capitalised, monthName } from './names.ts'
import { monthNumber, weekdaysOf, weeksOf } from './series.ts'
import { british } from './when-words-en.ts'
import { portuguese } from './when-words-pt.ts'
import type { WhenWords } from './when-words.ts'

const wordsOf: Readonly<Record<Language, WhenWords>> = { pt: portuguese, en: british }

/** More pauses than this are not listed. */
const mostPauses = 3

/**
 * When something is, in words: `Quartas-feiras, das 20h às 22h`, `7 to 9 November 2025`. For a schedule without faults.
 * Throws when it says nothing at all, which the check rules out.
 */
export function whenText(schedule: Schedule, language: Language): string {
  const words = wordsOf[language]
  const { days, weekly, monthly } = schedule
  if (days) return sentence(datedParts(days, words, language))
  if (weekly) {
    return sentence([words.weekly(weekdaysOf(weekly.day), weekly.every ?? 1), ...seriesParts(weekly, words, language)])
  }
  if (monthly) {
    return sentence([words.monthly(weeksOf(monthly.which), monthly.day), ...seriesParts(monthly, words, language)])
  }
  throw new Error('The schedule has neither days, weekly nor monthly.')
}

type Parts = readonly (string | undefined)[]

const sentence = (parts: Parts) => capitalised(parts.filter(Boolean).join(', '))

function datedParts(days: DatedSchedule, words: WhenWords, language: Language): Parts {
  const { first, last = first, from, to, begins, ends } = days
  if (first === last) {
    const start = from ?? begins
    return [words.oneDay(first), start && words.hours(start, to ?? ends)]
  }
  const dates = daysText(first, last, language)
  if (begins && ends) return [dates, words.throughout(first, begins, last, ends)]
  return [dates, from && words.hours(from, to)]
}

function seriesParts(series: WeeklySchedule | MonthlySchedule, words: WhenWords, language: Language): Parts {
  return [words.hours(series.from, series.to), span(series, words, language), pausesText(series, words, language)]
}

function span({ first, last }: WeeklySchedule | MonthlySchedule, words: WhenWords, language: Language) {
  if (first && last) return words.between(rangeText(first, last, language))
  if (first) return words.since(first)
  return last && words.until(last)
}

function pausesText(
  { first, last, pauses = [] }: WeeklySchedule | MonthlySchedule,
  words: WhenWords,
  language: Language,
): string | undefined {
  if (pauses.length === 0) return undefined
  if (pauses.length > mostPauses) return words.withPauses
  const saidYear = first && last && yearOf(first) === yearOf(last) ? yearOf(first) : undefined
  return words.except(pauses.map((pause) => pauseText(pause, saidYear, words, language)))
}

/** A year that the text has already said is not said again. */
function pauseText(
  { month, first, last = first }: Pause,
  saidYear: number | undefined,
  words: WhenWords,
  language: Language,
) {
  if (month) return words.inMonth(monthName(monthNumber(month), language))
  if (!first || !last) throw new Error('The pause has neither month nor first.')
  const detail = yearOf(first) === saidYear && yearOf(last) === saidYear ? 'month' : 'year'
  if (first === last) return words.onDate(dateText(first, language, detail))
  const wholeMonth = wholeMonthText(first, last, language, detail)
  return wholeMonth ? words.inMonth(wholeMonth) : words.between(rangeText(first, last, language, detail))
}
