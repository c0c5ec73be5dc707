import type { DatedSchedule, MonthlySchedule, Pause, WeeklySchedule } from '../model/schema/types.generated.ts'
import { type Schedule, monthNumber, weekdaysOf, weeksOf } from './schedule.ts'
import type { Language } from '../model/language.ts'
import { yearOf } from '../model/day.ts'
import { siteLanguages } from '../languages/index.ts'
import { capitalised } from '../languages/names.ts'
import type { SiteLanguage } from '../languages/pt.ts'

/** More pauses than this are not listed. */
const mostPauses = 3

/**
 * When something is, in words: `Quartas-feiras, das 20h às 22h`, `7 to 9 November 2025`. For a schedule without faults.
 * Throws when it says nothing at all, which the check rules out.
 */
export function whenText(schedule: Schedule, language: Language): string {
  const say = siteLanguages[language]
  const { days, weekly, monthly } = schedule
  if (days) return sentence(datedParts(days, say))
  if (weekly) return sentence([say.when.weekly(weekdaysOf(weekly.day), weekly.every ?? 1), ...seriesParts(weekly, say)])
  if (monthly) return sentence([say.when.monthly(weeksOf(monthly.which), monthly.day), ...seriesParts(monthly, say)])
  throw new Error('The schedule has neither days, weekly nor monthly.')
}

type Parts = readonly (string | undefined)[]

const sentence = (parts: Parts) => capitalised(parts.filter(Boolean).join(', '))

function datedParts(days: DatedSchedule, { dates, when }: SiteLanguage): Parts {
  const { first, last = first, from, to, begins, ends } = days
  if (first === last) {
    const start = from ?? begins
    return [when.oneDay(first), start && when.hours(start, to ?? ends)]
  }
  const span = dates.days(first, last)
  if (begins && ends) return [span, when.throughout(first, begins, last, ends)]
  return [span, from && when.hours(from, to)]
}

const seriesParts = (series: WeeklySchedule | MonthlySchedule, texts: SiteLanguage): Parts => [
  texts.when.hours(series.from, series.to),
  spanText(series, texts),
  pausesText(series, texts),
]

function spanText({ first, last }: WeeklySchedule | MonthlySchedule, { dates, when }: SiteLanguage) {
  if (first && first === last) return dates.date(first)
  if (first && last) return when.between(dates.range(first, last))
  return first ? when.since(first) : last && when.until(last)
}

function pausesText({ first, last, pauses = [] }: WeeklySchedule | MonthlySchedule, texts: SiteLanguage) {
  if (pauses.length === 0) return undefined
  if (pauses.length > mostPauses) return texts.when.withPauses
  const saidYear = first && last && yearOf(first) === yearOf(last) ? yearOf(first) : undefined
  return texts.when.except([...new Set(pauses.map((pause) => pauseText(pause, saidYear, texts)))])
}

/** A year that the text has already said is not said again. */
function pauseText(pause: Pause, saidYear: number | undefined, { names, dates, when }: SiteLanguage) {
  const { month, first, last = first } = pause
  if (month) return when.inMonth(names.month(monthNumber(month)))
  if (!first || !last) throw new Error('The pause has neither month nor first.')
  const detail = yearOf(first) === saidYear && yearOf(last) === saidYear ? 'month' : 'year'
  if (first === last) return when.onDate(dates.date(first, detail))
  const wholeMonth = dates.wholeMonth(first, last, detail)
  return wholeMonth ? when.inMonth(wholeMonth) : when.between(dates.range(first, last, detail))
}
