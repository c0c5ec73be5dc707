import type { DateText, DatedSchedule, Time } from '../model/schema/types.generated.ts'
import { type Schedule, seriesDays } from './schedule.ts'
import { daysAfter, daysFrom } from '../model/day.ts'

/**
 * One time that something takes place, in the local time of Lisbon: `2027-03-13T10:00`. Where no hours are said these
 * are whole days, `2027-03-13`, and the end is the last of them.
 */
interface Occurrence {
  readonly start: string
  /** Not there where hours are said and the end isn't. */
  readonly end?: string
}

/**
 * The times that something takes place, in their order, without those that ended before a day. What begins before that
 * day and lasts into it counts; a class that only runs on past midnight does not.
 */
export function* occurrences(schedule: Schedule, since: DateText): Generator<Occurrence> {
  const { days, weekly, monthly } = schedule
  const hours = weekly ?? monthly
  if (days) yield* dated(days, since)
  else if (hours) for (const day of seriesDays(schedule, since)) yield onDay(day, hours.from, hours.to)
}

/** Whether nothing of it is left on a day or after it. */
export const isOver = (schedule: Schedule, today: DateText) => occurrences(schedule, today).next().done === true

function* dated({ first, last = first, from, to, begins, ends }: DatedSchedule, since: DateText): Iterable<Occurrence> {
  if (from) {
    for (const day of daysFrom(first, last)) if (day >= since) yield onDay(day, from, to)
  } else if (last >= since) {
    yield begins
      ? { start: `${first}T${begins}`, ...(ends && { end: onDay(last, '00:00', ends).end }) }
      : { start: first, end: last }
  }
}

/** An end that isn't after the beginning is on the next day. */
function onDay(day: DateText, from: Time, to: Time | undefined): Occurrence {
  if (to === undefined) return { start: `${day}T${from}` }
  return { start: `${day}T${from}`, end: `${to <= from ? daysAfter(day, 1) : day}T${to}` }
}
