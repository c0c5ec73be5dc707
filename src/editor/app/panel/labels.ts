import { fileKind } from '../../../content/model/file-kind.ts'
import { valueAtPath } from '../../../content/model/own-property.ts'
import { itemName, nodeAt, type SchemaNode } from '../../../content/model/schema/schema-node.ts'
import { keywordNames, subjectWords, valueWords } from '../../../content/model/schema/value-words.ts'
import { capitalised } from '../../../content/languages/names.ts'
import { messages, uiLanguage } from '../messages/messages.ts'
import type { ReportedDiagnostic } from '../../../content/check/messages/reported-diagnostic.ts'
import type { Texts } from '../../../content/operations/pages/places-in-texts.ts'
import { referenceWords } from '../../../content/operations/reference-words.ts'
import type { Value } from '../../../content/model/source.ts'
import {
  formMessage,
  fieldWords,
  pageTitleWords,
  partWords,
  type Place,
  placeWords,
} from '../messages/form/form-message.ts'

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
export const labelOf = (key: string, node: SchemaNode | undefined): string => fieldWords(key, node, uiLanguage)

/** What an item of a list is called. */
export const itemLabelOf = (listKey: string, node: SchemaNode | undefined): string =>
  itemName(listKey, node, uiLanguage)

/** The sentence that says what a field is for. */
export function hintOf({ schema }: SchemaNode): string | undefined {
  const said = schema[uiLanguage === 'pt' ? 'description' : 'descriptionEn']
  return typeof said === 'string' ? said : undefined
}

/** The words by which the owner recognises a thing; undefined if it has none. */
const nameOfSubject = (value: unknown, node: SchemaNode): string | undefined => subjectWords(value, node, uiLanguage)

/** The same for what a path leads to. @param value the content of the file */
export function subjectAt({ file, path }: Place, value: Value | undefined): string | undefined {
  const node = nodeAt(fileKind(file), value, path)
  return node && nameOfSubject(valueAtPath(value, path), node)
}

/** What a part of a file is called, even if it has no words of its own. @param value the content of the file */
export const partName = (place: Place, value: Value | undefined): string => partWords(place, value, uiLanguage)

/** Describes a place in words: the page, the block, the item; and the field, if `isWhole`. */
export const describePlace = (texts: Texts, place: Place, isWhole = false): string =>
  placeWords(texts, place, uiLanguage, isWhole)

/** The title of a page, which includes the name of the site. */
export const pageTitleOf = (texts: Texts, file: string): string => pageTitleWords(texts, file, uiLanguage)

/** What a value refers to, in words. @param root the content of the file that refers to it */
export const referenceName = (kind: string, name: string, root: Value | undefined, texts: Texts): string =>
  referenceWords(kind, name, root, texts, uiLanguage)

/** What is wrong, and what to do about it, in the words of the forms. */
export const problemOf = (diagnostic: ReportedDiagnostic, texts: Texts): string =>
  formMessage(diagnostic, texts, uiLanguage)
