import type { Language } from '../language.ts'
import type {
  Block,
  CallToActionBlock,
  ClassDetailsBlock,
  ContactBlock,
  EventsBlock,
  FacilitatorBlock,
} from '../schema/types.generated.ts'
import type { LocalisedEvent } from './localise-event.ts'
import type { Localised, LocalisedButton, LocalisedPicture } from './localised.ts'
import type { UiStrings } from './ui-strings.ts'

/** The site's own facts that a block shows, unless it says something else itself. */
export type BlockFacts<B extends Block> = B extends ContactBlock
  ? { readonly name: string; readonly role: string; readonly picture?: LocalisedPicture }
  : B extends FacilitatorBlock
    ? { readonly name: string; readonly role: string; readonly portrait?: LocalisedPicture }
    : B extends EventsBlock
      ? { readonly events: readonly LocalisedEvent[] }
      : B extends ClassDetailsBlock
        ? Omit<LocalisedEvent, 'name' | 'title' | 'icon' | 'description'>
        : B extends CallToActionBlock
          ? { readonly buttons: readonly LocalisedButton[] }
          : unknown

export type LocalisedBlock<B extends Block = Block> = B extends Block
  ? Localised<B> & BlockFacts<B> & { readonly key: string }
  : never

/** The footer of a page. */
export interface PageFooter {
  readonly text?: string
  readonly links: readonly LocalisedButton[]
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
