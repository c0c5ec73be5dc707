import ICAL from 'ical.js'
import type { Schedule } from '../schedule.ts'
import { calendarTimes, needsTimeZone } from '../calendar-times.ts'
import { timeZoneLines } from '../lisbon.ts'

/** An event with these times, as another program reads it. */
export function readEvent(schedule: Schedule): ICAL.Event {
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
export function expand(event: ICAL.Event, count: number): ICAL.Time[] {
  if (!event.isRecurring()) return [event.startDate]
  const iterator = event.iterator()
  const times: ICAL.Time[] = []
  while (times.length < count) {
    // The types don't say that nothing follows the last one.
    const time = iterator.next() as ICAL.Time | undefined
    if (!time) break
    times.push(time)
  }
  return times
}
