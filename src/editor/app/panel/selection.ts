import { type ValuePath, type Value, fileKind, valueAtPath } from '../../../content/model/source.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import { fieldsOf, declares, nodeAt, type SchemaNode } from '../../../content/model/schema/schema-node.ts'
import type { Texts } from '../../../content/operations/pages/places-in-texts.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'
import type { FromFrame } from '../frame/frame-protocol.ts'
import { placeAfter } from './follow-others.ts'
import { pictureKey } from '../pictures/picture-places.ts'
import { isVariant, variantOf } from './schema-values.ts'

export type EditorSelection = NonNullable<ReturnType<typeof selectionAt>>

/**
 * What the panel shows: the smallest part of a file that can be edited by itself, and which of its fields was clicked.
 * @returns undefined if the file can't be parsed, or the place no longer exists
 */
export function selectionAt(texts: Texts, { file, path: touched }: ContentPath) {
  const text = texts.get(file)
  const fileValue = text === undefined ? undefined : readValue(text)
  if (fileValue === undefined) return undefined
  const kind = fileKind(file)
  for (let length = touched.length; length >= 0; length -= 1) {
    const path = touched.slice(0, length)
    const value = valueAtPath(fileValue, path)
    const node = nodeAt(kind, fileValue, path)
    if (value === undefined || !node || !isMap(node, value)) continue
    const around = length > 0 ? nodeAt(kind, fileValue, path.slice(0, -1)) : undefined
    const step = path.at(-1)
    // A block, a list item or an entry that the owner has named is no field.
    if (around && typeof step === 'string' && declares(around, step)) continue
    return { file, kind, fileValue, path, node, value, touched }
  }
  return undefined
}

/** Whether a place is edited in the form of what is selected. */
export const isInForm = (texts: Texts, place: ContentPath, selection?: EditorSelection): boolean =>
  place.file === selection?.file && selectionAt(texts, place)?.path.join('/') === selection.path.join('/')

/** Whether a field can edit the selection. It can't if the schema allows no such value there. */
export function hasField(selection: EditorSelection | undefined): boolean {
  if (!selection) return false
  const { kind, fileValue, touched } = selection
  const value = valueAtPath(fileValue, touched)
  if (value === undefined) return true
  const node = nodeAt(kind, fileValue, touched)
  return node !== undefined && isVariant(node, value)
}

/** Whether a value has fields of its own: a text has one for each language, yet is itself a field. */
const isMap = (node: SchemaNode, value: Value): boolean =>
  typeof value === 'object' && !Array.isArray(value) && variantOf(node, value).type !== 'LocalisedText'

type Picked = Extract<FromFrame, { kind: 'picked' }>

/**
 * The field of what was clicked: a text's own; a picture's by its alternative text, an icon's by the texts beside it.
 * @param text the file that it is in
 * @param shown the same file as the page shows it
 * @returns undefined if it is gone
 */
export function fieldOfPick({ source, part }: Picked, text: string, shown = text): ContentPath | undefined {
  const { file, path } = placeAfter(source, { file: source.file, before: shown, after: text }) ?? {}
  if (!file || !path) return undefined
  const value = readValue(text)
  const nodeOf = (length: number) => nodeAt(fileKind(file), value, path.slice(0, length))
  /** The path to a field of the value at the first steps of the path, if it has that field. */
  const fieldAt = (length: number, keyOf: (node: SchemaNode) => string | undefined): ValuePath | undefined => {
    const node = nodeOf(length)
    const key = node && keyOf(node)
    const field = key === undefined ? undefined : [...path.slice(0, length), key]
    return field && valueAtPath(value, field) === undefined ? undefined : field
  }
  if (part === 'picture') {
    const length = [...path.keys(), path.length].findLast((each) => fieldAt(each, pictureKey))
    if (length !== undefined) return { file, path: path.slice(0, length) }
  }
  if (part === 'icon') {
    // An icon beside a single text, such as a title, belongs to what that text is the title of.
    const isInText = nodeOf(path.length - 1)?.type === 'LocalisedText'
    const icon = fieldAt(isInText ? path.length - 2 : path.length, iconKey)
    if (icon) return { file, path: icon }
  }
  // A new path at each click, so that a second click on the same text leads to its field too.
  return { file, path: [...path] }
}

const iconKey = (node: SchemaNode) => fieldsOf(node).find(({ node: field }) => field.type === 'IconName')?.key
