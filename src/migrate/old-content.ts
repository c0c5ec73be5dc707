import { fileKind } from '../content/file-kind.ts'
import type { NewValue } from '../content/edit/edit.ts'
import { readValue } from '../content/edit/read.ts'
import type { Button, Event, LocalisedText, PageFile, Picture, SiteFile } from '../content/schema/types.generated.ts'

/** An event as it stood in a page: without a name, and its price and dates also in words. */
export type OldEvent = Omit<Event, 'name'>

/** The fields of older blocks that are now written once for the whole site. */
export interface OldBlock {
  readonly type: string
  readonly title?: LocalisedText
  readonly lead?: LocalisedText
  readonly name?: string
  readonly role?: LocalisedText
  readonly picture?: Picture
  readonly portrait?: Picture
  readonly events?: readonly OldEvent[]
  readonly when?: LocalisedText
  readonly weekly?: OldEvent['weekly']
  readonly where?: LocalisedText
  readonly price?: LocalisedText
  readonly euros?: number
  readonly note?: LocalisedText
  readonly button?: Button
  readonly text?: LocalisedText
  readonly links?: readonly Button[]
  readonly copyright?: LocalisedText
}

export interface OldPage {
  /** Its name in the folder: `home.yaml`. */
  readonly name: string
  readonly value: Omit<PageFile, 'blocks'> & { readonly blocks: readonly OldBlock[] }
}

/** Thrown for a file that cannot be read: the check says why. */
export class UnreadableFile extends Error {
  readonly file: string

  constructor(file: string) {
    super(`${file} can't be read.`)
    this.file = file
  }
}

/** The pages of some files, the home page first, then in the order of their paths. Throws UnreadableFile. */
export function oldPages(files: ReadonlyMap<string, string>): OldPage[] {
  return [...files]
    .filter(([name]) => fileKind(name) === 'page')
    .map(([name, text]) => ({ name, value: read(name, text) as unknown as OldPage['value'] }))
    .toSorted((a, b) => (a.value.path < b.value.path ? -1 : 1))
}

/** What site.yaml says. Throws UnreadableFile. */
export function oldSite(files: ReadonlyMap<string, string>): SiteFile {
  return read('site.yaml', files.get('site.yaml') ?? '') as unknown as SiteFile
}

function read(name: string, text: string) {
  const value = readValue(text)
  if (value === undefined) throw new UnreadableFile(name)
  return value
}

/** Keys whose values are read as text without being one: they are written without quotes. */
const bareKeys: ReadonlySet<string> = new Set(['sample', 'euros', 'x', 'y'])

/** A value as it is to be written. */
export function bare(value: unknown): NewValue {
  if (Array.isArray(value)) return value.map(bare)
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(([key, inner]: [string, unknown]): [string, NewValue] => [
    key,
    bareKeys.has(key) ? (key === 'sample' ? true : Number(inner)) : bare(inner),
  ])
  return Object.fromEntries(entries)
}
