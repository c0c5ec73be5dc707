import { grouped } from '../model/by-key.ts'
import type { Content } from '../model/content.ts'
import { fileKind, type ValuePath } from '../model/source.ts'
import { childNode, fileNode, type SchemaNode } from '../model/schema/schema-node.ts'
import { isText } from '../model/schema/text-node.ts'
import type { Event } from '../model/schema/types.generated.ts'
import { inEachLanguage, type Language } from '../model/language.ts'
import { eurosText } from '../dates/price-text.ts'
import { whenText } from '../dates/when-text.ts'

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

/** Marks by number. A place keeps its number, so that rendering the page again changes little. */
export class Provenance {
  readonly #sources: ContentPath[] = []
  readonly #numbers = new Map<string, number>()

  marked(text: string, source: ContentPath): string {
    const mark = this.#numberOf(source)
      .toString(16)
      .padStart(digits, '0')
      .replaceAll(/./g, (digit) => String.fromCharCode(firstDigit + Number.parseInt(digit, 16)))
    // A component may split a text into paragraphs and trim the space at the end.
    const said = text.trimEnd()
    const marked = said.split(/(\n\s*\n)/).map((part, index) => (index % 2 === 0 ? part + sign + mark : part))
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

/** A text without its marks, and their numbers; undefined if it has none. */
export function unmarked(text: string) {
  if (!text.includes(sign)) return undefined
  const numbers = [...text.matchAll(pattern)].map(([mark]) =>
    Array.from(mark.slice(1)).reduce((number, digit) => number * 16 + digit.charCodeAt(0) - firstDigit, 0),
  )
  return { text: text.replaceAll(pattern, ''), numbers }
}

/** The mark at the end of a text; empty if it has none. Before it may be those of facts within the text. */
export const markOf = (text: string): string => text.match(pattern)?.at(-1) ?? ''

/** An address without the marks of the texts that it was built from. */
export const unmarkedAddress = (address: string): string => address.replaceAll(/%E2%81%A3(?:%EF%B8%8[0-9A-F]){4}/gi, '')

/** The innermost place that contains all of several places; undefined if they are in different files. */
export function commonSource(sources: readonly ContentPath[]): ContentPath | undefined {
  const [first, ...others] = sources
  if (!first || others.some(({ file }) => file !== first.file)) return undefined
  const differs = first.path.findIndex((step, index) => others.some(({ path }) => path[index] !== step))
  return { file: first.file, path: differs === -1 ? first.path : first.path.slice(0, differs) }
}

/** How a rendered page is walked: a browser's DOM, or HTML that was parsed. */
export interface RenderedTree<Node> {
  readonly parentOf: (node: Node) => Node | null
  readonly childrenOf: (node: Node) => Iterable<Node>
  /** The name in lower case; `#text` for a text. */
  readonly nameOf: (node: Node) => string
  readonly isRoot: (node: Node) => boolean
  /** The places of the marks that a text or an attribute of an element has. */
  readonly own: (node: Node) => readonly ContentPath[]
}

/** The place of an element or a text: that of its own mark, or what the places of the marks within it have in common. */
export function sourceOf<Node>(node: Node, tree: RenderedTree<Node>): ContentPath | undefined {
  let within: Node | undefined
  for (let at: Node | null = node; at; within = at, at = tree.parentOf(at)) {
    // An element belongs to the text in it, as a licence does to its words and not to its number. A mark ends its text.
    const children: Node[] = [...tree.childrenOf(at)]
    const inOrder = within ? [...children.slice(children.indexOf(within)), ...children] : children
    const found = [at, ...inOrder.filter((child) => tree.nameOf(child) === '#text')].flatMap(tree.own)
    if (found[0]) return found[0]
    const inside = sourcesWithin(at, tree)
    // A link belongs to its text, even if words of the interface beside it say where it leads.
    if (inside[0] && /^(?:a|button)$/.test(tree.nameOf(at))) return inside[0]
    const around = commonSource(ofOneFile(inside))
    // The whole page is not a part of it.
    if (around && (around.path.length > 0 || !tree.isRoot(at))) return around
  }
  return undefined
}

export const sourcesWithin = <Node>(node: Node, tree: RenderedTree<Node>): ContentPath[] => [
  ...tree.own(node),
  ...[...tree.childrenOf(node)].flatMap((child) => sourcesWithin(child, tree)),
]

/** Only the places in the file that most are in: interface words from another file surround the content of a page. */
const ofOneFile = (sources: readonly ContentPath[]): readonly ContentPath[] =>
  [...grouped(sources, ({ file }) => file).values()].toSorted((one, other) => other.length - one.length)[0] ?? []

/** The content with a mark after each text of one page, and of what all pages share: derived texts are in it as written. */
export function markedContent(content: Content, path: string, provenance: Provenance): Content {
  const copy = <T>(value: T, file: string) => withMarks(value, fileNode(fileKind(file)), { file, path: [] }, provenance)
  return {
    derived: (text, file, value) => provenance.marked(text, { file, path: value }),
    site: copy(content.site, 'site.yaml'),
    events: copy({ events: content.events }, 'events.yaml').events.map((event, index) =>
      withDerived(event, index, provenance),
    ),
    dictionary: copy(content.dictionary, 'dictionary.yaml'),
    pages: content.pages.map((own) => (own.page.path === path ? { ...own, page: copy(own.page, own.file) } : own)),
  }
}

/** A copy of a value in which every text that visitors read is marked. */
function withMarks<T>(value: T, node: SchemaNode | undefined, place: ContentPath, provenance: Provenance): T
function withMarks(value: unknown, node: SchemaNode | undefined, place: ContentPath, provenance: Provenance): unknown {
  if (typeof value === 'string') return node && isText(node) ? provenance.marked(value, place) : value
  if (typeof value !== 'object' || value === null) return value
  const inner = (step: string | number, part: unknown): unknown =>
    withMarks(part, childNode(node, step, part), { ...place, path: [...place.path, step] }, provenance)
  if (Array.isArray(value)) return value.map((part: unknown, index) => inner(index, part))
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inner(key, part)]))
}

/** An event with the texts that follow from its dates and its price, each with the mark of the field that overrides it. */
function withDerived(event: Event, index: number, provenance: Provenance): Event {
  const derived = (key: string, words: (language: Language) => string) =>
    inEachLanguage((each) => provenance.marked(words(each), { file: 'events.yaml', path: ['events', index, key] }))
  const { euros, when = derived('when', (language) => whenText(event, language)) } = event
  // Of several prices, each line has the mark of its label.
  if (typeof euros !== 'number') return { ...event, when }
  return { price: derived('price', (language) => eurosText(euros, language)), ...event, when }
}
