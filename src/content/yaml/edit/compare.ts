import { isMap, type ValuePath, type Value } from '../../model/source.ts'
import { isSame } from './read.ts'
import { childNode, type SchemaNode } from '../../model/schema/schema-node.ts'
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
type MapValue = { readonly [key: string]: Value }
type ListValue = readonly Value[]

/**
 * @param base what both versions started from in this place; undefined if it had nothing there
 * @returns which version is taken where they differ
 */
type Take = (difference: Difference, base: Value | undefined) => Side

/** A place in both versions, with its schema. */
interface Place {
  readonly node: SchemaNode | undefined
  readonly base: Value | undefined
  readonly before: ValuePath
  readonly after: ValuePath
}

/**
 * Visits every difference between two versions of a file, in the order of the later one.
 * @param base what both versions started from: items are paired by what they were there
 * @returns the value of the file, with the side that was taken for each difference
 */
export const compareValues = (before: Value, after: Value, node: SchemaNode, take: Take, base = before): Value =>
  compare(before, after, take, { node, base, before: [], after: [] })

/** Every difference between two versions of a file, in the order of the later one. */
export function differencesBetween(before: Value, after: Value, node: SchemaNode): readonly Difference[] {
  const differences: Difference[] = []
  compareValues(before, after, node, (difference) => {
    differences.push(difference)
    return 'after'
  })
  return differences
}

function compare(before: Value, after: Value, take: Take, place: Place): Value {
  const { base } = place
  if (isSame(before, after)) return after
  if (Array.isArray(base) && Array.isArray(before) && Array.isArray(after))
    return compareLists(base, before, after, take, place)
  if (isMap(base) && isMap(before) && isMap(after)) return compareMaps(base, before, after, take, place)
  return take({ kind: 'changed', path: place.after, before, after }, base) === 'after' ? after : before
}

function compareMaps(base: MapValue, before: MapValue, after: MapValue, take: Take, place: Place): Value {
  const entries: Placed<string>[] = []
  for (const [key, value] of Object.entries(after)) {
    const [old, origin] = [own(before, key), own(base, key)]
    if (old !== undefined)
      entries.push({ key, value: compare(old, value, take, inside(place, key, key, value, origin)) })
    else if (take({ kind: 'added', path: [...place.after, key], after: value }, origin) === 'after')
      entries.push({ key, value })
  }
  const removed = Object.entries(before).filter(([key]) => !Object.hasOwn(after, key))
  for (const [key, value] of removed)
    if (take({ kind: 'removed', path: [...place.before, key], before: value }, own(base, key)) === 'before')
      restore(entries, { key, value }, Object.keys(before))
  return Object.fromEntries(entries.map(({ key, value }) => [key, value]))
}

const own = (map: MapValue, key: string): Value | undefined => (Object.hasOwn(map, key) ? map[key] : undefined)

function compareLists(base: ListValue, before: ListValue, after: ListValue, take: Take, place: Place): Value {
  const [ofBefore, ofAfter] = [before, after].map((list) => pairItems(base, list, place.node))
  const origin = (match: number | undefined) => (match === undefined ? undefined : base[match])
  const matches = after.map((value, index) => {
    const old = ofAfter?.[index]
    // What both have added is the same item if it says the same.
    const isIt = (each: Value, at: number) => ofBefore?.[at] === old && (old !== undefined || isSame(each, value))
    const match = before.findIndex(isIt)
    return match === -1 ? undefined : match
  })
  let entries: Placed<number | undefined>[] = []
  for (const [index, value] of after.entries()) {
    const [key, old] = [matches[index], origin(ofAfter?.[index])]
    if (key !== undefined)
      entries.push({ key, value: compare(before[key] ?? '', value, take, inside(place, key, index, value, old)) })
    else if (take({ kind: 'added', path: [...place.after, index], after: value }, old) === 'after')
      entries.push({ key, value })
  }
  if (!isInOrder(matches)) {
    // An order that only the earlier version has changed stays.
    const isMoved = isInOrder(ofAfter ?? []) || take({ kind: 'reordered', path: place.after }, undefined) === 'before'
    if (isMoved) entries = inOldOrder(entries)
  }
  for (const [key, value] of before.entries()) {
    if (matches.includes(key)) continue
    if (take({ kind: 'removed', path: [...place.before, key], before: value }, origin(ofBefore?.[key])) === 'before')
      restore(entries, { key, value }, [...before.keys()])
  }
  return entries.map(({ value }) => value)
}

const inside = (place: Place, old: string | number, now: string | number, value: Value, base?: Value): Place => ({
  node: childNode(place.node, now, value),
  base,
  before: [...place.before, old],
  after: [...place.after, now],
})

/** A value, and the key or number that it had before. */
interface Placed<Key> {
  readonly key: Key
  readonly value: Value
}

/** Restores a value, after the nearest of those that preceded it. */
function restore<Key>(entries: Placed<Key>[], entry: Placed<Key>, order: readonly Key[]): void {
  const earlier = order.slice(0, order.indexOf(entry.key))
  entries.splice(entries.findLastIndex(({ key }) => earlier.includes(key)) + 1, 0, entry)
}

/** Restores the earlier order among the values that were there before; new ones stay where they are. */
function inOldOrder(entries: readonly Placed<number | undefined>[]): Placed<number | undefined>[] {
  const old = entries.filter(({ key }) => key !== undefined).toSorted((a, b) => (a.key ?? 0) - (b.key ?? 0))
  let next = 0
  return entries.map((entry) => (entry.key === undefined ? entry : (old[next++] ?? entry)))
}
