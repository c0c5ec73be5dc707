import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Schedule } from './schedule.ts'
import { isOver } from './occurrences.ts'
import { firstTimes, schedules } from './testing/schedules.ts'

const starts = (schedule: Schedule, from: string, count: number) =>
  firstTimes(schedule, from, count).map(({ start }) => start)

test('a weekly class takes place on its days, from a date, until a date, and not in its breaks', () => {
  const weekly: Schedule['weekly'] = {
    day: ['monday', 'thursday'],
    from: '20:00',
    first: '2027-07-27',
    last: '2027-09-09',
    pauses: [{ month: 'august' }, { first: '2027-09-06' }],
  }
  expect(starts({ weekly }, '2027-01-01', 10)).toEqual(['2027-07-29T20:00', '2027-09-02T20:00', '2027-09-09T20:00'])
})

test('every second week is counted from the week of the first class, whatever day the question starts from', () => {
  const weekly: Schedule['weekly'] = { day: ['monday', 'friday'], every: 2, from: '20:00', first: '2027-01-08' }
  expect(starts({ weekly }, '2027-01-01', 4)).toEqual([
    '2027-01-08T20:00',
    '2027-01-18T20:00',
    '2027-01-22T20:00',
    '2027-02-01T20:00',
  ])
  expect(starts({ weekly }, '2027-01-19', 1)).toEqual(['2027-01-22T20:00'])
})

test('where the first date is no day of the class, every second week is counted from the first class after it', () => {
  const weekly: Schedule['weekly'] = { day: 'wednesday', every: 2, from: '20:00', first: '2027-01-08' }
  expect(starts({ weekly }, '2027-01-01', 2)).toEqual(['2027-01-13T20:00', '2027-01-27T20:00'])
})

test('the first, the fourth and the last such day of a month are distinguished, and counted once if they coincide', () => {
  expect(starts({ monthly: { which: 'first', day: 'friday', from: '19:30' } }, '2027-01-02', 3)).toEqual([
    '2027-02-05T19:30',
    '2027-03-05T19:30',
    '2027-04-02T19:30',
  ])
  expect(starts({ monthly: { which: ['fourth', 'last'], day: 'monday', from: '19:30' } }, '2027-02-01', 3)).toEqual([
    '2027-02-22T19:30',
    '2027-03-22T19:30',
    '2027-03-29T19:30',
  ])
})

test('a class ends at its end time, on the next day if that is not after its start, and has no end if none is known', () => {
  expect(onFriday('23:00')).toEqual([{ start: '2027-12-31T22:00', end: '2027-12-31T23:00' }])
  expect(onFriday('01:00')).toEqual([{ start: '2027-12-31T22:00', end: '2028-01-01T01:00' }])
  expect(onFriday()).toEqual([{ start: '2027-12-31T22:00' }])
})

test('days without times, or with one start and one end, are one occurrence; days with times of their own are one each', () => {
  const days = { first: '2027-03-27', last: '2027-03-28' }
  const all = ['2027-01-01', 9] as const
  expect(firstTimes({ days }, ...all)).toEqual([{ start: '2027-03-27', end: '2027-03-28' }])
  expect(firstTimes({ days: { ...days, begins: '18:00', ends: '13:00' } }, ...all)).toEqual([
    { start: '2027-03-27T18:00', end: '2027-03-28T13:00' },
  ])
  // As on the page: the midnight after the last day.
  expect(firstTimes({ days: { ...days, begins: '18:00', ends: '00:00' } }, ...all)).toEqual([
    { start: '2027-03-27T18:00', end: '2027-03-29T00:00' },
  ])
  expect(firstTimes({ days: { ...days, from: '10:00', to: '18:00' } }, ...all)).toEqual([
    { start: '2027-03-27T10:00', end: '2027-03-27T18:00' },
    { start: '2027-03-28T10:00', end: '2027-03-28T18:00' },
  ])
})

test('an event is over on the day after its last, never if it has no end, and at once if breaks cover every day', () => {
  const days: Schedule = { days: { first: '2027-03-27', last: '2027-03-28' } }
  expect([isOver(days, '2027-03-28'), isOver(days, '2027-03-29')]).toEqual([false, true])
  const weekly: Schedule = { weekly: { day: 'friday', from: '20:00', last: '2027-03-31' } }
  expect([isOver(weekly, '2027-03-26'), isOver(weekly, '2027-03-27')]).toEqual([false, true])
  expect(isOver({ weekly: { day: 'friday', from: '20:00' } }, '2060-01-01')).toBe(false)
  const paused = { first: '2027-01-01', last: '2027-12-31' }
  expect(isOver({ weekly: { day: 'friday', from: '20:00', ...paused, pauses: [paused] } }, '2027-01-01')).toBe(true)
})

test('occurrences are in order, none twice, and those from a day on are the rest of them', () => {
  fc.assert(
    fc.property(schedules, fc.integer({ min: 0, max: 30 }), (schedule, skipped) => {
      const all = starts(schedule, '', 40)
      expect(all).toEqual([...new Set(all)].toSorted())
      const next = all[skipped]
      fc.pre(next !== undefined)
      expect(starts(schedule, next.slice(0, 10), 40 - skipped)).toEqual(all.slice(skipped))
    }),
    { numRuns: 50 },
  )
})

function onFriday(to?: string) {
  return firstTimes({ weekly: { day: 'friday', from: '22:00', ...(to && { to }) } }, '2027-12-31', 1)
}
