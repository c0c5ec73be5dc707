import { priceLines } from '../../price/price-text.ts'
import { whenText } from '../../schedule/when-text.ts'
import type { Content } from '../content.ts'
import type { Language } from '../language.ts'
import { childNode, fileNode } from '../schema/schema-node.ts'
import type { Event } from '../schema/types.generated.ts'
import type { Schedule } from '../../schedule/schedule.ts'
import { leavesAfterwards } from './current-events.ts'
import { eventLinks, type EventLinks } from './event-links.ts'
import { localiseValue, type PictureLookup } from './localise-value.ts'
import type { Localised } from './localised.ts'

/** An event in one language, with all the texts that follow from its dates and its price. */
export interface LocalisedEvent
  extends Omit<Localised<Event>, 'when' | 'price' | 'afterwards' | keyof Schedule>, Schedule, EventLinks {
  readonly when: string
  /** What it costs, a line for each price; empty if there is none. */
  readonly price: readonly string[]
  /** Its last day, year-month-day, if it leaves the page by itself afterwards. */
  readonly until?: string
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
  return content.events.map((event, index) => ({
    ...localiseValue(event, list && childNode(list, index, event), context),
    // When it takes place is the same in every language.
    ...scheduleOf(event),
    when: event.when?.[language] ?? whenText(event, language),
    price: priceText(event, language),
    ...eventLinks(event, language),
    ...(leavesAfterwards(event, content) && untilOf(event)),
  }))
}

const scheduleOf = ({ days, weekly, monthly }: Event) => ({ days, weekly, monthly })

/** The last day of an event, if one is written; an open-ended class has none. */
function untilOf({ days }: Event): { until?: string } {
  return days ? { until: days.last ?? days.first } : {}
}

/** The owner's own words take precedence over those that follow from the figure; `{euros}` stands for the latter. */
function priceText({ euros, price }: Event, language: Language): string[] {
  const lines = euros === undefined ? [] : priceLines(euros, language)
  return price ? [price[language].replaceAll('{euros}', lines.join('; '))] : lines
}

const noPicture: PictureLookup = (file) => {
  throw new Error(`An event has no picture, and none in ${file}.`)
}
