import { keptWith, memoized } from '../model/by-key.ts'
import { isOver } from '../dates/occurrences.ts'
import type { Content } from '../model/content.ts'
import { pageIsAbout, childNode, fileNode } from '../model/schema/schema-node.ts'
import type { Block, Event, PageFile, Pause } from '../model/schema/types.generated.ts'
import { calendarName, type Schedule, seriesDays } from '../dates/schedule.ts'
import { inEachLanguage, type Language } from '../model/language.ts'
import { siteFolders } from '../model/site-addresses.ts'
import { priceText, withPrice } from '../dates/price-text.ts'
import { whenText } from '../dates/when-text.ts'
import { localiseValue, type PictureLookup } from './localise-value.ts'
import { mapAddress, withAddress } from './practice.ts'
import type { Localised } from './localised.ts'

/** The first and the last day (year-month-day) on which an event is on the site, as far as there are such days. */
export type ShownDays = Readonly<Partial<Record<'from' | 'until', string | undefined>>>

/**
 * The content of one day, without what is over (events that leave the site by themselves, blocks, notices, breaks), and
 * without the pages that are not shown that day and the footer's links to these. An event or a block keeps its first day
 * only while that day has not come, so that the page carries it hidden until then.
 * @param today as year-month-day
 */
export function currentContent(written: Content, today: string): Content {
  const { notices, footer, ...site } = written.site
  const pages = written.pages
    .filter(({ page }) => isShown(page.shown, today))
    .map((each) => ({ ...each, page: { ...each.page, blocks: current(each.page.blocks) } }))
  const isThere = (path: string) => pages.some(({ page }) => page.path === path)
  const links = footer.links?.filter(({ page }) => page === undefined || isThere(page))
  const content: Content = {
    ...written,
    site: { ...site, footer: { ...footer, ...(links && { links }) }, ...(notices && { notices: current(notices) }) },
    pages,
  }

  function current<Part extends { readonly shown?: ShownDays }>(parts: readonly Part[]): Part[] {
    const there = parts.filter(({ shown }) => (shown?.until ?? today) >= today)
    return there.map((part) =>
      part.shown?.from && part.shown.from <= today ? { ...part, shown: { until: part.shown.until } } : part,
    )
  }

  const stays = (event: Event) => !(event.afterwards === 'hide' && isOver(event, today)) || isSubject(event, content)
  // No more than three breaks are listed: those that are over would take the place of those to come.
  const isToCome = ({ first, last = first }: Pause) => (last ?? today) >= today
  const events = content.events.filter(stays).map(({ from, weekly, monthly, ...event }) => ({
    ...event,
    ...(from !== undefined && from > today && { from }),
    ...(weekly && { weekly: { ...weekly, pauses: weekly.pauses?.filter(isToCome) } }),
    ...(monthly && { monthly: { ...monthly, pauses: monthly.pauses?.filter(isToCome) } }),
  }))
  return { ...content, events }
}

const isShown = ({ from, until }: ShownDays = {}, today: string): boolean =>
  (from ?? today) <= today && (until ?? today) >= today

/** A block that is not there yet shows nothing of what it is about. */
const isThere = ({ shown }: Block): boolean => !shown?.from

/** Until when is known only if a last day is written: an open-ended class has none. */
function shownDays(event: Event, content: Content): ShownDays {
  const { name, from, afterwards, days, weekly, monthly } = event
  const last = days?.last ?? days?.first ?? (weekly ?? monthly)?.last
  // A block that leaves with the event does not hold it.
  const outlasts = (part: unknown) => ((part as Block | PageFile).shown?.until ?? '9') > (last ?? '')
  const isHeld = afterwards !== 'hide' || content.pages.some(({ page }) => pageIsAbout(name, page, outlasts))
  const until = isHeld || !last ? undefined : ([...seriesDays(event)].at(-1) ?? last)
  const isShownBy = (page: PageFile) => pageIsAbout(name, { ...page, blocks: page.blocks.filter(isThere) })
  return { from: from && content.pages.some(({ page }) => isShownBy(page)) ? undefined : from, until }
}

/** Whether a block is about an event, which then stays as long as the block does. */
const isSubject = ({ name, from, afterwards }: Event, { pages }: Content): boolean =>
  (from ?? afterwards) !== undefined && pages.some(({ page }) => pageIsAbout(name, page))

const onlineWords =
  /(?:(^(?:(?:só|apenas|exclusivamente|totalmente|100 ?%|por|via|by|n[oa]|pel[oa]|em|direto,|através d[oa]|microsoft|(?:aula|encontro|evento|grupo|curso|workshop|roda|círculo|consulta|plataforma)s?|sessão|sessões|formação|transmissão) )*)|(?<!\p{L}|(?:não|sem|não é|não há|sem transmissão|transmissão) ))(?:online|on-line|zoom|google meet|teams|skype|webex|videochamada|videoconferência|video ?call)s?(?!\p{L})(,? (?:e|ou|and|or) |\s*[/+&])?/iu
const noPlace =
  /^(?:(?:local:? |morada:? )?(?:a|por) (?:combinar|confirmar|definir|designar|indicar|anunciar)|(?:a )?morada (?:é |será )?enviada|por telefone|to be (?:arranged|confirmed|announced)|by (?:tele)?phone)(?!\p{L})/iu

/** Whether an event is online, as it says or as the words of its place do: they begin with it where there is no other place. */
function onlineOf({ online, where: { pt } }: Event): Event['online'] {
  const [word, only, other] = onlineWords.exec(pt) ?? []
  return online ?? (word ? (only === undefined || other ? 'also' : 'only') : undefined)
}

const eventLinks = (event: Event, where: string, language: Language, { from }: ShownDays) => ({
  ...(from === undefined && { calendar: `${siteFolders.calendars}${calendarName(event.name, event)}.${language}.ics` }),
  ...(onlineOf(event) !== 'only' && !noPlace.test(event.where.pt) && { map: mapAddress(where) }),
})

/** An event in one language, with all the texts that follow from its dates and its price. */
export interface LocalisedEvent
  extends Omit<Localised<Event>, 'when' | 'price' | 'afterwards' | keyof (ShownDays & Schedule)>, Schedule, ShownDays {
  /** The address of its calendar file, in the language of the page. There is none before the event's first day. */
  readonly calendar?: string
  /** A search for its place on a map, outside the site; none where there is no place to go to. */
  readonly map?: string
  readonly when: string
  /** What it costs, a line for each price; empty if there is none. */
  readonly price: readonly string[]
}

/** Each page of a content asks for all its events. */
const localised = keptWith((content: Content) => memoized((language: Language) => eventsIn(content, language)))

/** The events of the site in one language, in their order. They are the same objects whenever they are asked for. */
export const localiseEvents = (content: Content, language: Language) => localised(content)(language)

function eventsIn(content: Content, language: Language): readonly LocalisedEvent[] {
  const list = childNode(fileNode('events'), 'events', [])
  const context = { content, language, picture: noPicture }
  return content.events.map((event, index) => {
    const shown = shownDays(event, content)
    const where = withAddress(event.where[language], content.site)
    return {
      ...localiseValue({ ...event, description: priced(event) }, childNode(list, index, event), context),
      // When it takes place is the same in every language.
      days: event.days,
      weekly: event.weekly,
      monthly: event.monthly,
      when: event.when?.[language] ?? whenText(event, language),
      online: onlineOf(event),
      where,
      price: priceText(event, language),
      ...eventLinks(event, where, language, shown),
      ...shown,
    }
  })
}

/** The description, with the price in place of `{euros}`. */
const priced = ({ description, euros }: Event): Event['description'] =>
  inEachLanguage((language) => withPrice(description[language], euros, language))

const noPicture: PictureLookup = (file) => {
  throw new Error(`There is no picture in ${file}.`)
}
