import type { DatedSchedule, DateText, Time, Weekday, WeekOfMonth } from '../../content/schema/types.generated.ts'
import type { Schedule } from '../schedule.ts'
import { daysFrom, monthOf, weekdayOf, yearOf } from '../day.ts'
import { minutesOf } from '../minutes-of.ts'
import { occurrences } from '../occurrences.ts'
import { seriesDays, weekdaysOf, weeksOf } from '../series.ts'
import type { SaidDates, SaidDay } from './dates.ts'
import type { Frequency } from './frequency.ts'
import type { SaidHour, SaidHours } from './hours.ts'

/** All that a text says of times. */
export interface Claims extends SaidDates, Pick<SaidHours, 'ranges' | 'starts' | 'ends'> {
  readonly weekdays: readonly Weekday[]
  readonly weeks: readonly WeekOfMonth[]
  readonly frequencies: readonly Frequency[]
}

/**
 * Of days, each weekday that is said is one of theirs. A series may have others beside it (`o grupo das terças está
 * cheio`), so one of those said must be its own.
 */
export function isOtherWeekday({ weekdays, weeks }: Claims, { days, weekly, monthly }: Schedule): boolean {
  if (days) {
    const own = new Set(daysFrom(days.first, days.last ?? days.first).map(weekdayOf))
    return weekdays.some((day) => !own.has(day))
  }
  const own = weekly ? weekdaysOf(weekly.day) : monthly ? [monthly.day] : []
  if (weekdays.length > 0 && !weekdays.some((day) => own.includes(day))) return true
  return monthly !== undefined && weeks.length > 0 && !weeks.some((week) => weeksOf(monthly.which).includes(week))
}

/** Where several stretches of time are said, as for the morning and the afternoon, their ends are what counts. */
export function areOtherHours({ ranges, starts, ends }: Claims, { days, weekly, monthly }: Schedule): boolean {
  const { from, to } = hoursOf(days ?? weekly ?? monthly ?? {})
  if (!from) return false
  if (ranges.length > 0) {
    return (
      !ranges.some(([start]) => means(start, from)) || (to !== undefined && !ranges.some(([, end]) => means(end, to)))
    )
  }
  if (starts.length > 0 && !starts.some((start) => means(start, from))) return true
  return to !== undefined && ends.length > 0 && !ends.some((end) => means(end, to))
}

function hoursOf({ from, to, begins, ends }: Partial<DatedSchedule>): { from?: Time; to?: Time } {
  const start = from ?? begins
  const end = to ?? ends
  return { ...(start && { from: start }), ...(end && { to: end }) }
}

const means = (said: SaidHour, time: Time) => said.includes(minutesOf(time))

/** A day that is said is one of them; where several are, they begin and end as these do. */
export function areOtherDays({ dates, months }: Claims, { first, last = first }: DatedSchedule): boolean {
  const own = daysFrom(first, last)
  const isOwn = (said: Omit<SaidDay, 'day'> & { day?: number }) => own.some((date) => isDay(date, said))
  const said = dates.flatMap(({ days }) => days)
  if (!said.every(isOwn) || !months.every(isOwn)) return true
  return said.length > 1 && !(said.some((day) => isDay(first, day)) && said.some((day) => isDay(last, day)))
}

const isDay = (date: DateText, { day, month, year }: Omit<SaidDay, 'day'> & { readonly day?: number }) =>
  (day === undefined || Number(date.slice(8)) === day) &&
  monthOf(date) === month &&
  (year === undefined || yearOf(date) === year)

/** Of a series, only since when and until when is compared: other dates may be of one class among many. */
export function areOtherBounds({ dates }: Claims, schedule: Schedule): boolean {
  const { first, last } = schedule.weekly ?? schedule.monthly ?? {}
  const isOther = (bound: 'first' | 'last', own: readonly (DateText | undefined)[]) => {
    const said = dates.filter((each) => each.bound === bound).flatMap(({ days }) => days[0] ?? [])
    return said.length > 0 && !said.some((day) => own.some((date) => date !== undefined && isDay(date, day)))
  }
  const start = first && occurrences(schedule, { from: '', count: 1 })[0]?.start.slice(0, 10)
  const end = last && [...seriesDays(schedule)].at(-1)
  return (
    (first !== undefined && isOther('first', [first, start])) || (last !== undefined && isOther('last', [last, end]))
  )
}

/** A class of every week may have another of every month beside it, but not the other way round. */
export function isOtherFrequency({ frequencies }: Claims, { weekly, monthly }: Schedule): boolean {
  if (frequencies.length === 0) return false
  if (monthly) return !frequencies.includes('monthly')
  return weekly !== undefined && !frequencies.some((frequency) => frequency === (weekly.every ?? 1))
}
