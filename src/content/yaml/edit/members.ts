import { isCollection, isMap, isPair, isSeq } from 'yaml'
import type { ValuePath, Tree } from '../../model/source.ts'
import { EditError, type NewValue } from './edit.ts'
import { above, belowBlank, chunkOf, indexOf, isBlank, itemsOf, locate } from './locate.ts'
import type { Block, CollectionNode, Located } from './locate.ts'
import { headFor, writtenEntry, writtenInFlow } from './write.ts'

/**
 * Adds, removes, moves and copies the members of a map or list: whole lines, or parts of lines in `{ }` and `[ ]`.
 * Comments right above an entry go with it; all else between members stays, so that an insertion and a removal leave no trace.
 */

type Collection = Located & { readonly node: CollectionNode }

/** Adds a key to a map, at index `at` of its keys. Throws an EditError if the map has it already. */
export function addKey(file: Tree, path: ValuePath, key: string, value: NewValue, at?: number): string {
  const map = collectionAt(file, path, 'map')
  if (indexOf(map.node, key) !== -1) throw new EditError(`There is a ${key} already.`)
  return insert(map, path, at ?? map.node.items.length, headFor(key), value)
}

export const insertItem = (file: Tree, path: ValuePath, at: number, value: NewValue): string =>
  insert(collectionAt(file, path, 'list'), path, at, '-', value)

function insert(collection: Collection, path: ValuePath, at: number, head: string, value: NewValue): string {
  const { file, node, block, entry, rest } = collection
  const { text } = file
  if (at < 0 || at > node.items.length) throw new EditError(`There is no place ${at} in ${path.join('/')}.`)
  if (block) return insertLines(collection, block, at, writtenEntry(head, value, block.column))
  const [from, to] = node.range
  if (!entry || rest.length > 0 || node.items.length > 0 || to - from > 2)
    return insertInFlow(collection, at, head === '-' ? writtenInFlow(value) : `${head} ${writtenInFlow(value)}`)
  // The first entry of a `[]` or `{}` is written below its key.
  const below = text.indexOf('\n', to) + 1
  const start = text.slice(0, from).trimEnd() + text.slice(to, below)
  return start + writtenEntry(head, value, entry.column + 2) + text.slice(below)
}

/** Removes what is at a path: a key or an item. The last one leaves `{}` or `[]`. */
export function remove(file: Tree, path: ValuePath): string {
  const { collection, at } = memberAt(file, path)
  const { block, node } = collection
  if (!block) return removeFromFlow(collection, at)
  if (node.items.length > 1) return removeLines(collection, block, at)
  const { owner, entries } = block
  const [only] = entries
  if (!owner || !only) throw new EditError('The last key of a file can not be taken away.')
  const behind = owner.line + owner.column + owner.head.length
  const between = only.line === owner.line ? '\n' : file.text.slice(behind, only.from)
  return `${file.text.slice(0, behind)} ${isSeq(node) ? '[]' : '{}'}${between}${file.text.slice(only.to)}`
}

export function moveItem(file: Tree, path: ValuePath, to: number): string {
  const { collection, at } = memberAt(file, path, true)
  const { block, node } = collection
  if (to < 0 || to >= node.items.length) throw new EditError(`There is no place ${to} in the list ${path.join('/')}.`)
  if (!block) return moved(file.text, flowRanges(collection), at, to)
  return inLines(file, block, (text) => moved(text, block.entries, at, to))
}

export function duplicateItem(file: Tree, path: ValuePath): string {
  const { collection, at } = memberAt(file, path, true)
  const { block } = collection
  const [flow, entry] = [block ? undefined : flowRanges(collection)[at], block?.entries[at]]
  if (flow) return insertInFlow(collection, at + 1, file.text.slice(flow.from, flow.to))
  if (!block || !entry) throw new EditError(`There is nothing at ${path.join('/')}.`)
  return insertLines(collection, block, at + 1, file.text.slice(entry.from, entry.line) + chunkOf(file, entry))
}

/** What a path leads to, as a member of its map or list. */
function memberAt(file: Tree, path: ValuePath, isItem = false) {
  const step = path.at(-1)
  if (step === undefined) throw new EditError('The file as a whole is no member of anything.')
  const collection = collectionAt(file, path.slice(0, -1))
  const at = indexOf(collection.node, step)
  if (isItem && !isSeq(collection.node)) throw new EditError(`${path.join('/')} is no item of a list.`)
  if (!collection.node.items[at]) throw new EditError(`There is nothing at ${path.join('/')}.`)
  return { collection, at }
}

function collectionAt(file: Tree, path: ValuePath, wanted?: 'map' | 'list'): Collection {
  const located = locate(file, path)
  const { node } = located
  if (!isCollection(node) || (wanted && isMap(node) !== (wanted === 'map')))
    throw new EditError(`There is no ${wanted ?? 'map or list'} at ${path.join('/')}.`)
  return { ...located, node }
}

type Range = Readonly<Record<'from' | 'to', number>>

/** The text with its member at index `at` moved to another. What is between the members stays in place. */
function moved(text: string, ranges: readonly Range[], at: number, to: number): string {
  const parts = ranges.map((range) => text.slice(range.from, range.to))
  const separators = ranges.map((range, index) => text.slice(range.to, ranges[index + 1]?.from ?? range.to))
  const all = parts.toSpliced(at, 1).toSpliced(to, 0, parts[at] ?? '')
  const inside = all.map((part, index) => part + (separators[index] ?? '')).join('')
  return spliced(text, ranges[0]?.from ?? 0, ranges.at(-1)?.to ?? 0, inside)
}

const spliced = (text: string, from: number, to: number, written: string): string =>
  text.slice(0, from) + written + text.slice(to)

/** Inserts lines before the entry at index `at`, or after the last one. They are indented as the block is. */
function insertLines({ file, node }: Collection, block: Block, at: number, added: string): string {
  const [before, next] = [block.entries[at - 1], block.entries[at]]
  return inLines(file, block, (text) => {
    const separator = isMap(node) ? '' : separatorAt(text, block, at)
    if (next && !(isMap(node) && before)) return spliced(text, next.from, next.from, added + separator)
    return spliced(text, before?.to ?? 0, before?.to ?? 0, separator + added)
  })
}

/** Removes an entry that is not the only one, with its comments and the empty lines that separate it from its neighbours. */
function removeLines({ file }: Collection, block: Block, at: number): string {
  const [before, entry, next] = [block.entries[at - 1], block.entries[at], block.entries[at + 1]]
  const { from, to } = entry ?? { from: 0, to: 0 }
  return inLines(file, block, (text) => {
    if (!next) return spliced(text, above(text, from, before?.to ?? from, isBlank), to, '')
    const isSetOff = !before || above(text, from, 0, isBlank) < from
    return spliced(text, from, isSetOff ? belowBlank(text, to) : to, '')
  })
}

/**
 * The empty lines that separate an item from its neighbours: as many as there are between those. The only block of a
 * page has no neighbours to go by, and gets one all the same.
 */
function separatorAt(text: string, { entries, owner }: Block, at: number): string {
  const next = entries[Math.min(Math.max(at, 1), entries.length - 1)]
  if (!next) return ''
  if (entries.length > 1) return text.slice(above(text, next.from, 0, isBlank), next.from)
  return owner?.column === 0 && text.slice(next.line, next.to - 1).includes('\n') ? '\n' : ''
}

/** Changes lines as if the first entry began on a line of its own, even if it follows the hyphen of an item. */
function inLines({ text }: Tree, { column, entries }: Block, change: (text: string) => string): string {
  const line = entries[0]?.line ?? 0
  const before = text.slice(line, line + column)
  if (isBlank(before)) return change(text)
  const spaces = ' '.repeat(column)
  const changed = change(spliced(text, line, line + column, spaces))
  return changed.startsWith(spaces, line) && /^[^\s#]/.test(changed.slice(line + column))
    ? spliced(changed, line, line + column, before)
    : spliced(changed, line, line, `${before.trimEnd()}\n`)
}

/** Where the members of a map or list in brackets are written. */
function flowRanges({ file, node }: Collection): readonly Range[] {
  if (/\n[^\n]*(?:^|\s)#|(?:^|\s)#[^\n]*\n/.test(file.text.slice(node.range[0], node.range[1])))
    throw new EditError('A comment within brackets belongs to no entry for certain.')
  return itemsOf(node).map((item) => {
    const [first, last] = isPair(item) ? [item.key, item.value] : [item, item]
    return { from: first.range[0], to: Math.max(first.range[1], last?.range[1] ?? 0) }
  })
}

const insideOf = ({ range: [start, end] }: CollectionNode): Range => ({ from: start + 1, to: end - 1 })

/** Inserts a member, as it is to be written, before the one at index `at`, or after the last one. */
function insertInFlow(collection: Collection, at: number, written: string): string {
  const { text } = collection.file
  const ranges = flowRanges(collection)
  const [before, next] = [ranges[at - 1], ranges[at]]
  if (next) return spliced(text, next.from, next.from, `${written}, `)
  if (before) return spliced(text, before.to, before.to, `, ${written}`)
  const { from, to } = insideOf(collection.node)
  const space = text.slice(from, to)
  return spliced(text, from, to, space + written + space)
}

/** Removes a member. If it was the only one, `{ }` or `[ ]` stays, with the space before it. */
function removeFromFlow(collection: Collection, at: number): string {
  const { text } = collection.file
  const ranges = flowRanges(collection)
  const inside = insideOf(collection.node)
  const [before, range, next] = [ranges[at - 1], ranges[at] ?? inside, ranges[at + 1]]
  if (next) return spliced(text, range.from, next.from, '')
  return before ? spliced(text, before.to, range.to, '') : spliced(text, range.from, inside.to, '')
}
