import type { DatedSchedule, DateText, Pause, Time } from '../model/schema/types.generated.ts'
import type { DiagnosticFacts } from '../model/diagnostic-facts.ts'
import type { ValuePath } from '../model/source.ts'
import type { Schedule } from './schedule.ts'
import { daysBetween, isRealDay, yearOf } from '../model/day.ts'
import { isOver } from './occurrences.ts'

type Code = 'dayUnreal' | 'lastBeforeFirst' | 'tooLong' | 'hoursWrong' | 'alsoNeeded' | 'hoursTwice' | 'neverTakesPlace'

/** What is wrong, and where in the schedule: `['weekly', 'pauses', 0, 'last']`. */
export type ScheduleFault = {
  [C in Code]: { readonly code: C; readonly path: ValuePath } & DiagnosticFacts[C]
}[Code]

/** A day outside these is a slip of the keys. */
const years = { first: 2000, last: 2100 }
/** No event lasts longer: a longer one has a wrong year, or confuses morning and evening. */
const longest = { days: 366, series: 10 * 366, pause: 366, hours: 16 }
/** What goes on past midnight ends in the morning: a later end has its two hours exchanged, or means the evening. */
const latestMorning = '08:00'

/** What is wrong for certain in a schedule, in its order. The schedule is one that the schema allows. */
export function scheduleFaults(schedule: Schedule): ScheduleFault[] {
  const { days } = schedule
  const faults = days ? datedFaults(days) : seriesFaults(schedule)
  if (faults.length > 0 || !isOver(schedule, '')) return faults
  return [{ code: 'neverTakesPlace', path: [schedule.weekly ? 'weekly' : 'monthly'] }]
}

/** What is wrong with the first day on which an event is shown: it is no day, or one after the event. */
export function firstShownFaults(from: DateText | undefined, { days, weekly, monthly }: Schedule): ScheduleFault[] {
  const faults = dayFaults(from, ['from'])
  const last = days?.last ?? days?.first ?? (weekly ?? monthly)?.last
  if (faults.length > 0 || !from || !last || from <= last) return faults
  return [{ code: 'lastBeforeFirst', first: from, last, isShown: true, path: ['from'] }]
}

export function shownFaults(from: DateText | undefined, until: DateText | undefined): ScheduleFault[] {
  const faults = [...dayFaults(from, ['from']), ...dayFaults(until, ['until'])]
  if (faults.length > 0 || !from || !until || from <= until) return faults
  return [{ code: 'lastBeforeFirst', first: from, last: until, path: ['until'] }]
}

function datedFaults(days: DatedSchedule): ScheduleFault[] {
  const { first, last = first, from, to, begins, ends } = days
  const path = ['days']
  const faults = [...spanFaults(days, path, longest.days), ...hoursFaults(from, to, path)]
  if (begins && !ends) faults.push(needs('begins', 'ends', path))
  if (ends && !begins) faults.push(needs('ends', 'begins', path))
  if (from && begins) faults.push({ code: 'hoursTwice', path: [...path, 'begins'] })
  if (first === last && begins && ends && ends <= begins)
    faults.push({ code: 'hoursWrong', from: begins, to: ends, path: [...path, 'ends'] })
  return faults
}

function seriesFaults({ weekly, monthly }: Schedule): ScheduleFault[] {
  const series = weekly ?? monthly
  if (!series) return []
  const path = [weekly ? 'weekly' : 'monthly']
  return [
    ...(weekly && (weekly.every ?? 1) > 1 && !weekly.first ? [needs('every', 'first', path)] : []),
    ...hoursFaults(series.from, series.to, path),
    ...spanFaults(series, path, longest.series),
    ...(series.pauses ?? []).flatMap((pause, index) => spanFaults(pause, [...path, 'pauses', index], longest.pause)),
  ]
}

/** Two days: each is one of the calendar, and the last is after the first, but not by so much. */
function spanFaults({ first, last }: Pick<Pause, 'first' | 'last'>, path: ValuePath, most: number): ScheduleFault[] {
  const faults = [...dayFaults(first, [...path, 'first']), ...dayFaults(last, [...path, 'last'])]
  if (faults.length > 0 || !first || !last) return faults
  const at = [...path, 'last']
  if (last < first) return [{ code: 'lastBeforeFirst', first, last, path: at }]
  return daysBetween(first, last) >= most ? [{ code: 'tooLong', first, last, path: at }] : []
}

function dayFaults(date: DateText | undefined, path: ValuePath): ScheduleFault[] {
  if (date === undefined) return []
  const isUnreal = !isRealDay(date) || yearOf(date) < years.first || yearOf(date) > years.last
  return isUnreal ? [{ code: 'dayUnreal', date, path }] : []
}

const minutesOf = (time: Time): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** An end that isn't after the beginning is on the next day. */
function hoursFaults(from: Time | undefined, to: Time | undefined, path: ValuePath): ScheduleFault[] {
  if (!to) return []
  if (!from) return [needs('to', 'from', path)]
  const minutes = (minutesOf(to) - minutesOf(from) + 24 * 60) % (24 * 60)
  const isWrong = minutes === 0 || minutes > longest.hours * 60 || (to < from && to > latestMorning)
  return isWrong ? [{ code: 'hoursWrong', from, to, path: [...path, 'to'] }] : []
}

const needs = (key: string, needed: string, path: ValuePath): ScheduleFault => ({
  code: 'alsoNeeded',
  key,
  needed,
  path: [...path, key],
})
