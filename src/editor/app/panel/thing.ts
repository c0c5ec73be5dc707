import type { Value, Source as FileSource } from '../../../content/parse/source.ts'
import { readValue } from '../../../content/edit/read.ts'
import { fileKind } from '../../../content/file-kind.ts'
import { nodeAt, type SchemaNode } from '../../../content/schema/schema-node.ts'
import type { Source } from '../frame/provenance.ts'

/** What the panel shows: the smallest part of a file that is a thing of its own, and the field in it that was touched. */
export interface Thing {
  readonly file: string
  readonly kind: FileSource['kind']
  /** What the whole file says. */
  readonly fileValue: Value
  readonly path: Source['path']
  readonly node: SchemaNode
  readonly value: Value
  /** The whole way to what was touched. */
  readonly touched: Source['path']
}

/** @returns undefined where the file can't be read as it is, or nothing is there any more */
export function thingAt(texts: ReadonlyMap<string, string>, { file, path: touched }: Source): Thing | undefined {
  const text = texts.get(file)
  const fileValue = text === undefined ? undefined : readValue(text)
  if (fileValue === undefined) return undefined
  const kind = fileKind(file)
  for (let length = touched.length; length >= 0; length -= 1) {
    const path = touched.slice(0, length)
    const value = valueAt(fileValue, path)
    const node = nodeAt(kind, fileValue, path)
    if (value === undefined || !node || !isThing(path, value)) continue
    return { file, kind, fileValue, path, node, value, touched }
  }
  return undefined
}

/** A block, an item of a list or a whole file: what has fields, and stands for itself. */
function isThing(path: Source['path'], value: Value): boolean {
  if (path.length === 0) return true
  const isMap = typeof value === 'object' && !Array.isArray(value) && !('pt' in value && 'en' in value)
  return isMap && (typeof path.at(-1) === 'number' || path.at(-2) === 'phones')
}

/** What stands at the end of a path; undefined where nothing does. */
export function valueAt(value: Value | undefined, path: Source['path']): Value | undefined {
  return path.reduce<Value | undefined>(
    (at, step) =>
      typeof at === 'object' && Object.hasOwn(at, step) ? (at as Readonly<Record<string, Value>>)[step] : undefined,
    value,
  )
}
