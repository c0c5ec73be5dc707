import { capitalised } from '../../../content/languages/names.ts'
import type { ToolLanguage } from '../../../content/model/language.ts'
import { fieldName, itemName, type SchemaNode } from '../../../content/model/schema/schema-node.ts'
import { keywordNames, valueWords } from '../../../content/model/schema/text-node.ts'
import type { Texts } from '../../../content/operations/pages/places-in-texts.ts'
import * as words from '../../../content/operations/place-words.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'
import { messages, uiLanguage } from '../messages/messages.ts'

export const valueNameOf = (node: SchemaNode, value: string): string => valueWords(value, node, uiLanguage)

/** What a text may begin with, and what it is then called; empty if it may begin with anything. */
export function prefixNamesOf(node: SchemaNode) {
  const names = Object.entries(keywordNames(node, 'prefixNames', uiLanguage))
  return names.map(([prefix, name]) => [prefix, capitalised(name)] as const)
}

/** What the choice between mutually exclusive fields is called. */
export function choiceNameOf({ schema }: SchemaNode): string {
  const name = schema[uiLanguage === 'pt' ? 'choiceName' : 'choiceNameEn']
  return typeof name === 'string' ? capitalised(name) : messages.choice
}

/** The words of the check and of the changes, in the language of the editor. */
const inEditor =
  <Given extends unknown[]>(say: (...args: [...Given, ToolLanguage]) => string) =>
  (...given: Given): string =>
    say(...given, uiLanguage)

export const labelOf = inEditor(words.fieldLabel)
/** The same within a sentence: without a capital, unless it is an abbreviation. */
export const nameInSentence = inEditor(fieldName)
export const itemLabelOf = inEditor(itemName)
export const referenceName = inEditor(words.referenceWords)
export const pageTitleOf = inEditor(words.fileTitle)
export const partName = inEditor(words.partWords)

/** The sentence that says what a field is for. */
export function hintOf({ schema }: SchemaNode): string | undefined {
  const said = schema[uiLanguage === 'pt' ? 'description' : 'descriptionEn']
  return typeof said === 'string' ? said : undefined
}

/** Describes a place in words: the things that it is in, from the page down, and the field itself if `isWhole`. */
export const describePlace = (texts: Texts, place: ContentPath, isWhole = false): string =>
  [...new Set(words.placeWords(texts, place, isWhole, uiLanguage))].join(' · ')
