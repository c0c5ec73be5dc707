import type { ValuePath } from '../../../content/model/pointer.ts'
import type { Value, Source as FileSource } from '../../../content/model/source.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import { valueAtPath } from '../../../content/model/own-property.ts'
import { fileKind } from '../../../content/model/file-kind.ts'
import { isNamedField, nodeAt, type SchemaNode } from '../../../content/model/schema/schema-node.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'
import { isVariant, variantOf } from './variant.ts'

/**
 * What the panel shows: the smallest part of a file that can be edited by itself, and which of its fields was clicked.
 */
export interface EditorSelection {
  readonly file: string
  readonly kind: FileSource['kind']
  /** The content of the whole file. */
  readonly fileValue: Value
  readonly path: ValuePath
  readonly node: SchemaNode
  readonly value: Value
  /** The full path to what was clicked. */
  readonly touched: ValuePath
}

/** @returns undefined if the file can't be parsed, or the place no longer exists */
export function selectionAt(
  texts: ReadonlyMap<string, string>,
  { file, path: touched }: ContentPath,
): EditorSelection | undefined {
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
    if (around && isField(around, path)) continue
    return { file, kind, fileValue, path, node, value, touched }
  }
  return undefined
}

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

/**
 * Whether a value is a field, as opposed to a block, a list item or an entry that the owner has named.
 */
function isField(around: SchemaNode, path: ValuePath): boolean {
  const step = path.at(-1)
  return typeof step === 'string' && isNamedField(around, step)
}
