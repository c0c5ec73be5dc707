import { isMap } from '../model/own-property.ts'
import type { Edit, NewValue } from '../yaml/edit/edit.ts'
import { isSame } from '../yaml/edit/read.ts'
import type { Source, Value } from '../model/source.ts'
import { childNode, fileNode, type SchemaNode } from '../model/schema/schema-node.ts'
import { pairItems } from './pair-items.ts'
import type { MapValue } from './compare.ts'
import { inside, type TypedPath } from './merge-values.ts'
/**
 * The edits that make a file say something else, to be applied in order. An item of both versions keeps its place in
 * the text, its comments and its formatting.
 */
export function editsBetween(kind: Source['kind'], from: Value, to: Value): readonly Edit[] {
  return editsAt(from, to, { node: fileNode(kind), path: [] })
}

function editsAt(from: Value, to: Value, place: TypedPath): readonly Edit[] {
  if (isSame(from, to)) return []
  if (Array.isArray(from) && Array.isArray(to)) return listEdits(from, to, place)
  if (isMap(from) && isMap(to)) return mapEdits(from, to, place)
  return [{ kind: 'set', path: place.path, value: typed(to, place.node) }]
}

function mapEdits(from: MapValue, to: MapValue, place: TypedPath): readonly Edit[] {
  const { path } = place
  const edits: Edit[] = []
  const keys = Object.keys(from)
  let above = -1
  // Additions come first, so that a map that loses all its keys does not turn into `{}` in between.
  for (const [key, value] of Object.entries(to)) {
    const old = Object.hasOwn(from, key) ? from[key] : undefined
    const own = inside(place, key, value)
    if (old === undefined) {
      edits.push({ kind: 'addKey', path, key, value: typed(value, own.node), at: above + 1 })
      keys.splice(above + 1, 0, key)
    } else edits.push(...editsAt(old, value, own))
    above = keys.indexOf(key)
  }
  const gone = Object.keys(from).filter((key) => !Object.hasOwn(to, key))
  return [...edits, ...gone.map((key): Edit => ({ kind: 'remove', path: [...path, key] }))]
}

function listEdits(from: readonly Value[], to: readonly Value[], place: TypedPath): readonly Edit[] {
  const { path, node } = place
  const matches = pairItems(from, to, node)
  const edits: Edit[] = []
  const current = [...from.keys()].filter((index) => matches.includes(index))
  for (const index of [...from.keys()].toReversed())
    if (!current.includes(index)) edits.push({ kind: 'remove', path: [...path, index] })
  for (const [index, value] of to.entries()) {
    const old = matches[index]
    const own = inside(place, index, value)
    if (old === undefined) {
      edits.push({ kind: 'insertItem', path, at: index, value: typed(value, own.node) })
      current.splice(index, 0, -1)
      continue
    }
    const now = current.indexOf(old)
    if (now !== index) {
      edits.push({ kind: 'moveItem', path: [...path, now], to: index })
      current.splice(index, 0, ...current.splice(now, 1))
    }
    edits.push(...editsAt(from[old] ?? '', value, own))
  }
  return edits
}

/** A value as it has to be written: it is read as text, and the schema says which texts are numbers or `true`. */
function typed(value: Value, node: SchemaNode | undefined): NewValue {
  if (Array.isArray(value)) return value.map((item, index) => typed(item, node && childNode(node, index, item)))
  if (isMap(value)) {
    const entries = Object.entries(value)
    return Object.fromEntries(entries.map(([key, each]) => [key, typed(each, node && childNode(node, key, each))]))
  }
  const type = node?.schema['type']
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  return (type === 'integer' || type === 'number') && String(Number(value)) === value ? Number(value) : value
}
