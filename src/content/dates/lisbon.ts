/** The time zone that all hours of the site are in, by its name in the IANA database. */
export const timeZone = 'Europe/Lisbon'

/**
 * The zone's rules (RFC 5545, 3.6.5), for calendars that don't know it by name. They are the European Union's since
 * 1996 (IANA tz database, `europe`): both changes at 01:00 UTC on the last Sunday of March and of October.
 */
export const timeZoneLines = [
  'BEGIN:VTIMEZONE',
  `TZID:${timeZone}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:19970330T010000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'TZNAME:WEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'TZNAME:WET',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const hourInLisbon = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' })
const hourInMilliseconds = 3_600_000

/**
 * The moment of a local time of Lisbon, `2027-03-13T10:00`. A time that the clocks skip in March is the one that they
 * show instead (RFC 5545, 3.3.5).
 */
export function momentOf(local: string): Date {
  const asIfUtc = Date.parse(`${local}Z`)
  const guess = asIfUtc - offsetAt(asIfUtc)
  return new Date(asIfUtc - offsetAt(guess))
}

/** A local time of Lisbon with its offset, as ISO 8601 has it: `2027-07-13T10:00:00+01:00`. */
export function withOffset(local: string): string {
  const hours = offsetAt(momentOf(local).getTime()) / hourInMilliseconds
  return `${local}:00+0${hours}:00`
}

/** By how much the clocks of Lisbon are ahead of UTC: nothing in winter, an hour in summer. */
function offsetAt(moment: number): number {
  const hours = Number(hourInLisbon.format(moment)) - new Date(moment).getUTCHours()
  return ((hours + 24) % 24) * hourInMilliseconds
}
