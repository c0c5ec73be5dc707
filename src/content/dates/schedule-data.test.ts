import { expect, test } from 'vitest'
import { scheduleData } from './schedule-data.ts'

const evening = { from: '20:00', to: '22:00' }

test('days without times are dates, and times have the offset of their season', () => {
  expect(scheduleData({ days: { first: '2025-11-07', last: '2025-11-09' } }, '2025-01-01')).toEqual({
    '@type': 'Event',
    startDate: '2025-11-07',
    endDate: '2025-11-09',
  })
  expect(scheduleData({ days: { first: '2027-07-10', from: '22:00', to: '01:00' } }, '2025-01-01')).toEqual({
    '@type': 'Event',
    startDate: '2027-07-10T22:00:00+01:00',
    endDate: '2027-07-11T01:00:00+01:00',
  })
  expect(
    scheduleData({ days: { first: '2027-03-27', last: '2027-03-28', begins: '18:00', ends: '13:00' } }, '2025-01-01'),
  ).toEqual({
    '@type': 'Event',
    startDate: '2027-03-27T18:00:00+00:00',
    endDate: '2027-03-28T13:00:00+01:00',
  })
})

test('days with times of their own also say that these apply to each day', () => {
  expect(
    scheduleData({ days: { first: '2027-03-13', last: '2027-03-14', from: '10:00', to: '18:00' } }, '2025-01-01'),
  ).toEqual({
    '@type': 'Event',
    startDate: '2027-03-13T10:00:00+00:00',
    endDate: '2027-03-14T18:00:00+00:00',
    eventSchedule: {
      '@type': 'Schedule',
      repeatFrequency: 'P1D',
      startDate: '2027-03-13',
      endDate: '2027-03-14',
      startTime: '10:00:00',
      endTime: '18:00:00',
      scheduleTimezone: 'Europe/Lisbon',
    },
  })
})

test('a weekly class is a series with its days, its dates, its months and the days on which there is none', () => {
  const weekly = {
    day: ['wednesday', 'monday'],
    every: 2,
    ...evening,
    first: '2027-01-04',
    last: '2027-12-20',
  } as const
  const pauses = [{ month: 'august' }, { first: '2027-03-29', last: '2027-04-04' }] as const
  expect(scheduleData({ weekly: { ...weekly, day: [...weekly.day], pauses: [...pauses] } }, '2027-03-20')).toEqual({
    '@type': 'EventSeries',
    // Two weeks later than the paused day, and in summer time.
    startDate: '2027-04-12T20:00:00+01:00',
    eventSchedule: {
      '@type': 'Schedule',
      repeatFrequency: 'P2W',
      byDay: ['https://schema.org/Monday', 'https://schema.org/Wednesday'],
      byMonth: [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12],
      startDate: '2027-01-04',
      endDate: '2027-12-20',
      startTime: '20:00:00',
      endTime: '22:00:00',
      scheduleTimezone: 'Europe/Lisbon',
      exceptDate: ['2027-03-29', '2027-03-31'],
    },
  })
})

test('a monthly class says which day of the month, and when it is next', () => {
  expect(scheduleData({ monthly: { which: 'last', day: 'sunday', from: '10:00' } }, '2027-01-01')).toEqual({
    '@type': 'EventSeries',
    startDate: '2027-01-31T10:00:00+00:00',
    eventSchedule: {
      '@type': 'Schedule',
      repeatFrequency: 'P1M',
      byDay: '-1SU',
      startTime: '10:00:00',
      scheduleTimezone: 'Europe/Lisbon',
    },
  })
})
