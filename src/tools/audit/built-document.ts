import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { type Language, languages } from '../../content/model/language.ts'
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
  /** True for an element in the template of the language that is not shown. */
  readonly waiting: boolean
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
  return elementsIn(parse(html, { sourceCodeLocationInfo: true }), { waiting: false })
}

interface Context extends ElementPosition {
  readonly waiting: boolean
  readonly block?: string | undefined
}

function elementsIn(node: Node, outside: Context): BuiltElement[] {
  const context = isElement(node) ? { ...outside, block: attributesOf(node)['data-block'] ?? outside.block } : outside
  const inside = { ...context, waiting: context.waiting || isTemplate(node) }
  const within = childrenOf(node)
    .filter(isElement)
    .flatMap((child, index) => elementsIn(child, { ...inside, ...positionOf(child, index, context) }))
  return isElement(node) ? [builtElement(node, context), ...within] : within
}

const positionOf = (child: Element, index: number, { at }: ElementPosition): ElementPosition =>
  attributesOf(child)['id'] === rootId ? { at: [] } : { at: at && [...at, index] }

function builtElement(element: Element, { waiting, at, block }: Context): BuiltElement {
  const { startOffset, endOffset } = element.sourceCodeLocation ?? {}
  return {
    name: element.tagName,
    attributes: attributesOf(element),
    text: textIn(element),
    waiting,
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
  if (isTemplate(node)) return node.content.childNodes
  return 'childNodes' in node ? node.childNodes : []
}

export const isElement = (node: Node): node is Element => 'tagName' in node
const isTemplate = (node: Node): node is DefaultTreeAdapterTypes.Template => 'content' in node

/**
 * A prerendered document in each language, as a visitor sees it. The file itself holds both.
 *
 * @throws if the document is not structured as `documentHtml` writes it
 */
export function inBothLanguages(html: string): Record<Language, string> {
  const parts =
    /^(.*?<div id="root"[^>]*>)(.*)(<\/div>\n<p id="announcer".*<template id="other-language"[^>]*>)(.*)(<\/template>.*)$/s.exec(
      html,
    )
  if (!parts) throw new Error('The document is not structured as documentHtml writes it.')
  const [, start = '', shown = '', between = '', other = '', end = ''] = parts
  const title = /<template id="other-language"[^>]* title="([^"]*)"/.exec(between)?.[1] ?? ''
  const englishStart = start
    .replace('<html lang="pt">', '<html lang="en">')
    .replace(/<title>.*?<\/title>/s, () => `<title>${title}</title>`)
  return { pt: start + shown + between + end, en: englishStart + other + between + end }
}

/** A page of a built site in one language. */
export interface LocalisedBuiltPage {
  /** The address without a language: `/biodanza`. */
  readonly path: string
  readonly language: Language
  /** The whole document, as a visitor who has chosen this language sees it. */
  readonly html: string
  /** The elements that are shown. */
  readonly elements: readonly BuiltElement[]
}

/** Every page in a folder, the not-found page included, in each language. */
export function builtPages(folder: string): LocalisedBuiltPage[] {
  return builtDocuments(folder).flatMap((document) => {
    const path = addressOf(document.file)
    const documents = inBothLanguages(document.html)
    return languages.map((language) => {
      const html = documents[language]
      return { path, language, html, elements: builtElements(html).filter(({ waiting }) => !waiting) }
    })
  })
}

/** The address of the page in a file: `biodanza.html` → `/biodanza`. */
export const addressOf = (file: string): string => `/${file.replace(/\.html$/, '')}`.replace(/\/index$/, '/')
