import { capitalised } from '../languages/names.ts'
import { fileKind, type Source, type Value, items, ownProperty, textAt, valueAtPath } from '../model/source.ts'
import { fieldName, declares, itemName, itemNode, nodeAt, type SchemaNode } from '../model/schema/schema-node.ts'
import { subjectWords } from '../model/schema/text-node.ts'
import { languages, type ToolLanguage } from '../model/language.ts'
import type { ContentPath } from '../page/provenance.ts'
import { wordsOf } from '../page/rich-text.ts'
import { readValue, valueAsRead } from '../yaml/edit/read.ts'
import { pagesIn, type Texts } from './pages/places-in-texts.ts'

const fileNames: Readonly<Record<ToolLanguage, Readonly<Record<Source['kind'], string>>>> = {
  pt: { page: 'Página', site: 'Todo o site', events: 'Eventos', dictionary: 'Palavras do site' },
  en: { page: 'Page', site: 'The whole site', events: 'Events', dictionary: 'Words of the site' },
}

/** What a file is to somebody who does not see files. */
export const fileName = (file: string, language: ToolLanguage): string => fileNames[language][fileKind(file)]

/** The title of a page, which includes the name of the site; undefined if it has none. */
function titleIn(texts: Texts, file: string, language: ToolLanguage): string | undefined {
  const title = valueAtPath(valueAsRead(texts.get(file) ?? ''), ['title', language])
  const name = valueAtPath(readValue(texts.get('site.yaml') ?? ''), ['name', language])
  return typeof title === 'string' && title ? title.replaceAll('{name}', () => String(name ?? '')) : undefined
}

export const fileTitle = (texts: Texts, file: string, language: ToolLanguage): string =>
  (fileKind(file) === 'page' ? titleIn(texts, file, language) : undefined) ?? fileName(file, language)

/**
 * What a value refers to, in words: a telephone by what it is for and its number, a page, an event or a block by its
 * title. The name itself if nothing has it.
 * @param root the content of the file that refers to it, which has the blocks that an anchor may name
 */
export function referenceWords(kind: string, name: string, root: Value | undefined, texts: Texts, lang: ToolLanguage) {
  if (kind === 'page') {
    const page = pagesIn(texts).find(({ path }) => path === name)
    return (page && titleIn(texts, page.file, lang)) ?? name
  }
  if (kind === 'event') {
    const file = readValue(texts.get('events.yaml') ?? '')
    const path = ['events', indexIn(file, 'events', 'name', name)]
    return subjectIn({ file: 'events.yaml', path }, file, lang) ?? name
  }
  if (kind === 'anchor') {
    const path = ['blocks', indexIn(root, 'blocks', 'anchor', name)]
    return valueAtPath(root, path) === undefined ? name : partWords({ file: '', path }, root, lang)
  }
  if (kind !== 'phone' && kind !== 'contact') return name
  const site = readValue(texts.get('site.yaml') ?? '')
  const contact = valueAtPath(site, ['contacts', indexIn(site, 'contacts', 'name', name)])
  if (contact && kind === 'contact') return textAt(contact, 'email') || textAt(contact, 'booking') || name
  const phone = ['phones', name]
  const number = valueAtPath(site, [...phone, 'number'])
  const own = subjectIn({ file: 'site.yaml', path: phone }, site, lang) ?? capitalised(name)
  return typeof number === 'string' ? `${own} · ${number}` : name
}

const indexIn = (whole: Value | undefined, list: string, key: string, name: string): number =>
  items(valueAtPath(whole, [list])).findIndex((each) => ownProperty(each, key) === name)

/** The words by which the owner recognises what a path leads to; undefined if it has none. */
export function subjectIn({ file, path }: ContentPath, root: Value | undefined, language: ToolLanguage) {
  const node = nodeAt(fileKind(file), root, path)
  const words = node && subjectWords(valueAtPath(root, path), node, language)
  return words && wordsOf(words)
}

/** The name of a field, the same that the check uses. */
export const fieldLabel = (key: string, node: SchemaNode | undefined, language: ToolLanguage): string =>
  capitalised(fieldName(key, node, language))

/** What one thing is called: by its own words, by its kind and number in a list, by its field, or as a whole file. */
export function partWords(place: ContentPath, root: Value | undefined, language: ToolLanguage): string {
  const { file, path } = place
  const kind = fileKind(file)
  const step = path.at(-1)
  const node = nodeAt(kind, root, path)
  if (kind === 'dictionary' && path.length > 1) return fieldLabel(String(step), node, language)
  const own = kind === 'dictionary' ? undefined : subjectIn(place, root, language)
  if (own !== undefined && (path.length > 0 || kind === 'page')) return own
  if (step === undefined) return fileName(file, language)
  if (typeof step === 'string') return fieldLabel(step, node, language)
  const type = valueAtPath(root, [...path, 'type'])
  if (typeof type === 'string' && node) return fieldLabel(type, node, language)
  const list = nodeAt(kind, root, path.slice(0, -1))
  return `${capitalised(itemName(String(path.at(-2)), node ?? (list && itemNode(list)), language))} ${step + 1}`
}

/** What a place is in, from the page or file down, and the field itself if `isWhole`. A block may be called as its page is. */
export function placeWords(texts: Texts, { file, path }: ContentPath, isWhole: boolean, language: ToolLanguage) {
  const root = readValue(texts.get(file) ?? '')
  const kind = fileKind(file)
  return [...path, ''].flatMap((_, length) => {
    const at = path.slice(0, length)
    const isLast = length === path.length
    if (isLast && !isWhole && length > 0) return []
    if (length === 0) return kind === 'page' || isLast ? fileTitle(texts, file, language) : []
    const step = at.at(-1) ?? ''
    const around = nodeAt(kind, root, at.slice(0, -1))
    const node = nodeAt(kind, root, at)
    if (kind === 'dictionary') return length === 1 ? fileName(file, language) : fieldLabel(String(step), node, language)
    // The wording of a text says nothing about where it is.
    if (around?.type === 'LocalisedText' || languages.some((each) => each === step)) return []
    // A block of a type that there is not has no fields with names.
    if (!around) return []
    if (typeof step === 'number' || !declares(around, step)) return partWords({ file, path: at }, root, language)
    const isList = Array.isArray(valueAtPath(root, at))
    const isWorthSaying = isLast || node?.type === 'LocalisedText' || (kind !== 'page' && length === 1) || !isList
    return isWorthSaying ? fieldLabel(step, node, language) : []
  })
}
