import * as fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import type { Schedule } from '../../content/dates/schedule.ts'
import { calendarTimes, needsTimeZone } from './calendar-file.ts'
import { parseDateTime, toZoned } from '@internationalized/date'
import { timeZone, timeZoneLines } from '../../content/dates/lisbon.ts'
import { firstTimes, schedules } from '../../content/dates/testing/schedules.ts'

const evening = { from: '20:00', to: '22:00' }
const count = 160

test('any schedule has the same occurrences in a calendar as here, at the same moments in summer and in winter', () => {
  fc.assert(
    fc.property(schedules, (schedule) => {
      const expected = firstTimes(schedule, '', count)
      const [first] = expected
      fc.pre(first !== undefined)
      const event = readEvent(schedule)
      const times = expand(event, count)
      expect(times.map(local)).toEqual(expected.map(({ start }) => start))
      for (const time of times)
        if (!time.isDate)
          expect(time.toJSDate().toISOString()).toBe(toZoned(parseDateTime(local(time)), timeZone).toAbsoluteString())
      const { startDate, endDate } = event
      if (startDate.isDate) endDate.adjust(-1, 0, 0, 0)
      expect(local(endDate)).toBe(first?.end ?? first?.start)
    }),
    { numRuns: 100 },
  )
})

test('a class every second week, and a month without classes, are part of the rule', () => {
  const schedule: Schedule = {
    weekly: { day: 'friday', every: 2, ...evening, first: '2027-01-05', pauses: [{ month: 'august' }] },
  }
  expect(calendarTimes(schedule)).toContain(
    'RRULE:FREQ=WEEKLY;INTERVAL=2;WKST=MO;BYDAY=FR;BYMONTH=1,2,3,4,5,6,7,9,10,11,12',
  )
  expect(calendarTimes(schedule)).toContain('DTSTART;TZID=Europe/Lisbon:20270108T200000')
})

test('the last occurrence of a series is given in UTC, an hour less in summer', () => {
  expect(rule('2027-01-29')).toMatch(/UNTIL=20270129T003000Z$/)
  expect(rule('2027-07-30')).toMatch(/UNTIL=20270729T233000Z$/)
})

test('a schedule that never takes place does not become an event', () => {
  const never = { day: 'friday', from: '20:00', first: '2027-01-04', last: '2027-01-06' } as const
  expect(() => calendarTimes({ weekly: never })).toThrow('no time')
})

test('a calendar needs the rules of the zone for hours, and for whole days it does not', () => {
  const days = { first: '2027-03-27', last: '2027-03-28' }
  const needed = [{ days }, { days: { ...days, ...evening } }, { days: { ...days, begins: '18:00' } }]
  expect(needed.map(needsTimeZone)).toEqual([false, true, true])
  expect(needsTimeZone({ weekly: { day: 'friday', from: '20:00' } })).toBe(true)
})

const local = (time: { toString(): string }) => time.toString().replace(/:00Z?$/, '')
const rule = (last: string) => calendarTimes({ weekly: { day: 'friday', from: '00:30', last } }).at(-1)

/** An event with these times, as another program reads it. */
function readEvent(schedule: Schedule): ICAL.Event {
  const source = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ana.example//EN',
    ...(needsTimeZone(schedule) ? timeZoneLines : []),
    'BEGIN:VEVENT',
    'UID:test@ana.example',
    ...calendarTimes(schedule),
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
  const calendar = new ICAL.Component(ICAL.parse(source) as unknown[])
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const event = calendar.getFirstSubcomponent('vevent')
  if (!event) throw new Error('The calendar has no event')
  return new ICAL.Event(event)
}

/** The first times of an event, as another program expands them. */
function expand(event: ICAL.Event, most: number): ICAL.Time[] {
  if (!event.isRecurring()) return [event.startDate]
  const iterator = event.iterator()
  const times: ICAL.Time[] = []
  while (times.length < most) {
    // The types don't say that nothing follows the last one.
    const time = iterator.next() as ICAL.Time | undefined
    if (!time) break
    times.push(time)
  }
  return times
}
