import type { Content } from '../content.ts'
import { calendarAddresses, eventLinks, isHappening, type EventLinks, type Happening } from './event-links.ts'
import type { Language } from '../language.ts'
import { linkTarget, type LinkTarget } from './link.ts'
import type { Block, Button, LocalisedText, PageFile, Picture } from '../schema/types.generated.ts'
import type { Words } from './ui-strings.ts'

/** A picture file in the forms that a browser chooses from. Widths and heights are in pixels. */
export interface DrawnPicture {
  readonly width: number
  readonly height: number
  /** The address of the form that every browser can show. */
  readonly src: string
  /** The modern forms, best first; `srcset` is in width descriptors. */
  readonly sources: readonly { readonly type: string; readonly srcset: string }[]
  /** Colours (`#rrggbb`) of a coarse grid, row by row, shown until the picture is there. */
  readonly placeholder: { readonly columns: number; readonly colours: readonly string[] }
}

export interface LocalisedPicture extends DrawnPicture {
  readonly file: string
  readonly alt: string
  /** The point that is never cropped away, in per cent from the top left corner. */
  readonly focus?: { readonly x: number; readonly y: number }
}

export interface LocalisedButton extends LinkTarget {
  readonly label: string
}

/** What stands in YAML as `T`, in one language, with links and pictures resolved. */
export type Localised<T> = T extends LocalisedText
  ? string
  : T extends Picture
    ? LocalisedPicture
    : T extends Button
      ? LocalisedButton
      : T extends readonly (infer Item)[]
        ? readonly Localised<Item>[]
        : T extends object
          ? { readonly [Key in keyof T]: Localised<T[Key]> } & (T extends Happening ? EventLinks : unknown)
          : T

export type LocalisedBlock<B extends Block = Block> = B extends Block ? Localised<B> & { readonly key: string } : never

/** One page in one language, ready to draw: plain strings that survive JSON. */
export interface Page {
  readonly kind: 'page' | 'not-found'
  readonly language: Language
  readonly path: string
  readonly title: string
  readonly description: string
  readonly siteName: string
  readonly words: Words
  readonly chat?: LocalisedButton
  readonly blocks: readonly LocalisedBlock[]
}

export type PictureLookup = (file: string) => DrawnPicture

/** A page of checked content in one language. Throws only where the content was not checked. */
export function localisePage(content: Content, page: PageFile, language: Language, picture: PictureLookup): Page {
  const context = { content, language, picture, calendars: calendarAddresses(page) }
  return {
    ...frame(content, language),
    kind: 'page',
    path: page.path,
    title: page.title[language],
    description: page.description[language],
    ...(page.chat && { chat: localise(page.chat, context) }),
    blocks: page.blocks.map((block, index) => ({
      ...localise(block, context),
      key: block.anchor ?? `${block.type}-${index}`,
    })) as LocalisedBlock[],
  }
}

/** The not-found page in one language. All its words are in the dictionary. */
export function localiseNotFound(content: Content, language: Language): Page {
  const { words, ...rest } = frame(content, language)
  return {
    ...rest,
    words,
    kind: 'not-found',
    path: '/404',
    title: `${words['notFoundCode']} · ${rest.siteName}`,
    description: words['notFoundHint'] ?? '',
    blocks: [],
  }
}

function frame(content: Content, language: Language) {
  return { language, siteName: content.site.name[language], words: content.dictionary[language] }
}

interface Context {
  readonly content: Content
  readonly language: Language
  readonly picture: PictureLookup
  /** The calendar address of each event of the page. */
  readonly calendars: ReadonlyMap<object, string>
}

/** Walks any part of a page. What a value is shows in its keys, as the schema defines them. */
function localise<T>(value: T, context: Context): Localised<T>
function localise(value: unknown, context: Context): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => localise(item, context))
  if (typeof value !== 'object' || value === null) return value
  if (isText(value)) return value[context.language]
  if (isPicture(value)) return localisePicture(value, context)
  if (isButton(value))
    return { label: value.label[context.language], ...linkTarget(value, context.content.site, context.language) }
  const entries = Object.entries(value)
    .filter(([key]) => key !== 'sample')
    .map(([key, inner]) => [key, localise<unknown>(inner, context)])
  const calendar = context.calendars.get(value)
  const links = calendar && isHappening(value) ? eventLinks(value, calendar, context.language) : {}
  return { ...Object.fromEntries(entries), ...links }
}

function localisePicture({ file, alt, focus }: Picture, { language, picture }: Context): LocalisedPicture {
  return { ...picture(file), file, alt: alt[language], ...(focus && { focus }) }
}

const isText = (value: object): value is LocalisedText => 'pt' in value && 'en' in value
const isPicture = (value: object): value is Picture => 'file' in value && 'alt' in value
const isButton = (value: object): value is Button => 'label' in value
