import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DatedSchedule, WeeklySchedule } from '../content/schema/types.generated.ts'
import type { Schedule } from './schedule.ts'
import { isOver } from './occurrences.ts'
import { scheduleFaults } from './schedule-faults.ts'
import { schedules } from './testing/schedules.ts'

const faults = (schedule: Schedule) => scheduleFaults(schedule).map(({ code, path }) => `${code} ${path.join('.')}`)
const days = (schedule: Partial<DatedSchedule>) => faults({ days: { first: '2027-03-13', ...schedule } })
const weekly = (schedule: Partial<WeeklySchedule>) =>
  faults({ weekly: { day: 'friday', from: '20:00', to: '22:00', ...schedule } })

test('days that certainly contradict themselves are reported where they are', () => {
  expect([
    days({ first: '2027-02-29' }),
    days({ last: '2027-04-31' }),
    days({ last: '2027-03-12' }),
    days({ last: '2072-03-14' }),
    days({ first: '0227-03-13' }),
    days({ from: '10:00', to: '10:00' }),
    days({ from: '10:00', to: '08:00' }),
    days({ to: '18:00' }),
    days({ last: '2027-03-14', begins: '18:00' }),
    days({ last: '2027-03-14', ends: '13:00' }),
    days({ begins: '18:00', ends: '13:00' }),
    days({ last: '2027-03-14', from: '10:00', begins: '10:00', ends: '13:00' }),
  ]).toEqual([
    ['dayUnreal days.first'],
    ['dayUnreal days.last'],
    ['lastBeforeFirst days.last'],
    ['tooLong days.last'],
    ['yearUnreal days.first'],
    ['hoursEmpty days.to'],
    ['hoursTooLong days.to'],
    ['alsoNeeded days.to'],
    ['alsoNeeded days.begins'],
    ['alsoNeeded days.ends'],
    ['endsBeforeBegins days.ends'],
    ['hoursTwice days.begins'],
  ])
})

test('a series that certainly contradicts itself is reported where it is', () => {
  expect([
    weekly({ to: '18:00' }),
    weekly({ to: '20:00' }),
    weekly({ every: 2 }),
    weekly({ first: '2027-06-01', last: '2027-01-01' }),
    weekly({ first: '2027-06-01', last: '2072-01-01' }),
    weekly({ last: '2027-06-31' }),
    weekly({ first: '2027-01-04', last: '2027-01-07' }),
    weekly({ pauses: [{ month: 'august' }, { first: '2027-08-31', last: '2027-08-01' }] }),
    weekly({ pauses: [{ first: '2027-08-32' }] }),
    weekly({ pauses: [{ first: '2027-12-20', last: '2072-01-02' }] }),
    weekly({ first: '2027-08-01', last: '2027-08-31', pauses: [{ month: 'august' }] }),
    faults({ monthly: { which: 'first', day: 'friday', from: '20:00', first: '2027-01-08', last: '2027-01-31' } }),
  ]).toEqual([
    ['hoursTooLong weekly.to'],
    ['hoursEmpty weekly.to'],
    ['alsoNeeded weekly.every'],
    ['lastBeforeFirst weekly.last'],
    ['tooLong weekly.last'],
    ['dayUnreal weekly.last'],
    ['neverTakesPlace weekly'],
    ['lastBeforeFirst weekly.pauses.1.last'],
    ['dayUnreal weekly.pauses.0.first'],
    ['tooLong weekly.pauses.0.last'],
    ['neverTakesPlace weekly'],
    ['neverTakesPlace monthly'],
  ])
})

test('what is merely unusual is not a fault', () => {
  expect([
    days({ from: '22:00', to: '06:00' }),
    days({ from: '08:00', to: '23:30' }),
    days({ last: '2027-12-31' }),
    weekly({ from: '23:00', to: '02:00' }),
    weekly({ first: '2027-01-04' }),
    weekly({ every: 1 }),
    weekly({ first: '2027-01-01', last: '2035-12-31' }),
    weekly({ last: '2027-12-31', pauses: [{ first: '2030-01-01' }] }),
  ]).toEqual([[], [], [], [], [], [], [], []])
})

test('a schedule without faults takes place', () => {
  fc.assert(
    fc.property(schedules, (schedule) => {
      if (faults(schedule).length === 0) expect(isOver(schedule, '')).toBe(false)
    }),
  )
})
