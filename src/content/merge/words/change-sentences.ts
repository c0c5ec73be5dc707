import type { Language } from '../../model/language.ts'

/** Something that has fields, as a sentence names it. */
export interface Owner {
  /** `Evento «Aula aberta»` */
  readonly name: string
  /** `do evento «Aula aberta»` */
  readonly of: string
  /** Whether its participles are feminine. */
  readonly feminine: boolean
  readonly plural?: boolean
}

/** The sentences of a language. */
export interface ChangeSentences {
  readonly homePage: Owner
  /** Any other page, by its title. */
  readonly page: (title: string) => Owner
  readonly file: Readonly<Record<'site' | 'events' | 'dictionary', Owner>>
  readonly item: (noun: string, name: string) => Owner
  readonly languages: Readonly<Record<Language, string>>
  readonly quoted: (text: string) => string
  readonly changed: (what: string, before: string, after: string) => string
  readonly added: (owner: Owner) => string
  readonly removed: (owner: Owner) => string
  readonly fieldAdded: (what: string, text: string) => string
  readonly fieldRemoved: (what: string) => string
  readonly reordered: (what: string) => string
  readonly sampleAdded: (what: string) => string
  readonly sampleRemoved: (what: string) => string
  readonly writing: (name: string) => string
  readonly pictures: string
  readonly picture: Readonly<Record<'pictureAdded' | 'pictureRemoved' | 'pictureReplaced', (name: string) => string>>
}
