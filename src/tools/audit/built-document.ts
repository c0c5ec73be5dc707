import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import type { Culprit } from './culprit.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** An element of a built document, as its HTML says it. */
export interface BuiltElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** The text inside, its children's included. */
  readonly text: string
  /** True for an element in the template of the language that is not shown. */
  readonly waiting: boolean
  /** What it is to a visitor. */
  readonly culprit: Culprit
  /**
   * The first offset in the HTML that is its own, and the first that is not; undefined for one that is only implied.
   */
  readonly range: readonly [number, number] | undefined
}

export interface BuiltDocument {
  /** The file in the output folder, with forward slashes. */
  readonly file: string
  readonly html: string
  readonly elements: readonly BuiltElement[]
}

/** Every HTML file of a built site that shows something, parsed as a browser parses it: not one that only leads on. */
export function builtDocuments(folder: string): BuiltDocument[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  return files.flatMap((name) => {
    const file = name.split(sep).join('/')
    const html = readFileSync(join(folder, name), 'utf8')
    return leadsOn(html) ? [] : [{ file, html, elements: builtElements(html) }]
  })
}

/** Whether a document only leads on to another page, from an address which that page once had. */
export const leadsOn = (html: string): boolean => html.includes('<meta http-equiv="refresh"')

/** Every element of a document, in its order. */
export function builtElements(html: string): BuiltElement[] {
  return elementsIn(parse(html, { sourceCodeLocationInfo: true }), { waiting: false, counts: new Map() })
}

interface Context {
  readonly waiting: boolean
  readonly block?: Culprit['block']
  /** How many blocks of each type have been met in this language. */
  readonly counts: Map<string, number>
}

function elementsIn(node: Node, outside: Context): BuiltElement[] {
  const inside = isTemplate(node) ? { waiting: true, counts: new Map<string, number>() } : contextIn(node, outside)
  const within = childrenOf(node).flatMap((child) => elementsIn(child, inside))
  return isElement(node) ? [builtElement(node, isTemplate(node) ? outside : inside), ...within] : within
}

function contextIn(node: Node, context: Context): Context {
  const type = isElement(node) ? attributesOf(node)['data-block'] : undefined
  if (type === undefined) return context
  const nth = context.counts.get(type) ?? 0
  context.counts.set(type, nth + 1)
  return { ...context, block: { type, nth } }
}

function builtElement(element: Element, { waiting, block }: Context): BuiltElement {
  const attributes = attributesOf(element)
  const shown = (attributes['alt'] ?? shownText(element)).replaceAll(/\s+/g, ' ').trim()
  const { startOffset, endOffset } = element.sourceCodeLocation ?? {}
  return {
    name: element.tagName,
    attributes,
    text: textIn(element),
    waiting,
    culprit: block ? { block, text: shown } : { text: shown },
    range: startOffset === undefined || endOffset === undefined ? undefined : [startOffset, endOffset],
  }
}

const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]))

function textIn(node: Node): string {
  return 'value' in node ? node.value : childrenOf(node).map(textIn).join('')
}

function shownText(node: Node): string {
  if ('value' in node) return node.value
  if (isElement(node) && attributesOf(node)['class'] === 'visually-hidden') return ''
  return childrenOf(node).map(shownText).join('')
}

function childrenOf(node: Node): readonly Node[] {
  if (isTemplate(node)) return node.content.childNodes
  return 'childNodes' in node ? node.childNodes : []
}

const isElement = (node: Node): node is Element => 'tagName' in node
const isTemplate = (node: Node): node is DefaultTreeAdapterTypes.Template => 'content' in node
