import type { DateText, DatedSchedule, Time } from '../model/schema/types.generated.ts'
import { type Schedule, seriesDays } from './schedule.ts'
import { daysAfter, daysFrom } from '../model/day.ts'

/**
 * One time that something takes place, in the local time of Lisbon: `2027-03-13T10:00`. Where no hours are said these
 * are whole days, `2027-03-13`, and the end is the last of them.
 */
export interface Occurrence {
  readonly start: string
  /** Not there where hours are said and the end isn't. */
  readonly end?: string
}

interface Wanted {
  /** The first day that counts: what ended before it does not. */
  readonly from: DateText
  readonly count: number
}

/**
 * The next times that something takes place, at most so many, in their order. What begins before a day and lasts into
 * it counts; a class that only runs on past midnight does not.
 */
export function occurrences(schedule: Schedule, { from, count }: Wanted): Occurrence[] {
  const found: Occurrence[] = []
  if (count <= 0) return found
  for (const { last, occurrence } of all(schedule)) {
    if (last < from) continue
    found.push(occurrence)
    if (found.length === count) break
  }
  return found
}

/** Whether nothing of it is left on a day or after it. */
export function isOver(schedule: Schedule, today: DateText): boolean {
  return occurrences(schedule, { from: today, count: 1 }).length === 0
}

interface Dated {
  /** The day on which it is over. */
  readonly last: DateText
  readonly occurrence: Occurrence
}

function* all(schedule: Schedule): Generator<Dated> {
  if (schedule.days) return yield* dated(schedule.days)
  const hours = schedule.weekly ?? schedule.monthly
  if (!hours) return
  for (const day of seriesDays(schedule)) yield { last: day, occurrence: onDay(day, hours.from, hours.to) }
}

function* dated({ first, last = first, from, to, begins, ends }: DatedSchedule): Generator<Dated> {
  if (from) {
    for (const day of daysFrom(first, last)) yield { last: day, occurrence: onDay(day, from, to) }
  } else if (begins) {
    yield { last, occurrence: { start: `${first}T${begins}`, ...(ends && { end: `${last}T${ends}` }) } }
  } else {
    yield { last, occurrence: { start: first, end: last } }
  }
}

/** An end that isn't after the beginning is on the next day. */
function onDay(day: DateText, from: Time, to: Time | undefined): Occurrence {
  if (to === undefined) return { start: `${day}T${from}` }
  return { start: `${day}T${from}`, end: `${to <= from ? daysAfter(day, 1) : day}T${to}` }
}
