import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** An element of a built document, as its HTML says it. */
export interface BuiltElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** The text inside, its children's included. */
  readonly text: string
  /** True for what waits in a template for its language to be chosen. */
  readonly waiting: boolean
}

export interface BuiltDocument {
  /** The file in the output folder. */
  readonly file: string
  readonly elements: readonly BuiltElement[]
}

/** Every HTML file of a built site, read as a browser reads it. */
export function builtDocuments(folder: string): BuiltDocument[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  return files.map((file) => ({ file, elements: elementsIn(parse(readFileSync(join(folder, file), 'utf8')), false) }))
}

function elementsIn(node: Node, waiting: boolean): BuiltElement[] {
  const within = childrenOf(node).flatMap((child) => elementsIn(child, waiting || isTemplate(node)))
  return isElement(node) ? [builtElement(node, waiting), ...within] : within
}

function builtElement(element: Element, waiting: boolean): BuiltElement {
  const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]))
  return { name: element.tagName, attributes, text: textIn(element), waiting }
}

function textIn(node: Node): string {
  return 'value' in node ? node.value : childrenOf(node).map(textIn).join('')
}

function childrenOf(node: Node): readonly Node[] {
  if (isTemplate(node)) return node.content.childNodes
  return 'childNodes' in node ? node.childNodes : []
}

const isElement = (node: Node): node is Element => 'tagName' in node
const isTemplate = (node: Node): node is DefaultTreeAdapterTypes.Template => 'content' in node
