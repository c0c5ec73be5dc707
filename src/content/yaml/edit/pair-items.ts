import { isSame } from './read.ts'
import { fileKind, type Value, type ValuePath, ownProperty, textsOf, valueAtPath } from '../../model/source.ts'
import { childNode, nodeAt, type SchemaNode } from '../../model/schema/schema-node.ts'
import { isString, isText, tellingFields } from '../../model/schema/text-node.ts'

/**
 * Pairs the items of two versions of a list, changed or not: by their values, then by their names, then by how much
 * they have in common. Never by index alone, so that an item inserted above does not change those below.
 * @param areVersions whether one list was made from the other; else only equal items and those of one name are paired
 * @returns for each later item the index of the earlier one; undefined if it is new
 */
export function pairItems(
  before: readonly Value[],
  after: readonly Value[],
  list: SchemaNode | undefined,
  areVersions = true,
) {
  const matches: (number | undefined)[] = after.map(() => undefined)
  const free = new Set(before.keys())
  const matchBy = (alike: (one: Value, other: Value, match: number, index: number) => boolean) => {
    for (const [index, item] of after.entries()) {
      if (matches[index] !== undefined) continue
      const match = [...free].find((each) => alike(before[each] ?? '', item, each, index))
      if (match === undefined) continue
      matches[index] = match
      free.delete(match)
    }
  }
  const known = (index: number) => (index < 0 ? -1 : index >= after.length ? before.length : matches[index])
  const nodeOf = (item: Value) => childNode(list, 0, item)
  const areOneType = (one: Value, other: Value) => kindOf(one) === kindOf(other) && nodeOf(one) === nodeOf(other)
  // An event of another name is another event, though it may say much the same: only its name may have been mended.
  const eventName = (item: Value) => (nodeOf(item)?.type === 'Event' && ownProperty(item, 'name')) || []
  const isVoice = (item: Value) => nodeOf(item)?.type === 'Testimonial'
  const least = (...both: [Value, Value]) =>
    new Set(both.flatMap(eventName)).size > 1 ? 0.9 : both.every(isVoice) ? 0.51 : 0.5
  matchBy(isSame)
  const areTwo = (one: Value, other: Value) => !areVersions && shareAnywhere(one, other) < leastOfOne(nodeOf(one)?.type)
  const areNamed = (one: Value, other: Value) => shareAName(one, other, nodeOf(one), areVersions ? isString : isText)
  matchBy((one, other) => areOneType(one, other) && areNamed(one, other) && !areTwo(one, other))
  if (!areVersions) return matches
  matchBy((one, other) => areOneType(one, other) && shareOf(one, other) >= least(one, other))
  // A single item between the same neighbours as another one before is that item, rewritten, unless nothing of it is left.
  const isBetween = (match: number, index: number) => known(index - 1) === match - 1 && known(index + 1) === match + 1
  const isLeft = (one: Value, other: Value) => (inCommon(one, other) > 0 || !isVoice(one)) && least(one, other) < 0.9
  matchBy((one, other, match, index) => isBetween(match, index) && areOneType(one, other) && isLeft(one, other))
  return matches
}

/** The share from which two of one name are one, where any are. Others bear one name, too: a copied event, a usual label. */
const leastOfOne = (type = '') => (/^(?:Event|Picture)$/.test(type) ? Infinity : type.endsWith('Block') ? 0.51 : 0.8)

/** The share of the different texts of the one with fewer that the other has, whatever was added above them. */
function shareAnywhere(...both: readonly [Value, Value]): number {
  const texts = both.map((each) => [...new Set(textsOf(each, Boolean).map(({ text }) => text))])
  const [few = [], many = []] = texts.toSorted((one, other) => one.length - other.length)
  return few.filter((text) => many.includes(text)).length / Math.max(few.length, 1)
}

export function isInOrder(matches: readonly (number | undefined)[]): boolean {
  const kept = matches.filter((each) => each !== undefined)
  return kept.every((each, place) => place === 0 || each > (kept[place - 1] ?? 0))
}

function shareAName(one: Value, other: Value, node: SchemaNode | undefined, isName: typeof isText): boolean {
  const names = node ? tellingFields(node, isName).map(({ key }) => key) : []
  const key = names.find((each) => ownProperty(one, each) !== undefined && ownProperty(other, each) !== undefined)
  return key !== undefined && inCommon(ownProperty(one, key), ownProperty(other, key), Boolean) > 0
}

export const kindOf = (value: Value | undefined): string => (Array.isArray(value) ? 'list' : typeof value)

/** How much two items have in common, from 0 to 1. Texts that are missing count only where the earlier item has no others. */
function shareOf(...both: readonly [Value, Value]): number {
  const isWanted = textsOf(both[0], Boolean).length > 0 ? Boolean : undefined
  return inCommon(...both, isWanted) / Math.max(...both.map((each) => textsOf(each, isWanted).length), 1)
}

/** How many texts two values have in the same places. Empty ones count, too, unless only others are wanted. */
export function inCommon(one: unknown, other: unknown, isWanted?: (text: string) => boolean): number {
  const theirs = new Map(textsOf(other).map(({ pointer, text }) => [pointer, text]))
  return textsOf(one, isWanted).filter(({ pointer, text }) => theirs.get(pointer) === text).length
}

/**
 * Where the value at a path is in a later version of a file, whatever was inserted, removed or moved around it.
 * @returns undefined if an item that contains it is gone
 */
export function movedPath(file: string, before: Value, after: Value, path: ValuePath): ValuePath | undefined {
  const moved: (string | number)[] = []
  for (const [depth, step] of path.entries()) {
    const [list, later = []] = [valueAtPath(before, path.slice(0, depth)), valueAtPath(after, moved)]
    const isItem = Array.isArray(list) && Array.isArray(later) && typeof step === 'number' && step < list.length
    const now = isItem ? pairItems(list, later, nodeAt(fileKind(file), after, moved)).indexOf(step) : step
    if (now === -1) return undefined
    moved.push(now)
  }
  return moved
}
