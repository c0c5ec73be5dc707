import schema from '../../../schema/schedule.schema.json' with { type: 'json' }
import type {
  Event,
  DateText,
  MonthlySchedule,
  Pause,
  Weekday,
  WeeklySchedule,
  WeekOfMonth,
} from '../model/schema/types.generated.ts'
import {
  yearOf,
  daysAfter,
  daysBetween,
  firstOfMonth,
  monthOf,
  nextMonth,
  placeInWeek,
  weekdayOf,
  weekdays,
} from '../model/day.ts'

/** When something takes place, in hours of Lisbon: on days that follow each other, every week or every month. */
export type Schedule = Pick<Event, 'days' | 'weekly' | 'monthly'>

/**
 * What a calendar knows an event by: it must outlive a change of hour, place or wording. Only the name that it has in
 * the content is in it and, because a workshop may come back, the year of an event with dates.
 */
export const calendarName = (name: string, { days }: Schedule) => (days ? `${name}-${yearOf(days.first)}` : name)

/** Where counting begins in a series that doesn't say since when. Nothing here reads a clock: who counts says from when. */
const beginning = '2025-01-01'
/** Where counting ends in a series without an end, so that one that is always paused doesn't count for ever. */
const horizon = '2100-12-31'

export const months = schema.$defs.month.enum as readonly NonNullable<Pause['month']>[]
const weeksOfMonth: readonly WeekOfMonth[] = ['first', 'second', 'third', 'fourth', 'last']

/** The days of a series from a day on, in their order, those that fall into a pause left out. */
export function* seriesDays(schedule: Schedule, since?: DateText): Generator<DateText> {
  for (const date of unpausedDays(schedule, since)) if (!isPaused(date, pausesOf(schedule))) yield date
}

/** The days that a series would have, and that one of its dated pauses takes out; a month is out of every year anyway. */
export function pausedDays(schedule: Schedule): DateText[] {
  const pauses = pausesOf(schedule).filter(({ month }) => !month)
  const lastPaused = pauses.reduce((latest, { first = '', last = first }) => (last > latest ? last : latest), '')
  const paused: DateText[] = []
  for (const date of unpausedDays(schedule)) {
    if (date > lastPaused) break
    if (isPaused(date, pauses) && !isPaused(date, monthPauses(schedule))) paused.push(date)
  }
  return paused
}

/** The months of the year in which a series takes place, 1 for January; nothing when these are all. */
export function monthsOf(schedule: Schedule): number[] | undefined {
  const out = monthPauses(schedule).map(({ month }) => month)
  return out.length === 0 ? undefined : months.filter((month) => !out.includes(month)).map(monthNumber)
}

const pausesOf = ({ weekly, monthly }: Schedule): readonly Pause[] => (weekly ?? monthly)?.pauses ?? []
const monthPauses = (schedule: Schedule) => pausesOf(schedule).filter(({ month }) => month)

export function* unpausedDays({ weekly, monthly }: Schedule, since: DateText = ''): Generator<DateText> {
  if (weekly) yield* weeklyDays(weekly, since)
  if (monthly) yield* monthlyDays(monthly, since)
}

/** Every second week counts from the week, Monday to Sunday, of the first day on which the series takes place. */
function* weeklyDays(weekly: WeeklySchedule, since: DateText): Generator<DateText> {
  const { every = 1, first = beginning, last = horizon } = weekly
  const days = weekdaysOf(weekly.day)
  let start = first
  while (!days.includes(weekdayOf(start))) start = daysAfter(start, 1)
  const begin = daysAfter(start, -placeInWeek(start))
  const skipped = since > begin ? Math.floor(daysBetween(begin, since) / (7 * every)) : 0
  for (let week = daysAfter(begin, skipped * 7 * every); week <= last; week = daysAfter(week, 7 * every))
    for (const day of days) {
      const date = daysAfter(week, weekdays.indexOf(day))
      if (date >= start && date >= since && date <= last) yield date
    }
}

function* monthlyDays(monthly: MonthlySchedule, since: DateText): Generator<DateText> {
  const { which, day, first = beginning, last = horizon } = monthly
  const from = first < since ? since : first
  for (let month = firstOfMonth(from); month <= last; month = nextMonth(month)) {
    // The fourth one may be the last.
    const dates = new Set(weeksOf(which).map((week) => dayOfMonth(month, week, day)))
    for (const date of dates) if (date >= from && date <= last) yield date
  }
}

/** The first, second, … or last such weekday of a month, given by its first day. */
function dayOfMonth(month: DateText, week: WeekOfMonth, day: Weekday): DateText {
  if (week === 'last') return daysAfter(firstSuch(nextMonth(month), day), -7)
  return daysAfter(firstSuch(month, day), 7 * weeksOfMonth.indexOf(week))
}

const firstSuch = (date: DateText, day: Weekday): DateText =>
  daysAfter(date, (weekdays.indexOf(day) - placeInWeek(date) + 7) % 7)

const isPaused = (date: DateText, pauses: readonly Pause[]): boolean =>
  pauses.some(({ month, first = '', last = first }) =>
    month ? monthNumber(month) === monthOf(date) : date >= first && date <= last,
  )

/** 1 for January to 12 for December. */
export const monthNumber = (month: NonNullable<Pause['month']>): number => months.indexOf(month) + 1

/** The weekdays of a series, from Monday on. */
export const weekdaysOf = (day: WeeklySchedule['day']): Weekday[] =>
  weekdays.filter((weekday) => (Array.isArray(day) ? day.includes(weekday) : day === weekday))

/** The weeks of a month in which a series takes place, the last one last. */
export const weeksOf = (which: MonthlySchedule['which']): WeekOfMonth[] =>
  weeksOfMonth.filter((week) => (Array.isArray(which) ? which.includes(week) : which === week))

/** A weekday as calendars write it: MO for Monday. */
const calendarDay = (day: Weekday) => day.slice(0, 2).toUpperCase()

export const dayCodes = ({ day }: WeeklySchedule): string[] => weekdaysOf(day).map(calendarDay)

/** Certain days of a month as calendars write them: 1FR for the first Friday, -1SU for the last Sunday. */
export const monthDays = ({ which, day }: MonthlySchedule): string[] =>
  weeksOf(which).map((week) => `${week === 'last' ? -1 : weeksOfMonth.indexOf(week) + 1}${calendarDay(day)}`)
