import { capitalised } from '../../../content/languages/names.ts'
import type { Value } from '../../../content/model/source.ts'
import { itemName, type SchemaNode } from '../../../content/model/schema/schema-node.ts'
import { keywordNames, valueWords } from '../../../content/model/schema/text-node.ts'
import type { Texts } from '../../../content/operations/pages/places-in-texts.ts'
import * as words from '../../../content/operations/place-words.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'
import { messages, uiLanguage } from '../messages/messages.ts'

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
export const labelOf = (key: string, node: SchemaNode | undefined): string => words.fieldLabel(key, node, uiLanguage)

export const itemLabelOf = (listKey: string, node: SchemaNode | undefined): string =>
  itemName(listKey, node, uiLanguage)

/** The sentence that says what a field is for. */
export function hintOf({ schema }: SchemaNode): string | undefined {
  const said = schema[uiLanguage === 'pt' ? 'description' : 'descriptionEn']
  return typeof said === 'string' ? said : undefined
}

/** What a value refers to, in words. @param root the content of the file that refers to it */
export const referenceName = (kind: string, name: string, root: Value | undefined, texts: Texts): string =>
  words.referenceWords(kind, name, root, texts, uiLanguage)

/** The title of a page, or what a page is called that has none. */
export const pageTitleOf = (texts: Texts, file: string): string => words.fileTitle(texts, file, uiLanguage)

/** What one thing is called. @param root the content of the file */
export const partName = (place: ContentPath, root: Value | undefined): string =>
  words.partWords(place, root, uiLanguage)

/** Describes a place in words: the things that it is in, from the page down, and the field itself if `isWhole`. */
export const describePlace = (texts: Texts, place: ContentPath, isWhole = false): string =>
  words.placeWords(texts, place, isWhole, uiLanguage).join(' · ')
