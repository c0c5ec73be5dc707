import { isMap } from '../model/own-property.ts'
import type { ValuePath } from '../model/pointer.ts'
import { isSame } from '../yaml/edit/read.ts'
import type { Value } from '../model/source.ts'
import { childNode, type SchemaNode } from '../model/schema/schema-node.ts'
import { pairItems, isInOrder } from './pair-items.ts'

/** A difference between two versions of a file. Paths lead into the version that has the value. */
export type Difference =
  | { readonly kind: 'changed'; readonly path: ValuePath; readonly before: Value; readonly after: Value }
  | { readonly kind: 'added'; readonly path: ValuePath; readonly after: Value }
  /** `path` leads into the earlier version. */
  | { readonly kind: 'removed'; readonly path: ValuePath; readonly before: Value }
  /** The items of the list at `path` stand in another order. */
  | { readonly kind: 'reordered'; readonly path: ValuePath }

export type Side = 'before' | 'after'
export type MapValue = { readonly [key: string]: Value }

/** @returns which version is taken where they differ */
type Take = (difference: Difference) => Side

/** A place in both versions, with its schema. */
interface PathPair {
  readonly node: SchemaNode | undefined
  readonly before: ValuePath
  readonly after: ValuePath
}

/**
 * Visits every difference between two versions of a file, in the order of the later one.
 *
 * @param node the schema of the file
 * @returns the value of the file, with the side that was taken for each difference
 */
export function compareValues(before: Value, after: Value, node: SchemaNode, take: Take): Value {
  return compare(before, after, take, { node, before: [], after: [] })
}

function compare(before: Value, after: Value, take: Take, place: PathPair): Value {
  if (isSame(before, after)) return after
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, take, place)
  if (isMap(before) && isMap(after)) return compareMaps(before, after, take, place)
  return take({ kind: 'changed', path: place.after, before, after }) === 'after' ? after : before
}

function compareMaps(before: MapValue, after: MapValue, take: Take, place: PathPair): Value {
  const entries: Placed<string>[] = []
  for (const [key, value] of Object.entries(after)) {
    const old = Object.hasOwn(before, key) ? before[key] : undefined
    if (old !== undefined) entries.push({ key, value: compare(old, value, take, inside(place, key, key, value)) })
    else if (take({ kind: 'added', path: [...place.after, key], after: value }) === 'after')
      entries.push({ key, value })
  }
  const removed = Object.entries(before).filter(([key]) => !Object.hasOwn(after, key))
  for (const [key, value] of removed) {
    if (take({ kind: 'removed', path: [...place.before, key], before: value }) === 'before')
      restore(entries, { key, value }, Object.keys(before))
  }
  return Object.fromEntries(entries.map(({ key, value }) => [key, value]))
}

function compareLists(before: readonly Value[], after: readonly Value[], take: Take, place: PathPair): Value {
  const matches = pairItems(before, after, place.node)
  let entries: Placed<number | undefined>[] = []
  for (const [index, value] of after.entries()) {
    const key = matches[index]
    if (key !== undefined)
      entries.push({ key, value: compare(before[key] ?? '', value, take, inside(place, key, index, value)) })
    else if (take({ kind: 'added', path: [...place.after, index], after: value }) === 'after')
      entries.push({ key, value })
  }
  if (!isInOrder(matches) && take({ kind: 'reordered', path: place.after }) === 'before') entries = inOldOrder(entries)
  for (const [key, value] of before.entries()) {
    if (matches.includes(key)) continue
    if (take({ kind: 'removed', path: [...place.before, key], before: value }) === 'before')
      restore(entries, { key, value }, [...before.keys()])
  }
  return entries.map(({ value }) => value)
}

const inside = (
  { node, before, after }: PathPair,
  old: string | number,
  now: string | number,
  value: Value,
): PathPair => ({
  node: node && childNode(node, now, value),
  before: [...before, old],
  after: [...after, now],
})

/** A value, and the key or number that it had before. */
interface Placed<Key> {
  readonly key: Key
  readonly value: Value
}

/** Restores a value, after the nearest of those that preceded it. */
function restore<Key>(entries: Placed<Key>[], entry: Placed<Key>, order: readonly Key[]): void {
  const earlier = order.slice(0, order.indexOf(entry.key))
  const above = entries.findLastIndex(({ key }) => earlier.includes(key))
  entries.splice(above + 1, 0, entry)
}

/** Restores the earlier order among the values that were there before; new ones stay where they are. */
function inOldOrder(entries: readonly Placed<number | undefined>[]): Placed<number | undefined>[] {
  const old = entries.filter(({ key }) => key !== undefined).toSorted((a, b) => (a.key ?? 0) - (b.key ?? 0))
  let next = 0
  return entries.map((entry) => (entry.key === undefined ? entry : (old[next++] ?? entry)))
}
