import type { ValuePath } from '../../../content/parse/pointer.ts'

/**
 * Where a text on the page comes from. In the editor, and nowhere else, every text of the content carries an invisible
 * mark after it when the page is drawn; the frame takes the marks out again before anything is painted, and knows from
 * then on which place in the content each text stands for. No component knows of it.
 */

/** A place in the content: a file, and the way to a value in it. */
export interface ContentPath {
  readonly file: string
  readonly path: ValuePath
}

/** Begins a mark: it stands in no text that the check lets pass. */
const sign = '\u2063'
/** The sixteen variation selectors (Unicode 23.4) are the digits: they take no room and no line is broken at them. */
const firstDigit = 0xfe00
const digits = 4
const pattern = new RegExp(`${sign}[\\ufe00-\\ufe0f]{${digits}}`, 'g')

/** Steps of a path down to which copies are kept: what is told by its `type`, a block, is no deeper than that. */
const keptDepth = 2

/**
 * Marks by number. A place has the same one as long as this lives, so that a page that is drawn anew changes little.
 */
export class Provenance {
  readonly #sources: ContentPath[] = []
  readonly #numbers = new Map<string, number>()
  readonly #copies = new WeakMap<object, { readonly place: string; readonly copy: unknown }>()

  /** The text with a mark after it. */
  marked(text: string, source: ContentPath): string {
    const mark = this.#numberOf(source)
      .toString(16)
      .padStart(digits, '0')
      .replaceAll(/./g, (digit) => String.fromCharCode(firstDigit + Number.parseInt(digit, 16)))
    // A component may draw each paragraph as an element of its own, and cuts the space at the end.
    const said = text.trimEnd()
    const paragraphs = said.split(/(\n\s*\n)/)
    const marked = paragraphs.map((part, index) => (index % 2 === 0 ? part + sign + mark : part))
    return marked.join('') + text.slice(said.length)
  }

  /** A copy of a value in which every text that is shown is marked; that of a block that did not change is kept. */
  markedCopy<T>(value: T, file: string, isShown: (path: ValuePath) => boolean): T
  markedCopy(value: unknown, file: string, isShown: (path: ValuePath) => boolean): unknown {
    const copy = (part: unknown, path: ValuePath): unknown => {
      if (typeof part === 'string') return isShown(path) ? this.marked(part, { file, path }) : part
      if (typeof part !== 'object' || part === null) return part
      const place = placeKey({ file, path })
      const known = path.length <= keptDepth ? this.#copies.get(part) : undefined
      if (known?.place === place) return known.copy
      const made = Array.isArray(part)
        ? part.map((item: unknown, index) => copy(item, [...path, index]))
        : Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, copy(inner, [...path, key])]))
      if (path.length <= keptDepth) this.#copies.set(part, { place, copy: made })
      return made
    }
    return copy(value, [])
  }

  /** All sources by number, for the frame. */
  get sources(): readonly ContentPath[] {
    return this.#sources
  }

  #numberOf(source: ContentPath): number {
    const key = placeKey(source)
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.#sources.push(source) - 1
    this.#numbers.set(key, number)
    return number
  }
}

const placeKey = ({ file, path }: ContentPath): string => [file, ...path].join('/')

export interface Unmarked {
  readonly text: string
  /** The numbers of the marks that the text had. */
  readonly numbers: readonly number[]
}

/** Takes the marks out of a text; undefined where it has none. */
export function unmarked(text: string): Unmarked | undefined {
  if (!text.includes(sign)) return undefined
  const numbers = [...text.matchAll(pattern)].map(([mark]) =>
    Array.from(mark.slice(1)).reduce((number, digit) => number * 16 + digit.charCodeAt(0) - firstDigit, 0),
  )
  return { text: text.replaceAll(pattern, ''), numbers }
}

/** An address without the marks that texts in it brought along. */
export function unmarkedAddress(address: string): string {
  return address.replaceAll(/%E2%81%A3(?:%EF%B8%8[0-9A-F]){4}/gi, '')
}

/** The place that several places are all part of; undefined where they stand in different files. */
export function commonSource(sources: readonly ContentPath[]): ContentPath | undefined {
  const [first, ...others] = sources
  if (!first || others.some(({ file }) => file !== first.file)) return undefined
  const differs = first.path.findIndex((step, index) => others.some(({ path }) => path[index] !== step))
  return { file: first.file, path: differs === -1 ? first.path : first.path.slice(0, differs) }
}
