import { checkFiles } from '../../content/check/check-files.ts'
import { locationOf } from '../../content/check/messages/location.ts'
import { catalogues } from '../../content/check/messages/catalogues.ts'
import type { Report } from '../../content/check/messages/reported-diagnostic.ts'
import { languages, type Language } from '../../content/model/language.ts'
import { pointerTo } from '../../content/model/pointer.ts'
import { rangeOfPointer } from '../../content/yaml/range-of-pointer.ts'
import type { CheckedValue, Source } from '../../content/model/source.ts'
import { readContentFolder } from '../../disk/read-content-folder.ts'
import { ownProperty } from '../../content/model/own-property.ts'
import type { Culprit } from './culprit.ts'

/** Where something is written, as a diagnostic reports it. */
export type ContentLocation = Pick<Report, 'file' | 'line' | 'column' | 'length' | 'location' | 'sourceLine'>

/** A text of the content, and where it is. */
interface WrittenText {
  readonly source: Source
  readonly pointer: string
  /** Absent for a text that is the same in every language. */
  readonly language?: Language
  readonly text: string
}

/** What to look for: what a visitor sees, on which page, in which language. */
export interface Sought extends Culprit {
  readonly path: string
  readonly language: Language
}

/**
 * Finds where in a content folder a text that a visitor sees was written: in the block itself, in the page, or in a
 * file that all pages share. If no text resembles it, the block or the page is the answer.
 *
 * @param folder checked content
 * @param lang the language in which locations are described
 */
export function contentLocations(folder: string, lang: Language) {
  const { sources } = checkFiles(readContentFolder(folder), new Map())
  const pages = sources.filter(({ kind }) => kind === 'page')
  const shared = sources.filter(({ kind }) => kind !== 'page').flatMap(textsOf)
  const texts = new Map(pages.map((source) => [source, textsOf(source)]))

  return {
    /** The location of what is sought. */
    placeOf({ path, language, block, text }: Sought): ContentLocation {
      const source = pages.find(({ value }) => ownProperty(value, 'path') === path)
      const pointer = source && block ? blockPointer(source, block) : ''
      const onPage = (source && texts.get(source)) ?? []
      const inBlock = onPage.filter((each) => each.pointer.startsWith(`${pointer}/`))
      const outside = onPage.filter((each) => !each.pointer.startsWith('/blocks/'))
      const near = [pointer ? inBlock : outside, shared].map((tier) =>
        tier.filter((each) => each.language === undefined || each.language === language),
      )
      const found = likest(text, near)
      if (found) return locationAt(found.source, found.pointer, lang)
      const file = source ?? sources.find(({ kind }) => kind === 'dictionary') ?? sources[0]
      if (!file) throw new Error(`${folder} holds no content.`)
      return locationAt(file, pointer, lang)
    },
    /** The longest texts of a block, longest first. */
    longestTexts({ path, block }: Pick<Sought, 'path' | 'block'>, count: number): ContentLocation[] {
      const source = pages.find(({ value }) => ownProperty(value, 'path') === path)
      if (!source || !block) return []
      const before = `${blockPointer(source, block)}/`
      return (texts.get(source) ?? [])
        .filter(({ pointer, language }) => pointer.startsWith(before) && language !== 'en')
        .toSorted((a, b) => b.text.length - a.text.length)
        .slice(0, count)
        .map(({ pointer }) => locationAt(source, pointer, lang))
    },
  }
}

export type ContentLocations = ReturnType<typeof contentLocations>

function locationAt(source: Source, pointer: string, lang: Language): ContentLocation {
  const { line, column, length } = rangeOfPointer(source.tree, pointer, pointer === '' ? 'key' : 'value')
  return {
    file: source.file,
    line,
    column,
    length: Math.max(1, length),
    location: locationOf(pointer, source, catalogues[lang].labels),
    sourceLine: source.text.split('\n')[line - 1] ?? '',
  }
}

function blockPointer({ value }: Source, { type, nth }: NonNullable<Culprit['block']>): string {
  const blocks = ownProperty(value, 'blocks')
  const ofType = Array.isArray(blocks)
    ? blocks.flatMap((block: unknown, index) => (ownProperty(block, 'type') === type ? [index] : []))
    : []
  return `/blocks/${ofType[nth] ?? 0}`
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

function textsOf(source: Source): WrittenText[] {
  const found: WrittenText[] = []
  const visit = (value: CheckedValue, pointer: string, language?: Language): void => {
    if (typeof value === 'string') found.push({ source, pointer, text: plain(value), ...(language && { language }) })
    else if (Array.isArray(value)) value.forEach((item, index) => visit(item, pointerTo(pointer, index), language))
    else if (typeof value === 'object')
      for (const [key, inner] of Object.entries(value))
        visit(inner, pointerTo(pointer, key), languages.find((each) => each === key) ?? language)
  }
  visit(source.value, '')
  return found
}

/** In characters: that a shorter text occurs within another proves little. */
const telling = 4

/** The text that is shown, in the nearest tier that has it: exactly, else as a part, such as one paragraph of it. */
function likest(shown: string, tiers: readonly (readonly WrittenText[])[]): WrittenText | undefined {
  if (shown === '') return undefined
  for (const tier of tiers) {
    const same = tier.find(({ text }) => text === shown)
    if (same) return same
  }
  for (const tier of tiers) {
    const around = tier.filter(({ text }) => shown.length >= telling && text.includes(shown))
    const within = tier.filter(
      ({ text }) => text.length >= telling && text.length > shown.length / 2 && shown.includes(text),
    )
    const near = [...around, ...within.toSorted((a, b) => b.text.length - a.text.length)][0]
    if (near) return near
  }
  return undefined
}
