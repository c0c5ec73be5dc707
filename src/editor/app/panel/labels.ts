import { capitalised } from '../../../content/languages/names.ts'
import { fileKind, type Source, type Value } from '../../../content/model/source.ts'
import { languages, type ToolLanguage } from '../../../content/model/language.ts'
import { valueAtPath } from '../../../content/model/own-property.ts'
import {
  blockNode,
  fieldName,
  isNamedField,
  itemName,
  nodeAt,
  type SchemaNode,
} from '../../../content/model/schema/schema-node.ts'
import { keywordNames, valueWords } from '../../../content/model/schema/value-words.ts'
import type { Texts } from '../../../content/operations/pages/places-in-texts.ts'
import { pageTitleIn, referenceWords, subjectIn } from '../../../content/operations/reference-words.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import { messages, uiLanguage } from '../messages/messages.ts'

/** What a value of an enumeration is called. */
export const valueNameOf = (node: SchemaNode, value: string): string => valueWords(value, node, uiLanguage)

/** What a text may begin with, and what it is then called; empty if it may begin with anything. */
export function prefixNamesOf(node: SchemaNode): readonly (readonly [prefix: string, name: string])[] {
  return Object.entries(keywordNames(node, 'prefixNames', uiLanguage)).map(([prefix, name]) => [
    prefix,
    capitalised(name),
  ])
}

/** What the choice between mutually exclusive fields is called. */
export function choiceNameOf({ schema }: SchemaNode): string {
  const name = schema[uiLanguage === 'pt' ? 'choiceName' : 'choiceNameEn']
  return typeof name === 'string' ? capitalised(name) : messages.choice
}

/** The name of a field, the same that the check uses. */
export const labelOf = (key: string, node: SchemaNode | undefined, language: ToolLanguage = uiLanguage): string =>
  capitalised(fieldName(key, node, language))

/** What an item of a list is called. */
export const itemLabelOf = (listKey: string, node: SchemaNode | undefined): string =>
  itemName(listKey, node, uiLanguage)

/** The sentence that says what a field is for. */
export function hintOf({ schema }: SchemaNode): string | undefined {
  const said = schema[uiLanguage === 'pt' ? 'description' : 'descriptionEn']
  return typeof said === 'string' ? said : undefined
}

/** What a value refers to, in words. @param root the content of the file that refers to it */
export const referenceName = (kind: string, name: string, root: Value | undefined, texts: Texts): string =>
  referenceWords(kind, name, root, texts, uiLanguage)

const fileNames: Readonly<Record<ToolLanguage, Readonly<Record<Source['kind'], string>>>> = {
  pt: { page: 'Página', site: 'Todo o site', events: 'Eventos', dictionary: 'Palavras do site' },
  en: { page: 'Page', site: 'The whole site', events: 'Events', dictionary: 'Words of the site' },
}

/** What a file is to somebody who does not see files. */
export const fileNameOf = (file: string, language: ToolLanguage): string => fileNames[language][fileKind(file)]

/** The title of a page, or what a page is called that has none. */
export const pageTitleOf = (texts: Texts, file: string, language: ToolLanguage = uiLanguage): string =>
  pageTitleIn(texts, file, language) ?? fileNames[language].page

/**
 * What one thing is called: by its own words, by its kind and number in a list, by its field, or as a whole file.
 *
 * @param root the content of the file
 */
export function partName(place: ContentPath, root: Value | undefined, language: ToolLanguage = uiLanguage): string {
  const { file, path } = place
  const kind = fileKind(file)
  const step = path.at(-1)
  const node = nodeAt(kind, root, path)
  if (kind === 'dictionary' && path.length > 1) return labelOf(String(step), node, language)
  const own = kind === 'dictionary' ? undefined : subjectIn(place, root, language)
  if (own !== undefined && (path.length > 0 || kind === 'page')) return own
  if (step === undefined) return fileNameOf(file, language)
  if (typeof step === 'string') return labelOf(step, node, language)
  const type = valueAtPath(root, [...path, 'type'])
  if (typeof type === 'string' && node) return labelOf(type, blockNode(type), language)
  return `${capitalised(itemName(String(path.at(-2)), node, language))} ${step + 1}`
}

/** Describes a place in words: the things that it is in, from the page down, and the field itself if `isWhole`. */
export function describePlace(
  texts: Texts,
  { file, path }: ContentPath,
  isWhole = false,
  language: ToolLanguage = uiLanguage,
): string {
  const root = readValue(texts.get(file) ?? '')
  const kind = fileKind(file)
  const names = [...path, ''].flatMap((_, length) => {
    const at = path.slice(0, length)
    const isLast = length === path.length
    if (isLast && !isWhole && length > 0) return []
    if (length === 0)
      return kind === 'page' ? pageTitleOf(texts, file, language) : isLast ? fileNameOf(file, language) : []
    const step = at.at(-1) ?? ''
    const around = nodeAt(kind, root, at.slice(0, -1))
    const node = nodeAt(kind, root, at)
    if (kind === 'dictionary') return length === 1 ? fileNameOf(file, language) : labelOf(String(step), node, language)
    // The wording of a text says nothing about where it is.
    if (around?.type === 'LocalisedText' || languages.some((each) => each === step)) return []
    if (typeof step === 'number' || !around || !isNamedField(around, step))
      return partName({ file, path: at }, root, language)
    const isList = Array.isArray(valueAtPath(root, at))
    const isWorthSaying = isLast || node?.type === 'LocalisedText' || (kind !== 'page' && length === 1) || !isList
    return isWorthSaying ? labelOf(step, node, language) : []
  })
  return [...new Set(names)].join(' · ')
}
