import type { Language } from '../language.ts'
import { slug } from './slug.ts'
import type { ClassDetailsBlock, Event, PageFile } from '../schema/types.generated.ts'

/** Whatever a page holds that takes place somewhere at some time. */
export type Happening = Event | ClassDetailsBlock

/** Where an event leads besides its button. */
export interface EventLinks {
  /** The address of its calendar file, in the language of the page. */
  readonly calendar: string
  /** A search for its place on a map, outside the site. */
  readonly map: string
}

export const calendarFolder = '/calendar/'

/**
 * The address of the calendar file of each event of a page, without language and ending. It is also what a calendar
 * knows the event by, so it must outlive a change of hour, place or wording: only the Portuguese title is in it and,
 * because a workshop may come back, the year of an event with dates. A title that comes again gets a number.
 */
export function calendarAddresses(page: PageFile): ReadonlyMap<object, string> {
  const addresses = new Map<object, string>()
  const taken = new Set<string>()
  // One folder for all: a dot stands in no path and in no name of an event, so that no two of them meet.
  const before = calendarFolder + (page.path === '/' ? '' : `${page.path.slice(1).replaceAll('/', '.')}.`)
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (typeof value !== 'object' || value === null) return
    if (isHappening(value)) addresses.set(value, take(before + eventName(value), taken))
    else Object.values(value).forEach(visit)
  }
  visit(page.blocks)
  return addresses
}

function eventName(event: Happening): string {
  const year = 'days' in event && event.days ? `-${event.days.first.slice(0, 4)}` : ''
  return (slug(event.title.pt) || 'event') + year
}

function take(wanted: string, taken: Set<string>): string {
  let free = wanted
  for (let number = 2; taken.has(free); number += 1) free = `${wanted}-${number}`
  taken.add(free)
  return free
}

export function isHappening(value: object): value is Happening {
  return 'when' in value && 'where' in value
}

/**
 * The links of one event.
 * Form of the map link: https://developers.google.com/maps/documentation/urls/get-started (search), which opens the
 * map of the phone, needs no key, and asks nobody anything before it is tapped.
 */
export function eventLinks(event: Happening, calendarAddress: string, language: Language): EventLinks {
  return {
    calendar: `${calendarAddress}.${language}.ics`,
    map: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(event.where[language])}`,
  }
}
