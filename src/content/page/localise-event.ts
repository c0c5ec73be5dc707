import { isOver } from '../dates/occurrences.ts'
import type { Content } from '../model/content.ts'
import { pageIsAbout } from '../model/schema/places-in.ts'
import type { Event } from '../model/schema/types.generated.ts'
import { calendarName, type Schedule } from '../dates/schedule.ts'
import type { Language } from '../model/language.ts'
import { siteFolders } from '../model/site-addresses.ts'
import { priceLines } from '../dates/price-text.ts'
import { whenText } from '../dates/when-text.ts'
import { childNode, fileNode } from '../model/schema/schema-node.ts'
import { localiseValue, type PictureLookup } from './localise-value.ts'
import type { Localised } from './localised.ts'

/** The first and the last day (year-month-day) on which an event is on the site, as far as there are such days. */
export interface ShownDays {
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/**
 * The content of one day: without the events that are over and leave the site by themselves. An event keeps its first
 * day only while that day has not come, so that the page carries it hidden until then.
 *
 * @param today as year-month-day
 */
export function withCurrentEvents(content: Content, today: string): Content {
  const stays = (event: Event) => !(event.afterwards === 'hide' && isOver(event, today)) || isSubject(event, content)
  const events = content.events
    .filter(stays)
    .map(({ from, ...event }) => (from === undefined || from <= today ? event : { ...event, from }))
  return { ...content, events }
}

/** Until when is known only if a last day is written: an open-ended class has none. */
function shownDays(event: Event, content: Content): ShownDays {
  if (isSubject(event, content)) return { from: undefined, until: undefined }
  const { from, afterwards, days } = event
  return { from, until: afterwards === 'hide' ? (days?.last ?? days?.first) : undefined }
}

/** Whether a block is about an event, which then stays as long as the block does. */
function isSubject({ name, from, afterwards }: Event, { pages }: Content): boolean {
  return (from ?? afterwards) !== undefined && pages.some(({ page }) => pageIsAbout(name, page))
}

/** Where an event leads besides its button. */
interface EventLinks {
  /** The address of its calendar file, in the language of the page. There is none before the event's first day. */
  readonly calendar?: string
  /** A search for its place on a map, outside the site. */
  readonly map: string
}

/**
 * The links of one event.
 * Form of the map link: https://developers.google.com/maps/documentation/urls/get-started (search), which opens the
 * map of the phone, needs no key, and asks nobody anything before it is tapped.
 */
function eventLinks(event: Event, language: Language, { from }: ShownDays): EventLinks {
  return {
    ...(from === undefined && {
      calendar: `${siteFolders.calendars}${calendarName(event.name, event)}.${language}.ics`,
    }),
    map: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(event.where[language])}`,
  }
}

/** An event in one language, with all the texts that follow from its dates and its price. */
export interface LocalisedEvent
  extends
    Omit<Localised<Event>, 'when' | 'price' | 'afterwards' | keyof ShownDays | keyof Schedule>,
    Schedule,
    ShownDays,
    EventLinks {
  readonly when: string
  /** What it costs, a line for each price; empty if there is none. */
  readonly price: readonly string[]
}

/** What has been localised of a content: each of its pages asks for all events. */
const localised = new WeakMap<Content, Map<Language, readonly LocalisedEvent[]>>()

/** The events of the site in one language, in their order. They are the same objects whenever they are asked for. */
export function localiseEvents(content: Content, language: Language): readonly LocalisedEvent[] {
  const known = localised.get(content) ?? new Map<Language, readonly LocalisedEvent[]>()
  const events = known.get(language) ?? eventsIn(content, language)
  localised.set(content, known.set(language, events))
  return events
}

function eventsIn(content: Content, language: Language): readonly LocalisedEvent[] {
  const list = childNode(fileNode('events'), 'events', [])
  const context = { content, language, picture: noPicture }
  return content.events.map((event, index) => {
    const shown = shownDays(event, content)
    return {
      ...localiseValue(event, list && childNode(list, index, event), context),
      // When it takes place is the same in every language.
      ...scheduleOf(event),
      when: event.when?.[language] ?? whenText(event, language),
      price: priceText(event, language),
      ...eventLinks(event, language, shown),
      ...shown,
    }
  })
}

const scheduleOf = ({ days, weekly, monthly }: Event) => ({ days, weekly, monthly })

/** The owner's own words win over the words derived from the price; `{euros}` in them is replaced by the derived words. */
function priceText({ euros, price }: Event, language: Language): string[] {
  const lines = euros === undefined ? [] : priceLines(euros, language)
  return price ? [price[language].replaceAll('{euros}', lines.join('; '))] : lines
}

const noPicture: PictureLookup = (file) => {
  throw new Error(`An event has no picture, and none in ${file}.`)
}
