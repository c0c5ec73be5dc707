import * as fc from 'fast-check'
import type { DateText, MonthlySchedule, Time, WeeklySchedule } from '../../model/schema/types.generated.ts'
import { occurrences } from '../occurrences.ts'
import type { Schedule } from '../schedule.ts'
import { daysAfter, weekdays } from '../../model/day.ts'
import { whenText } from '../when-text.ts'

const from: fc.Arbitrary<Time> = fc.constantFrom('00:00', '00:30', '07:00', '09:15', '19:30', '20:00', '23:30')
const to: fc.Arbitrary<Time> = fc.constantFrom('00:00', '02:00', '10:45', '22:00', '23:00')
const day: fc.Arbitrary<DateText> = fc.integer({ min: 0, max: 1500 }).map((days) => daysAfter('2025-01-01', days))
const length = fc.integer({ min: 0, max: 40 })
const hours = { from, to: fc.option(to, { nil: undefined }) }

const datedPause = fc
  .tuple(day, fc.option(length, { nil: undefined }))
  .map(([first, days]) => ({ first, ...(days !== undefined && { last: daysAfter(first, days) }) }))
const monthPause = fc.constantFrom({ month: 'august' } as const, { month: 'december' } as const)
const span = fc.oneof(
  fc.constant({}),
  day.map((first) => ({ first })),
  fc.tuple(day, fc.integer({ min: 70, max: 900 })).map(([first, days]) => ({ first, last: daysAfter(first, days) })),
)
const pauses = fc.array(fc.oneof({ weight: 3, arbitrary: datedPause }, monthPause), { maxLength: 4 })
const weekday = fc.constantFrom(...weekdays)

/** A weekly series; one that doesn't come every week has a beginning. */
const weekly = fc
  .record({
    day: fc.oneof(weekday, fc.uniqueArray(weekday, { minLength: 1, maxLength: 7 })),
    every: fc.constantFrom(1, 2, 3, 4),
    ...hours,
    span,
    start: day,
    pauses,
  })
  .map(({ span: dates, start, every, ...series }): WeeklySchedule => {
    return every === 1 ? { ...series, ...dates } : { first: start, ...dates, ...series, every }
  })

const monthly = fc
  .record({
    which: fc.uniqueArray(fc.constantFrom('first', 'second', 'third', 'fourth', 'last'), { minLength: 1 }),
    day: weekday,
    ...hours,
    span,
    pauses,
  })
  .map(({ span: dates, ...series }): MonthlySchedule => ({ ...series, ...dates }))

const dated = fc.tuple(day, fc.integer({ min: 0, max: 9 }), fc.oneof(fc.constant({}), fc.record(hours)))

/** Any schedule without faults in its dates, around both changes of the clocks and across years. */
export const schedules: fc.Arbitrary<Schedule> = fc.oneof(
  { weight: 3, arbitrary: weekly.map((series) => ({ weekly: series })) },
  { weight: 2, arbitrary: monthly.map((series) => ({ monthly: series })) },
  dated.map(([first, days, times]) => ({ days: { first, last: daysAfter(first, days), ...times } })),
  fc
    .tuple(day, fc.integer({ min: 1, max: 9 }), from, to)
    .map(([first, more, begins, ends]) => ({ days: { first, last: daysAfter(first, more), begins, ends } })),
)

/** When something is, in the words of both languages. */
export const whenTexts = (schedule: Schedule): string => `${whenText(schedule, 'pt')} | ${whenText(schedule, 'en')}`

/** The first times that something takes place from a day on, at most so many. */
export function firstTimes(schedule: Schedule, since: string, count: number) {
  const found = []
  for (const each of occurrences(schedule, since)) if (found.push(each) >= count) break
  return found
}
