import type { ValuePath } from '../../../content/parse/pointer.ts'
import type { Value, Source as FileSource } from '../../../content/parse/source.ts'
import { readValue } from '../../../content/edit/read.ts'
import { valueAtPath } from '../../../content/parse/own-property.ts'
import { fileKind } from '../../../content/file-kind.ts'
import { isNamedField, nodeAt, type SchemaNode } from '../../../content/schema/schema-node.ts'
import type { ContentPath } from '../frame/provenance.ts'
import { variantOf } from './variant.ts'

/**
 * What the panel shows: the smallest part of a file that can be edited by itself, and which of its fields was clicked.
 */
export interface Thing {
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
export function thingAt(texts: ReadonlyMap<string, string>, { file, path: touched }: ContentPath): Thing | undefined {
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

/** Whether a value has fields of its own: a text has one for each language, yet is itself a field. */
const isMap = (node: SchemaNode, value: Value): boolean =>
  typeof value === 'object' && !Array.isArray(value) && variantOf(node, value).type !== 'LocalisedText'

/**
 * Whether a value is a field of a thing, that is, not a block, an item of a list or something with a name of the
 * owner's choice.
 */
function isField(around: SchemaNode, path: ValuePath): boolean {
  const step = path.at(-1)
  return typeof step === 'string' && isNamedField(around, step)
}
