import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DatedSchedule, MonthlySchedule, WeeklySchedule } from '../model/schema/types.generated.ts'
import type { Schedule } from './schedule.ts'
import { isOver } from './occurrences.ts'
import { scheduleFaults } from './schedule-faults.ts'
import { schedules } from './testing/schedules.ts'

const faults = (schedule: Schedule) =>
  scheduleFaults(schedule).map(({ code, path, ...facts }) => [code, path.join('.'), ...Object.values(facts)].join(' '))
const days = (schedule: Partial<DatedSchedule>) => faults({ days: { first: '2027-03-13', ...schedule } })
const weekly = (schedule: Partial<WeeklySchedule>) =>
  faults({ weekly: { day: 'friday', from: '20:00', to: '22:00', ...schedule } })
const monthly = (schedule: Partial<MonthlySchedule>) =>
  faults({ monthly: { which: 'first', day: 'friday', from: '20:00', ...schedule } })

test.each([
  ['dayUnreal days.first 2027-02-29', days({ first: '2027-02-29' })],
  ['dayUnreal days.last 2027-04-31', days({ last: '2027-04-31' })],
  ['lastBeforeFirst days.last 2027-03-13 2027-03-12', days({ last: '2027-03-12' })],
  ['tooLong days.last 2027-03-13 2028-03-13', days({ last: '2028-03-13' })],
  ['dayUnreal days.first 1999-12-31', days({ first: '1999-12-31' })],
  ['dayUnreal days.last 2101-01-01', days({ last: '2101-01-01' })],
  ['hoursWrong days.to 10:00 10:00', days({ from: '10:00', to: '10:00' })],
  ['hoursWrong days.to 10:30 02:31', days({ from: '10:30', to: '02:31' })],
  ['hoursWrong days.to 22:00 08:01', days({ from: '22:00', to: '08:01' })],
  ['alsoNeeded days.to to from', days({ to: '18:00' })],
  ['alsoNeeded days.begins begins ends', days({ last: '2027-03-14', begins: '18:00' })],
  ['alsoNeeded days.ends ends begins', days({ last: '2027-03-14', ends: '13:00' })],
  ['hoursWrong days.ends 18:00 13:00', days({ begins: '18:00', ends: '13:00' })],
  ['hoursWrong days.ends 18:00 18:00', days({ begins: '18:00', ends: '18:00' })],
  ['hoursWrong days.ends 18:00 13:00', days({ last: '2027-03-13', begins: '18:00', ends: '13:00' })],
  ['hoursTwice days.begins', days({ last: '2027-03-14', from: '10:00', begins: '10:00', ends: '13:00' })],
])('days that certainly contradict themselves are reported where they are: %s', (fault, found) => {
  expect(found).toEqual([fault])
})

test.each([
  ['hoursWrong weekly.to 20:00 18:00', weekly({ to: '18:00' })],
  ['hoursWrong weekly.to 20:00 10:00', weekly({ to: '10:00' })],
  ['hoursWrong weekly.to 20:00 20:00', weekly({ to: '20:00' })],
  ['alsoNeeded weekly.every every first', weekly({ every: 2 })],
  ['lastBeforeFirst weekly.last 2027-06-01 2027-01-01', weekly({ first: '2027-06-01', last: '2027-01-01' })],
  ['tooLong weekly.last 2027-06-01 2072-01-01', weekly({ first: '2027-06-01', last: '2072-01-01' })],
  ['dayUnreal weekly.last 2027-06-31', weekly({ last: '2027-06-31' })],
  ['neverTakesPlace weekly', weekly({ first: '2027-01-04', last: '2027-01-07' })],
  [
    'lastBeforeFirst weekly.pauses.1.last 2027-08-31 2027-08-01',
    weekly({ pauses: [{ month: 'august' }, { first: '2027-08-31', last: '2027-08-01' }] }),
  ],
  ['dayUnreal weekly.pauses.0.first 2027-08-32', weekly({ pauses: [{ first: '2027-08-32' }] })],
  [
    'tooLong weekly.pauses.0.last 2027-12-20 2028-12-20',
    weekly({ pauses: [{ first: '2027-12-20', last: '2028-12-20' }] }),
  ],
  ['neverTakesPlace weekly', weekly({ first: '2027-08-01', last: '2027-08-31', pauses: [{ month: 'august' }] })],
  ['neverTakesPlace monthly', monthly({ first: '2027-01-08', last: '2027-01-31' })],
  ['hoursWrong monthly.to 20:00 20:00', monthly({ to: '20:00' })],
])('a series that certainly contradicts itself is reported where it is: %s', (fault, found) => {
  expect(found).toEqual([fault])
})

test('what is merely unusual is not a fault', () => {
  const unusual = [
    days({ from: '22:00', to: '06:00' }),
    days({ from: '08:30', to: '00:30' }),
    // A night ends at eight o'clock at the latest; the mistake one minute later is above.
    days({ from: '22:00', to: '08:00' }),
    days({ last: '2027-12-31' }),
    days({ first: '2000-01-01', last: '2000-12-31' }),
    days({ first: '2100-12-31' }),
    days({ last: '2027-03-14', begins: '18:00', ends: '13:00' }),
    days({ begins: '10:00', ends: '18:00' }),
    weekly({ from: '23:00', to: '02:00' }),
    weekly({ first: '2027-01-04' }),
    weekly({ every: 1 }),
    weekly({ every: 2, first: '2027-01-08' }),
    weekly({ first: '2027-01-01', last: '2035-12-31' }),
    weekly({ last: '2027-12-31', pauses: [{ first: '2030-01-01' }] }),
  ]
  expect(unusual.flat()).toEqual([])
})

test('a schedule without faults takes place', () => {
  fc.assert(
    fc.property(schedules, (schedule) => {
      if (faults(schedule).length === 0) expect(isOver(schedule, '')).toBe(false)
    }),
  )
})
