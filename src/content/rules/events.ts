import { error, valueAt, warning, type Diagnostic, type FileDiagnostic } from '../diagnostic.ts'
import { languages, type Language } from '../language.ts'
import type { CheckedSource } from '../validate/checked-source.ts'
import { ownProperty } from '../parse/own-property.ts'
import type { RuleInput } from './rule-input.ts'
import { namedTimes, type NamedTimes } from './when-text.ts'

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** The dates of events exist, have not passed, and say the same as the text that is shown. */
export function checkEvents({ pages, today }: RuleInput): FileDiagnostic[] {
  return pages.flatMap((source) =>
    source.annotations
      .filter(({ keyword, schema }) => keyword === 'marks' && schema === 'event')
      .flatMap(({ data, pointer }) => [
        ...daysDiagnostics(data, pointer, today, source),
        ...weeklyDiagnostics(data, pointer, source),
      ])
      .map((diagnostic) => ({ file: source.file, diagnostic })),
  )
}

function daysDiagnostics(event: unknown, pointer: string, today: string, source: CheckedSource): Diagnostic[] {
  const days = ownProperty(event, 'days')
  const first = ownProperty(days, 'first')
  const last = ownProperty(days, 'last')
  if (!isDate(first) || !isDate(last) || isBlamed(source, `${pointer}/days`)) return []
  const unreal = (
    [
      ['first', first],
      ['last', last],
    ] as const
  ).filter(([, date]) => !exists(date))
  if (unreal.length > 0)
    return unreal.map(([key, date]) => error('dayUnreal', { date }, valueAt(`${pointer}/days/${key}`)))
  if (last < first) return [error('daysBackwards', { first, last }, valueAt(`${pointer}/days/last`))]
  const passed = last < today ? [warning('eventPassed', { last }, valueAt(`${pointer}/days/last`))] : []
  const data = first === last ? first : `${first}, ${last}`
  return [...passed, ...textDiagnostics(event, pointer, data, (named) => contradictsDays(named, first, last))]
}

function weeklyDiagnostics(event: unknown, pointer: string, source: CheckedSource): Diagnostic[] {
  const weekly = ownProperty(event, 'weekly')
  const day = ownProperty(weekly, 'day')
  const from = ownProperty(weekly, 'from')
  const to = ownProperty(weekly, 'to')
  if (typeof day !== 'string' || typeof from !== 'string' || isBlamed(source, `${pointer}/weekly`)) return []
  if (from === to) return [error('hoursEmpty', { from }, valueAt(`${pointer}/weekly/to`))]
  const until = typeof to === 'string' ? to : undefined
  const data = [day, from, until].filter(Boolean).join(', ')
  return textDiagnostics(event, pointer, data, (named) => contradictsWeekly(named, day, from, until))
}

function textDiagnostics(
  event: unknown,
  pointer: string,
  data: string,
  contradicts: (named: NamedTimes) => boolean,
): Diagnostic[] {
  const when = ownProperty(event, 'when')
  return languages.flatMap((language: Language) => {
    const text = ownProperty(when, language)
    if (typeof text !== 'string' || !contradicts(namedTimes(text, language))) return []
    return [error('whenContradicts', { text, data }, valueAt(`${pointer}/when/${language}`))]
  })
}

function contradictsDays({ days, months, years, weekdays: named }: NamedTimes, first: string, last: string): boolean {
  const [firstYear = 0, firstMonth = 0, firstDay = 0] = first.split('-').map(Number)
  const [lastYear = 0, lastMonth = 0, lastDay = 0] = last.split('-').map(Number)
  const all = datesBetween(first, last)
  if (months.some((month) => !all.some((date) => Number(date.slice(5, 7)) === month))) return true
  if (months.length > 0 && !months.includes(firstMonth) && !months.includes(lastMonth)) return true
  if (years.some((year) => year < firstYear || year > lastYear)) return true
  if (named.some((weekday) => !all.some((date) => new Date(date).getUTCDay() === weekday))) return true
  const [start] = days
  const end = days.at(-1)
  if (start === undefined || end === undefined) return false
  if (days.length === 1) return !all.some((date) => Number(date.slice(8)) === start)
  return start !== firstDay || end !== lastDay
}

function contradictsWeekly(
  { weekdays: named, hours }: NamedTimes,
  day: string,
  from: string,
  to: string | undefined,
): boolean {
  if (named.length > 0 && !named.includes(weekdays.indexOf(day))) return true
  if (hours.length > 0 && !hours.includes(from)) return true
  return to !== undefined && hours.length > 1 && !hours.includes(to)
}

/** Up to a year of days: an event that is longer names no single day of it. */
function datesBetween(first: string, last: string): string[] {
  const dates: string[] = []
  for (let time = Date.parse(first); time <= Date.parse(last) && dates.length < 366; time += 86_400_000) {
    dates.push(new Date(time).toISOString().slice(0, 10))
  }
  return dates
}

const isDate = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

function exists(date: string): boolean {
  const time = Date.parse(date)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}

/** Whether something was already said of a part of the file. */
function isBlamed({ diagnostics }: CheckedSource, pointer: string): boolean {
  return diagnostics.some(({ range }) => range.pointer === pointer || range.pointer?.startsWith(`${pointer}/`))
}
