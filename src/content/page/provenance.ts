import type { ValuePath } from '../model/pointer.ts'

/**
 * Where a text on the page comes from. In the editor, and only there, every text of the content is followed by an
 * invisible mark when the page is rendered. The frame removes the marks before anything is painted, and from then on
 * knows which place in the content each text belongs to. No component needs to know about it.
 */

/** A place in the content: a file, and the path to a value in it. */
export interface ContentPath {
  readonly file: string
  readonly path: ValuePath
}

/** The attributes that can contain texts of the content as they are; an address contains them encoded. */
export const markedAttributes = ['alt', 'aria-label', 'title']

/** Begins a mark. The check lets no text contain it. */
const sign = '\u2063'
/** The digits are the sixteen variation selectors (Unicode 23.4): they have no width and allow no line break. */
const firstDigit = 0xfe00
const digits = 4
const pattern = new RegExp(`${sign}[\\ufe00-\\ufe0f]{${digits}}`, 'g')

/**
 * Marks by number. A place keeps its number for the lifetime of this object, so that rendering the page again changes
 * little.
 */
export class Provenance {
  readonly #sources: ContentPath[] = []
  readonly #numbers = new Map<string, number>()

  /** The text followed by a mark. */
  marked(text: string, source: ContentPath): string {
    const mark = this.#numberOf(source)
      .toString(16)
      .padStart(digits, '0')
      .replaceAll(/./g, (digit) => String.fromCharCode(firstDigit + Number.parseInt(digit, 16)))
    // A component may split a text into paragraphs and trim the space at the end.
    const said = text.trimEnd()
    const paragraphs = said.split(/(\n\s*\n)/)
    const marked = paragraphs.map((part, index) => (index % 2 === 0 ? part + sign + mark : part))
    return marked.join('') + text.slice(said.length)
  }

  /** All sources by number, for the frame. */
  get sources(): readonly ContentPath[] {
    return this.#sources
  }

  #numberOf(source: ContentPath): number {
    const key = [source.file, ...source.path].join('/')
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.#sources.push(source) - 1
    this.#numbers.set(key, number)
    return number
  }
}

interface Unmarked {
  readonly text: string
  /** The numbers of the marks that the text had. */
  readonly numbers: readonly number[]
}

/** Removes the marks from a text; undefined if it has none. */
export function unmarked(text: string): Unmarked | undefined {
  if (!text.includes(sign)) return undefined
  const numbers = [...text.matchAll(pattern)].map(([mark]) =>
    Array.from(mark.slice(1)).reduce((number, digit) => number * 16 + digit.charCodeAt(0) - firstDigit, 0),
  )
  return { text: text.replaceAll(pattern, ''), numbers }
}

/** An address without the marks of the texts that it was built from. */
export function unmarkedAddress(address: string): string {
  return address.replaceAll(/%E2%81%A3(?:%EF%B8%8[0-9A-F]){4}/gi, '')
}

/** The innermost place that contains all of several places; undefined if they are in different files. */
export function commonSource(sources: readonly ContentPath[]): ContentPath | undefined {
  const [first, ...others] = sources
  if (!first || others.some(({ file }) => file !== first.file)) return undefined
  const differs = first.path.findIndex((step, index) => others.some(({ path }) => path[index] !== step))
  return { file: first.file, path: differs === -1 ? first.path : first.path.slice(0, differs) }
}
