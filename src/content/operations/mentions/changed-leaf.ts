import { readValue } from '../../yaml/edit/read.ts'
import { fileKind, type Value } from '../../model/source.ts'
import { type Language, languages } from '../../model/language.ts'
import { valueAtPath } from '../../model/own-property.ts'
import type { ValuePath } from '../../model/pointer.ts'
import { fileNode, nodeAt, resolved, type SchemaNode } from '../../model/schema/schema-node.ts'
import { differencesBetween } from '../../yaml/edit/compare.ts'

/** A text, a number or a choice that now says something else. */
export interface ChangedLeaf {
  readonly file: string
  readonly path: ValuePath
  readonly before: string
  readonly after: string
  /** Its schema; for a text in two languages, that of both together. */
  readonly node: SchemaNode
  /** The language that it is written in, unless both languages say or said the same, as with a name. */
  readonly language: Language | undefined
}

/** More changes than this at once are not a changed fact: something was moved. */
const most = 2

/** The one or two values that an edit of a file changed; empty if it added, removed or moved any. */
export function changedLeaves(file: string, before: string, after: string): readonly ChangedLeaf[] {
  const [old, now] = [readValue(before), readValue(after)]
  if (old === undefined || now === undefined) return []
  const differences = differencesBetween(old, now, fileNode(fileKind(file)))
  const leaves = differences.flatMap((difference): readonly ChangedLeaf[] => {
    if (difference.kind !== 'changed') return []
    const { path, before: was, after: is } = difference
    const language = languages.find((each) => each === path.at(-1))
    const node = nodeAt(fileKind(file), now, language ? path.slice(0, -1) : path)
    if (typeof was !== 'string' || typeof is !== 'string' || !node) return []
    const isOfBoth = [old, now].some((value) => saysTwice(value, path))
    return [{ file, path, before: was, after: is, node: scalarOf(node), language: isOfBoth ? undefined : language }]
  })
  return leaves.length < differences.length || leaves.length > most ? [] : leaves
}

/** Of several kinds of value that the schema allows, the scalar: a price is a number or a list. */
function scalarOf(node: SchemaNode): SchemaNode {
  const { anyOf } = node.schema
  const ways = Array.isArray(anyOf) ? anyOf.map((way: SchemaNode['schema']) => resolved(way, node.file)) : []
  return ways.find(({ schema }) => schema['type'] !== 'array' && schema['type'] !== 'object') ?? node
}

/** Whether what is at a path is written beside it in the other language too. */
const saysTwice = (value: Value, path: ValuePath): boolean =>
  languages.every((each) => valueAtPath(value, [...path.slice(0, -1), each]) === valueAtPath(value, path))
