import { fileNode, blockNode } from '../model/schema/schema-node.ts'
import { inlineLink, localiseValue, type Context, type PictureLookup, wayOfContact } from './localise-value.ts'
import { type PageFooter, uiString, type LocalisedBlock, type Page, pageTitle } from './page.ts'
import { questionNames } from '../model/content-names.ts'
import type { Content } from '../model/content.ts'
import { addressIn, type Language } from '../model/language.ts'
import { notFoundPath } from '../model/site-addresses.ts'
import { daysAfter } from '../model/day.ts'
import type { Block, DateText, PageFile } from '../model/schema/types.generated.ts'
import { localiseEvents, type LocalisedEvent, type ShownDays } from './localise-event.ts'
import type { ContentPath } from './provenance.ts'
import { legalLine, practiceFacts, serviceTerms } from './practice.ts'

/** The footer of a page in one language: that of the site, without a link to the page itself. */
function pageFooter(path: string, context: Context): PageFooter {
  const { content, language } = context
  const { links = [], since } = content.site.footer
  const elsewhere = links.filter(({ page }) => page !== path)
  const site = { ...content.site, footer: { ...content.site.footer, links: elsewhere } }
  const said = localiseValue(site, fileNode('site'), context)
  const legal = legalLine(context)
  const reserved = uiString(content.dictionary[language], 'allRightsReserved')
  return {
    ...(said.footer.text && { text: said.footer.text }),
    links: said.footer.links ?? [],
    ...(said.licences && { licences: said.licences }),
    ...(legal.length > 0 && { legal }),
    ...(said.footer.emergency && { emergency: said.footer.emergency }),
    copyright: [`© ${since} ${said.name}`, reserved].map((part) => part.replace(/\.?$/, '.')).join(' '),
  }
}

/** A page of checked content in one language. Throws only if the content was not checked. */
export function localisePage(content: Content, page: PageFile, language: Language, picture: PictureLookup): Page {
  const context = { content, language, picture }
  const questions = questionNames(page.blocks)
  const file = content.pages.find((each) => each.page === page)?.file ?? ''
  const { chat } = localiseValue({ ...page, blocks: [] }, fileNode('page'), context)
  const leadsHere = ({ button: { href } }: LocalisedEvent) => href === addressIn(page.path, language)
  // On the page that an event's button leads to, the visitor writes to the owner instead.
  const events = localiseEvents(content, language).map((it) => (chat && leadsHere(it) ? { ...it, button: chat } : it))
  return {
    ...shell(content, language),
    kind: 'page',
    path: page.path,
    title: pageTitle(content, page, language),
    description: page.description[language],
    ...(chat && { chat }),
    blocks: page.blocks.map((block, index) =>
      localiseBlock(block, { file, path: ['blocks', index], questions: questions[index] ?? [] }, events, context),
    ),
    footer: pageFooter(page.path, context),
  }
}

/** Where a block is in the content, and the names of its questions in an address. */
type BlockPlace = ContentPath & { readonly questions: readonly string[] }

function localiseBlock(block: Block, place: BlockPlace, events: readonly LocalisedEvent[], context: Context) {
  const facts = blockFacts(block, place, events, context)
  const said: object = localiseValue(block, blockNode(block.type), context)
  const { notices } = withContact.has(block.type) ? localiseValue(context.content.site, fileNode('site'), context) : {}
  // Each block type comes with its own facts, a tie that TypeScript loses in the union of all types.
  return {
    ...facts,
    ...said,
    ...(notices?.length && { notices }),
    key: block.anchor ?? `${block.type}-${place.path[1]}`,
  } as LocalisedBlock
}

/** The blocks from which one writes to the owner, but for the opening of a page: they have the notices of the site. */
const withContact: ReadonlySet<Block['type']> = new Set(['contact', 'call-to-action', 'class-details', 'events'])

/** The site's own facts that a block shows, in one language. What the block itself says takes precedence. */
function blockFacts(block: Block, place: BlockPlace, events: readonly LocalisedEvent[], context: Context): object {
  switch (block.type) {
    case 'contact':
      return {
        ...personOfSite(block, 'picture', context),
        // On paper nothing but a space keeps them apart.
        ...(block.also && { ways: block.also.flatMap((name) => [inlineLink(wayOfContact(name, context)), ' ']) }),
      }
    case 'facilitator':
      return personOfSite(block, 'portrait', context)
    case 'events': {
      const shown = events.filter(({ name, hidden }) => !hidden && (block.only?.includes(name) ?? true))
      return { events: shown, empty: daysWithout(shown) }
    }
    case 'class-details': {
      // The class has a title and a lead of its own on its page.
      const { name: _, title: _title, icon: _icon, description: _text, ...facts } = eventNamed(block.event, events)
      return facts
    }
    case 'call-to-action':
      return block.event === undefined ? {} : { buttons: [eventNamed(block.event, events).button] }
    case 'services': {
      const terms = block.services.map((service, at) =>
        serviceTerms(service, { file: place.file, path: [...place.path, 'services', at] }, context),
      )
      return terms.some(({ length }) => length > 0) ? { terms } : {}
    }
    case 'faq':
      return { names: place.questions }
    case 'practice':
      return { facts: practiceFacts(context) }
    default:
      return {}
  }
}

/** A block with a name of its own shows neither the portrait nor the licences of the site. */
function personOfSite({ name: own }: { readonly name?: string }, key: 'picture' | 'portrait', context: Context) {
  if (own !== undefined) return {}
  const { name, role, licences, portrait } = localiseValue(context.content.site, fileNode('site'), context)
  return { name, role, ...(licences && { licences }), ...(portrait && { [key]: portrait }) }
}

/** The next days without any of these events; undefined if there are none. What comes later, a later build says. */
function daysWithout(events: readonly LocalisedEvent[]): ShownDays | undefined {
  const inOrder = events.toSorted((a, b) => (a.from ?? '').localeCompare(b.from ?? ''))
  let from: DateText | undefined
  for (const event of inOrder) {
    // What has no first day is on the site now, and ends the days without any before they begin.
    if (event.from !== undefined && event.from > (from ?? '')) return { from, until: daysAfter(event.from, -1) }
    if (event.until === undefined) return undefined
    const next = daysAfter(event.until, 1)
    if (next > (from ?? '')) from = next
  }
  return { from }
}

function eventNamed(name: string, events: readonly LocalisedEvent[]): LocalisedEvent {
  const event = events.find((each) => each.name === name)
  if (!event) throw new Error(`events.yaml has no event "${name}".`)
  return event
}

export function localiseNotFound(content: Content, language: Language): Page {
  const { words, ...rest } = shell(content, language)
  return {
    ...rest,
    words,
    kind: 'not-found',
    path: notFoundPath,
    title: `${uiString(words, 'notFoundCode')} · ${rest.siteName}`,
    description: uiString(words, 'notFoundHint'),
    blocks: [],
  }
}

const shell = (content: Content, language: Language) => ({
  language,
  siteName: content.site.name[language],
  words: content.dictionary[language],
})
