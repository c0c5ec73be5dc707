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

/** The day that it is in Lisbon, year-month-day: so Sweden writes dates. */
export const todayInLisbon = (): string => new Date().toLocaleDateString('sv-SE', { timeZone })
