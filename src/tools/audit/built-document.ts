import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { type Language, pageAt } from '../../content/model/language.ts'
import { rootId } from '../../site/shell/program.ts'
import type { ElementPosition } from './readable.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** An element of a built document. */
export interface BuiltElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** The text inside, its children's included. */
  readonly text: string
  readonly position: ElementPosition
  /** The type of the block that it is in, or `footer`. */
  readonly block?: string | undefined
  /** Its start and end in the HTML; undefined for an implied element. */
  readonly range: readonly [number, number] | undefined
}

export interface BuiltDocument {
  /** The file in the output folder, with forward slashes. */
  readonly file: string
  readonly html: string
  readonly elements: readonly BuiltElement[]
}

/** Every page of a built site, parsed as a browser does; without the files that only redirect. */
export function builtDocuments(folder: string): BuiltDocument[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  return files.flatMap((name) => {
    const file = name.split(sep).join('/')
    const html = readFileSync(join(folder, name), 'utf8')
    return leadsOn(html) ? [] : [{ file, html, elements: builtElements(html) }]
  })
}

/** Whether a document only redirects from a former address of a page. */
export const leadsOn = (html: string): boolean => html.includes('<meta http-equiv="refresh"')

/** Every element of a document, in its order. */
function builtElements(html: string): BuiltElement[] {
  return elementsIn(parse(html, { sourceCodeLocationInfo: true }), {})
}

interface Context extends ElementPosition {
  readonly block?: string | undefined
}

function elementsIn(node: Node, outside: Context): BuiltElement[] {
  const context = isElement(node) ? { ...outside, block: attributesOf(node)['data-block'] ?? outside.block } : outside
  const within = childrenOf(node)
    .filter(isElement)
    .flatMap((child, index) => elementsIn(child, { ...context, ...positionOf(child, index, context) }))
  return isElement(node) ? [builtElement(node, context), ...within] : within
}

const positionOf = (child: Element, index: number, { at }: ElementPosition): ElementPosition =>
  attributesOf(child)['id'] === rootId ? { at: [] } : { at: at && [...at, index] }

function builtElement(element: Element, { at, block }: Context): BuiltElement {
  const { startOffset, endOffset } = element.sourceCodeLocation ?? {}
  return {
    name: element.tagName,
    attributes: attributesOf(element),
    text: textIn(element),
    position: { at },
    block,
    range: startOffset === undefined || endOffset === undefined ? undefined : [startOffset, endOffset],
  }
}

export const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]))

function textIn(node: Node): string {
  return 'value' in node ? node.value : childrenOf(node).map(textIn).join('')
}

export function childrenOf(node: Node): readonly Node[] {
  return 'childNodes' in node ? node.childNodes : []
}

export const isElement = (node: Node): node is Element => 'tagName' in node

/** A page of a built site in one language. */
export interface LocalisedBuiltPage extends BuiltDocument {
  /** The address without a language: `/biodanza`. */
  readonly path: string
  readonly language: Language
}

/** Every page in a folder, the not-found page included, in each language. */
export function builtPages(folder: string): LocalisedBuiltPage[] {
  return builtDocuments(folder).map((document) => ({ ...document, ...pageAt(addressOf(document.file)) }))
}

/** The address of the page in a file: `en/biodanza.html` → `/en/biodanza`. */
const addressOf = (file: string): string => `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/')
