import { calendarName } from '../../schedule/calendar-name.ts'
import type { Language } from '../language.ts'
import type { Event } from '../schema/types.generated.ts'

/** Where an event leads besides its button. */
export interface EventLinks {
  /** The address of its calendar file, in the language of the page. */
  readonly calendar: string
  /** A search for its place on a map, outside the site. */
  readonly map: string
}

export const calendarFolder = '/calendar/'

/**
 * The links of one event.
 * Form of the map link: https://developers.google.com/maps/documentation/urls/get-started (search), which opens the
 * map of the phone, needs no key, and asks nobody anything before it is tapped.
 */
export function eventLinks(event: Event, language: Language): EventLinks {
  return {
    calendar: `${calendarFolder}${calendarName(event.name, event)}.${language}.ics`,
    map: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(event.where[language])}`,
  }
}
