import * as fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import type { Schedule } from '../../content/dates/schedule.ts'
import { calendarEvents, needsTimeZone } from './calendar-file.ts'
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
      const events = readEvents(schedule)
      const times = events.flatMap((event) => expand(event, count)).toSorted((a, b) => a.compare(b))
      // Calendars learn of the days that are left out for twenty years.
      const known = (all: readonly string[]) => all.filter((time) => time < '2044').slice(0, count)
      expect(known(times.map(local))).toEqual(known(expected.map(({ start }) => start)))
      for (const time of times)
        if (!time.isDate)
          expect(time.toJSDate().toISOString()).toBe(toZoned(parseDateTime(local(time)), timeZone).toAbsoluteString())
      const begins = events.toSorted((a, b) => a.startDate.compare(b.startDate))[0]
      if (begins?.startDate.isDate) begins.endDate.adjust(-1, 0, 0, 0)
      expect(begins && local(begins.endDate)).toBe(first?.end ?? first?.start)
    }),
    { numRuns: 100 },
  )
})

/** The recurrences that Outlook takes ([MS-OXCICAL] 2.1.3.2.2), without what any of them may say. */
const outlook = /^FREQ=(?:DAILY|WEEKLY;BYDAY=[A-Z,]+|MONTHLY;BYDAY=-?\d[A-Z]{2})$/

test('any schedule has only rules that Outlook takes', () => {
  fc.assert(
    fc.property(schedules, (schedule) => {
      fc.pre(firstTimes(schedule, '', 1).length > 0)
      const rules = linesOf(schedule).filter((line) => line.startsWith('RRULE:'))
      for (const each of rules)
        expect(each.slice('RRULE:'.length).replaceAll(/;(?:INTERVAL|WKST|COUNT|UNTIL)=[^;]+/g, '')).toMatch(outlook)
    }),
  )
})

test('a class every second week is a rule, and each day of a month without classes is left out', () => {
  const schedule: Schedule = {
    weekly: { day: 'friday', every: 2, ...evening, first: '2027-01-05', pauses: [{ month: 'august' }] },
  }
  expect(linesOf(schedule)).toContain('RRULE:FREQ=WEEKLY;INTERVAL=2;WKST=MO;BYDAY=FR')
  expect(linesOf(schedule).at(-1)).toMatch(/^EXDATE;TZID=Europe\/Lisbon:20270806T200000,20270820T200000,2028/)
  expect(linesOf(schedule)).toContain('DTSTART;TZID=Europe/Lisbon:20270108T200000')
})

test('two weeks of a month are two events', () => {
  const events = calendarEvents({ monthly: { which: ['first', 'third'], day: 'tuesday', from: '18:30' } })
  expect(events.map(({ suffix }) => suffix)).toEqual(['', '-third'])
  expect(events.map(({ lines }) => lines.at(-1))).toEqual([
    'RRULE:FREQ=MONTHLY;BYDAY=1TU',
    'RRULE:FREQ=MONTHLY;BYDAY=3TU',
  ])
})

test('the last occurrence of a series is given in UTC, an hour less in summer', () => {
  expect(rule('2027-01-29')).toMatch(/UNTIL=20270129T003000Z$/)
  expect(rule('2027-07-30')).toMatch(/UNTIL=20270729T233000Z$/)
})

test('a schedule that never takes place does not become an event', () => {
  const never = { day: 'friday', from: '20:00', first: '2027-01-04', last: '2027-01-06' } as const
  expect(() => calendarEvents({ weekly: never })).toThrow('no time')
})

test('a calendar needs the rules of the zone for hours, and for whole days it does not', () => {
  const days = { first: '2027-03-27', last: '2027-03-28' }
  const needed = [{ days }, { days: { ...days, ...evening } }, { days: { ...days, begins: '18:00' } }]
  expect(needed.map(needsTimeZone)).toEqual([false, true, true])
  expect(needsTimeZone({ weekly: { day: 'friday', from: '20:00' } })).toBe(true)
})

const local = (time: { toString(): string }) => time.toString().replace(/:00Z?$/, '')
const linesOf = (schedule: Schedule) => calendarEvents(schedule).flatMap(({ lines }) => lines)
const rule = (last: string) => linesOf({ weekly: { day: 'friday', from: '00:30', last } }).at(-1)

/** The events with these times, as another program reads them. */
function readEvents(schedule: Schedule): readonly ICAL.Event[] {
  const source = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ana.example//EN',
    ...(needsTimeZone(schedule) ? timeZoneLines : []),
    ...calendarEvents(schedule).flatMap(({ suffix, lines }) => [
      'BEGIN:VEVENT',
      `UID:test${suffix}@ana.example`,
      ...lines,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n')
  const calendar = new ICAL.Component(ICAL.parse(source) as unknown[])
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
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
