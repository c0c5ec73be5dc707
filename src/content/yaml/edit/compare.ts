import { ownProperty, type ValuePath, type Value } from '../../model/source.ts'
import { isSame } from './read.ts'
import { childNode, type SchemaNode } from '../../model/schema/schema-node.ts'
import { inCommon, pairItems, isInOrder, kindOf } from './pair-items.ts'

/** A difference between two versions of a file. Paths lead into the version that has the value. */
export type Difference =
  | { readonly kind: 'changed'; readonly path: ValuePath; readonly before: Value; readonly after: Value }
  | { readonly kind: 'added'; readonly path: ValuePath; readonly after: Value }
  /** `path` leads into the earlier version. */
  | { readonly kind: 'removed'; readonly path: ValuePath; readonly before: Value }
  /** The items of the list at `path` stand in another order. */
  | { readonly kind: 'reordered'; readonly path: ValuePath }

export type Side = 'before' | 'after'

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
  const { base, node } = place
  if (isSame(before, after)) return after
  const kinds = new Set([base, before, after].map(kindOf))
  // A photograph that both sides changed, and an item of which nothing is left, are not mixed.
  const isMerge = base !== before
  const isOther = isMerge && node?.type === 'Picture' && ownProperty(before, 'file') !== ownProperty(after, 'file')
  const isItem = typeof place.after.at(-1) === 'number' && (isMerge || node?.type !== 'LocalisedText')
  const isWhole = isOther || (isItem && [before, after].some((it) => inCommon(base, it, Boolean) === 0))
  if (base === undefined || kinds.size > 1 || kinds.has('string') || isWhole)
    return take({ kind: 'changed', path: place.after, before, after }, base) === 'after' ? after : before
  const isList = Array.isArray(after)
  const [origins, old, now] = [membersOf(base), membersOf(before), membersOf(after)]
  const alone = () => [pairMembers(base, before, node), pairMembers(base, after, node)] as const
  const [ofBefore, ofAfter] = isList && isMerge ? originsOfItems(base, before, after, node) : alone()
  const originOf = (index: number | undefined) => origins[index ?? -1]?.[1]
  const matches = now.map(([step], index) => {
    const origin = ofAfter[index] ?? -1
    return foundAt(isList ? ofBefore.indexOf(origin) : old.findIndex(([other]) => other === step))
  })
  let placed: Placed[] = []
  for (const [index, [step, value]] of now.entries()) {
    const [match, origin] = [matches[index], originOf(ofAfter[index])]
    const [oldStep, oldValue] = old[match ?? -1] ?? []
    if (oldStep !== undefined && oldValue !== undefined) {
      const within = { before: [...place.before, oldStep], after: [...place.after, step] }
      const inner = { node: childNode(node, step, value), base: origin, ...within }
      placed.push({ match, step, value: compare(oldValue, value, take, inner) })
    } else if (take({ kind: 'added', path: [...place.after, step], after: value }, origin) === 'after')
      placed.push({ match, step, value })
  }
  if (isList && !isInOrder(matches)) {
    // An order that only the earlier version has changed stays.
    const isAsBefore = isInOrder(pairMembers(base, after, node))
    if (isAsBefore || take({ kind: 'reordered', path: place.after }, undefined) === 'before')
      placed = inOldOrder(placed)
  }
  for (const [match, [step, value]] of old.entries()) {
    if (matches.includes(match)) continue
    const path = [...place.before, step]
    if (take({ kind: 'removed', path, before: value }, originOf(ofBefore[match])) === 'after') continue
    // Restored after the nearest of those that preceded it.
    const at = placed.findLastIndex((each) => each.match !== undefined && each.match < match) + 1
    placed.splice(at, 0, { match, step, value })
  }
  return isList ? placed.map(({ value }) => value) : Object.fromEntries(placed.map(({ step, value }) => [step, value]))
}

type Member = readonly [step: string | number, value: Value]

const membersOf = (value: Value): readonly Member[] =>
  Array.isArray(value) ? [...value.entries()] : Object.entries<Value>(value)

/** For each item of both sides of a merge, the index of its origin in the base; undefined if one side alone has added it. */
function originsOfItems(base: Value, before: Value, after: Value, node: SchemaNode | undefined) {
  const [ofBefore, ofAfter] = [pairMembers(base, before, node), pairMembers(base, after, node)]
  const [knownBefore, knownAfter] = [pairMembers(base, before, node, false), pairMembers(base, after, node, false)]
  const bothHave = (origin?: number) =>
    origin !== undefined && [ofBefore, ofAfter].every((each) => each.includes(origin))
  // What is surely of one origin is no candidate for anything else.
  const others = (version: Value, origins: readonly (number | undefined)[], known: readonly (number | undefined)[]) =>
    membersOf(version).map(([, value], at) =>
      origins[at] === known[at] && bothHave(origins[at]) ? `item ${origins[at]} of the base` : value,
    )
  const [old, now] = [others(before, ofBefore, knownBefore), others(after, ofAfter, knownAfter)]
  for (const [index, match] of pairItems(old, now, node, false).entries()) {
    if (match === undefined || (ofBefore[match] ?? -1) === ofAfter[index]) continue
    const areNew = knownBefore[match] === undefined && knownAfter[index] === undefined
    const areAdded = ofBefore[match] === undefined && ofAfter[index] === undefined
    // What both have added, equal or by one name, is one item, whatever each has put it in place of.
    if (areNew || (areAdded && isSame(old[match] ?? '', now[index] ?? '')))
      ofBefore[match] = ofAfter[index] = membersOf(base).length + index
  }
  return [ofBefore, ofAfter] as const
}

/** For each member of the later version, the index of the earlier one; undefined if it is new. */
function pairMembers(before: Value, after: Value, node: SchemaNode | undefined, areVersions = true) {
  if (Array.isArray(before) && Array.isArray(after)) return pairItems(before, after, node, areVersions)
  const keys = Object.keys(before)
  return Object.keys(after).map((key) => foundAt(keys.indexOf(key)))
}

const foundAt = (index: number): number | undefined => (index === -1 ? undefined : index)

/** A member, and the index that it had before. */
interface Placed {
  readonly match: number | undefined
  readonly step: string | number
  readonly value: Value
}

/** Restores the earlier order among the values that were there before; new ones stay where they are. */
function inOldOrder(entries: readonly Placed[]): Placed[] {
  const old = entries.filter(({ match }) => match !== undefined).toSorted((a, b) => (a.match ?? 0) - (b.match ?? 0))
  let next = 0
  return entries.map((entry) => (entry.match === undefined ? entry : (old[next++] ?? entry)))
}
