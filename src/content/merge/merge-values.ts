import type { ValuePath } from '../model/pointer.ts'
import type { Value } from '../model/source.ts'
import { childNode, type SchemaNode } from '../model/schema/schema-node.ts'
import { isMap } from '../model/own-property.ts'
import { isSame } from '../yaml/edit/read.ts'
import { pairItems, isInOrder } from './pair-items.ts'
import type { MapValue } from './compare.ts'

/** A path into a file, with the schema of what it leads to. */
export interface TypedPath {
  readonly path: ValuePath
  /** Undefined where the schema has nothing. */
  readonly node: SchemaNode | undefined
}

/**
 * The path to what a key or an index leads to.
 *
 * @param value what is there: a block is identified by its `type`
 */
export const inside = ({ path, node }: TypedPath, step: string | number, value: Value | undefined): TypedPath => ({
  path: [...path, step],
  node: node && childNode(node, step, value),
})

/** A place that two people have changed differently; `undefined` means that one of them has removed it. */
export interface ValueConflict {
  /** Leads into our version, or into the base if ours no longer has the place. */
  readonly path: ValuePath
  readonly mine: Value | undefined
  readonly theirs: Value | undefined
}

export type Choice = 'mine' | 'theirs'

type Choose = (conflict: ValueConflict) => Choice

/**
 * A three-way merge of a file, field by field: what one side changed stays, whatever the other did elsewhere.
 *
 * @param base what both started from
 * @param node the schema of the file
 * @param choose called where both changed a place, to different values
 */
export function mergeValues(base: Value, mine: Value, theirs: Value, node: SchemaNode, choose: Choose): Value {
  return merge(base, mine, theirs, choose, { node, path: [] })
}

function merge(base: Value, mine: Value, theirs: Value, choose: Choose, place: TypedPath): Value {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine
  if (isSame(base, mine)) return theirs
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(base, mine, theirs, choose, place)
  if (isMap(base) && isMap(mine) && isMap(theirs)) return mergeMaps(base, mine, theirs, choose, place)
  return choose({ path: place.path, mine, theirs }) === 'mine' ? mine : theirs
}

function mergeMaps(base: MapValue, mine: MapValue, theirs: MapValue, choose: Choose, place: TypedPath): Value {
  const merged: { [key: string]: Value } = {}
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const [ofMine, ofTheirs] = [own(mine, key), own(theirs, key)]
    const value = mergedOf(own(base, key), ofMine, ofTheirs, choose, inside(place, key, ofMine ?? ofTheirs))
    if (value !== undefined) merged[key] = value
  }
  return merged
}

const own = (map: MapValue, key: string): Value | undefined => (Object.hasOwn(map, key) ? map[key] : undefined)

/** Merges a place that any of the three may lack. */
function mergedOf(
  base: Value | undefined,
  mine: Value | undefined,
  theirs: Value | undefined,
  choose: Choose,
  place: TypedPath,
): Value | undefined {
  if (base !== undefined && mine !== undefined && theirs !== undefined) return merge(base, mine, theirs, choose, place)
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine
  if (isSame(base, mine)) return theirs
  return choose({ path: place.path, mine, theirs }) === 'mine' ? mine : theirs
}

function mergeLists(
  base: readonly Value[],
  mine: readonly Value[],
  theirs: readonly Value[],
  choose: Choose,
  place: TypedPath,
): Value[] {
  const [ofMine, ofTheirs] = [pairItems(base, mine, place.node), pairItems(base, theirs, place.node)]
  if (isInOrder(ofMine) && !isInOrder(ofTheirs)) return mergeLists(base, theirs, mine, swapped(choose), place)
  const placed: { readonly theirs: number; readonly value: Value }[] = []
  for (const [index, value] of mine.entries()) {
    const old = ofMine[index]
    const other = old === undefined ? -1 : ofTheirs.indexOf(old)
    const merged =
      old === undefined ? value : mergedOf(base[old], value, theirs[other], choose, inside(place, index, value))
    if (merged !== undefined) placed.push({ theirs: other, value: merged })
  }
  for (const [index, value] of theirs.entries()) {
    const old = ofTheirs[index]
    if (old !== undefined && ofMine.includes(old)) continue
    const isMineToo =
      old === undefined && mine.some((each, number) => ofMine[number] === undefined && isSame(each, value))
    if (isMineToo) continue
    const kept = old === undefined ? value : mergedOf(base[old], undefined, value, choose, inside(place, old, value))
    if (kept === undefined) continue
    const above = placed.findLastIndex((each) => each.theirs !== -1 && each.theirs < index)
    placed.splice(above + 1, 0, { theirs: index, value: kept })
  }
  return placed.map(({ value }) => value)
}

/** `choose` with the sides swapped. */
const swapped =
  (choose: Choose): Choose =>
  ({ path, mine, theirs }) =>
    choose({ path, mine: theirs, theirs: mine }) === 'mine' ? 'theirs' : 'mine'
