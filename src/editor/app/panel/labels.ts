import { capitalised } from '../../../content/languages/names.ts'
import { languages, type ToolLanguage } from '../../../content/model/language.ts'
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

function ownWords({ schema }: SchemaNode, keyword: string): string | undefined {
  const own = schema[uiLanguage === 'pt' ? keyword : `${keyword}En`]
  return typeof own === 'string' ? own : undefined
}

/** What the choice between mutually exclusive fields is called. */
export const choiceNameOf = (node: SchemaNode): string => capitalised(ownWords(node, 'choiceName') ?? messages.choice)

/** The sentence that says what a field is for. */
export const hintOf = (node: SchemaNode): string | undefined => ownWords(node, 'description')

/** What a field is called where it is added or removed: without a capital, unless it is an abbreviation. */
export const nameInSentence = (key: string, node: SchemaNode): string =>
  ownWords(node, 'noun') ?? fieldName(key, node, uiLanguage)

/** The words of the check and of the changes, in the language of the editor. */
const inEditor =
  <Given extends unknown[]>(say: (...args: [...Given, ToolLanguage]) => string) =>
  (...given: Given): string =>
    say(...given, uiLanguage)

export const labelOf = inEditor(words.fieldLabel)
export const itemLabelOf = inEditor(itemName)
export const referenceName = inEditor(words.referenceWords)
export const pageTitleOf = inEditor(words.fileTitle)
export const partName = inEditor(words.partWords)

/** Describes a place in words: what it is in, from the page down, and if `isWhole` the field itself and its language. */
export function describePlace(texts: Texts, place: ContentPath, isWhole = false): string {
  const said = [...new Set(words.placeWords(texts, place, isWhole, uiLanguage))].join(' · ')
  const language = isWhole && languages.find((each) => place.path.includes(each))
  return language ? `${said} (${messages.inLanguage[language]})` : said
}
