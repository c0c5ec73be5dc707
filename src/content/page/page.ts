import type { WordKey, PageFile, Block, Licence, Notice } from '../model/schema/types.generated.ts'
import type { Content } from '../model/content.ts'
import type { Language } from '../model/language.ts'
import type { LocalisedEvent, ShownDays } from './localise-event.ts'
import type { Localised, LocalisedButton, LocalisedPicture, RichNode, RichText } from './localised.ts'
import type { PracticeFact } from './practice.ts'

/** The interface words of one language, by key. */
export type UiStrings = Readonly<Record<string, string>>

/** The word for a key, or the key itself if the dictionary lacks it. */
export const uiString = (words: UiStrings, key: WordKey) => (Object.hasOwn(words, key) ? (words[key] ?? key) : key)

/** The title of a page in one language. `{name}` in it stands for the name of the site, which site.yaml says once. */
export const pageTitle = ({ site }: Pick<Content, 'site'>, { title }: PageFile, language: Language): string =>
  title[language].replaceAll('{name}', () => site.name[language])

/** What entitles the owner to practise. */
export type LocalisedLicence = Pick<Localised<Licence>, 'text' | 'number' | 'register'>

/** A person, as the site introduces the owner. */
export type PersonFacts = Readonly<Record<'name' | 'role', string>> & {
  readonly licences?: readonly LocalisedLicence[]
}

/** The site's own facts that a block shows, unless it says something else itself. */
export type BlockFacts<B extends Block> = B['type'] extends keyof FactsByType ? FactsByType[B['type']] : unknown

interface FactsByType {
  contact: PersonFacts & { readonly picture?: LocalisedPicture; readonly ways?: readonly RichNode[] }
  facilitator: PersonFacts & { readonly portrait?: LocalisedPicture }
  /** `empty`: the first day (year-month-day) without any of them, if there will be one; empty if there are none now. */
  events: { readonly events: readonly LocalisedEvent[]; readonly empty?: ShownDays | undefined }
  'class-details': Omit<LocalisedEvent, 'name' | 'title' | 'icon' | 'description'>
  'call-to-action': { readonly buttons: readonly LocalisedButton[] }
  practice: { readonly facts: readonly PracticeFact[] }
  /** Length, price, place and languages of each service, unless none says any. */
  services: { readonly terms?: readonly (readonly string[])[] }
  /** The name of each question in an address. */
  faq: { readonly names: readonly string[] }
}

export type LocalisedBlock<B extends Block = Block> = B extends Block
  ? Localised<B> & BlockFacts<B> & { readonly key: string; readonly notices?: readonly LocalisedNotice[] }
  : never

/** What to know before one writes, and when. */
export type LocalisedNotice = Pick<Localised<Notice>, 'text' | 'shown'>

export interface PageFooter {
  readonly text?: string
  readonly links: readonly LocalisedButton[]
  readonly licences?: readonly LocalisedLicence[]
  /** A line for those who need help now. */
  readonly emergency?: RichText
  /** Who provides the service. */
  readonly legal?: readonly RichNode[]
  readonly copyright: string
}

/** One page in one language, ready to render: plain values that survive JSON. */
export interface Page {
  readonly kind: 'page' | 'not-found'
  readonly language: Language
  readonly path: string
  readonly title: string
  readonly description: string
  readonly siteName: string
  readonly words: UiStrings
  readonly chat?: LocalisedButton
  readonly blocks: readonly LocalisedBlock[]
  /** The not-found page has none. */
  readonly footer?: PageFooter
}

/** An event as a page in one language shows it, whichever block it is in. */
export interface PageEvent extends Omit<LocalisedEvent, 'name' | 'icon' | 'description' | 'button' | keyof ShownDays> {
  /** The description, if the page shows one. */
  readonly description?: RichText
  readonly lead?: string
}

/** The events that a page shows on the day of its build, in the order in which they are read. */
export const pageEvents = (page: Page): PageEvent[] =>
  page.blocks.flatMap((block): readonly PageEvent[] => {
    if (block.type === 'events') return block.events.filter(({ from }) => from === undefined)
    return block.type === 'class-details' ? [block] : []
  })
