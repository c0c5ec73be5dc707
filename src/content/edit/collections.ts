import type { ValuePath } from '../parse/pointer.ts'
import { isMap, isScalar, isSeq, type ParsedNode } from 'yaml'
import { headOf, type BlockCollection } from './block-collection.ts'
import { EditError, type NewValue } from './edit.ts'
import { duplicateEntry, insertEntry, moveEntry, removeEntry } from './entries.ts'
import { insertInFlow, moveInFlow, removeFromFlow, textInFlow } from './flow.ts'
import { leafOf, nodeIn, withChunk, type Leaf } from './leaf.ts'
import { indexOf, locate } from './locate.ts'
import { headFor, writtenEntry, writtenInFlow } from './write.ts'

type Lines = readonly string[]

/** A map or a list, in lines or in brackets. */
type Collection =
  | { readonly form: 'block'; readonly kind: 'map' | 'list'; readonly length: number; readonly block: BlockCollection }
  | {
      readonly form: 'flow'
      readonly kind: 'map' | 'list'
      readonly length: number
      readonly leaf: Leaf
      readonly node: ParsedNode
      /** Whether it is the whole value of an entry in a block. */
      readonly isWhole: boolean
    }

/** Adds a key to a map, at index `at` of its keys. Throws an EditError if the map has it already. */
export function addKey(lines: Lines, path: ValuePath, key: string, value: NewValue, at?: number): Lines {
  const map = collectionAt(lines, path, 'map')
  if (keyIndex(map, key) !== -1) throw new EditError('keyExists', `There is a ${key} already.`)
  return insert(lines, path, map, at ?? map.length, { head: headFor(key), value })
}

/** Inserts an item into a list, at index `at`. */
export function insertItem(lines: Lines, path: ValuePath, at: number, value: NewValue): Lines {
  return insert(lines, path, collectionAt(lines, path, 'list'), at, { head: '-', value })
}

interface Added {
  readonly head: string
  readonly value: NewValue
}

function insert(lines: Lines, path: ValuePath, collection: Collection, at: number, added: Added): Lines {
  const { head, value } = added
  if (!Number.isInteger(at) || at < 0 || at > collection.length)
    throw new EditError('noSuchPlace', `There is no place ${at} in ${path.join('/')}.`)
  if (collection.form === 'block')
    return insertEntry(lines, collection.block, at, writtenEntry(head, value, collection.block.column))
  const { leaf, node, isWhole } = collection
  if (isWhole && collection.length === 0 && node.range[1] - node.range[0] === 2)
    return firstEntry(lines, leaf, node, added)
  return insertInFlow(lines, leaf, node, at, head === '-' ? writtenInFlow(value) : `${head} ${writtenInFlow(value)}`)
}

/** Writes the first entry of a `[]` or `{}` below its key. */
function firstEntry(lines: Lines, leaf: Leaf, { range: [from, to] }: ParsedNode, { head, value }: Added): Lines {
  const { chunk, entry } = leaf
  const lineEnd = chunk.indexOf('\n', to) + 1
  const added = writtenEntry(head, value, entry.column + 2).map((line) => `${line}\n`)
  const start = chunk.slice(0, from).trimEnd() + chunk.slice(to, lineEnd)
  return withChunk(lines, leaf, start + added.join('') + chunk.slice(lineEnd))
}

/** Removes what is at a path: a key or an item. */
export function remove(lines: Lines, path: ValuePath): Lines {
  const { collection, at } = memberAt(lines, path)
  if (collection.form === 'flow') return removeFromFlow(lines, collection.leaf, collection.node, at)
  const { block, length } = collection
  if (length > 1) return removeEntry(lines, block, at)
  const [only] = block.entries
  if (!block.owner || !only) throw new EditError('unsupported', 'The last key of a file can not be taken away.')
  const { first, column } = block.owner
  const head = headOf(lines, block.owner)
  const behind = column + head.length
  const line = lines[first] ?? ''
  const comment = only.first === first ? '' : line.slice(behind)
  const empty = `${line.slice(0, behind)} ${block.kind === 'list' ? '[]' : '{}'}${comment}`
  const from = Math.max(only.lead, first + 1)
  return lines.toSpliced(from, only.end - from).with(first, empty)
}

/** Moves an item to index `to` of its list. */
export function moveItem(lines: Lines, path: ValuePath, to: number): Lines {
  const { collection, at } = itemAt(lines, path)
  if (!Number.isInteger(to) || to < 0 || to >= collection.length)
    throw new EditError('noSuchPlace', `There is no place ${to} in the list of ${path.join('/')}.`)
  if (collection.form === 'block') return moveEntry(lines, collection.block, at, to)
  return moveInFlow(lines, collection.leaf, collection.node, at, to)
}

/** Inserts a copy of an item after it. */
export function duplicateItem(lines: Lines, path: ValuePath): Lines {
  const { collection, at } = itemAt(lines, path)
  if (collection.form === 'block') return duplicateEntry(lines, collection.block, at)
  const { leaf, node } = collection
  return insertInFlow(lines, leaf, node, at + 1, textInFlow(leaf, node, at))
}

function itemAt(lines: Lines, path: ValuePath): { collection: Collection; at: number } {
  const member = memberAt(lines, path)
  if (member.collection.kind !== 'list') throw new EditError('wrongKind', `${path.join('/')} is no item of a list.`)
  return member
}

/** What a path leads to, as a member of its map or list. */
function memberAt(lines: Lines, path: ValuePath): { collection: Collection; at: number } {
  const step = path.at(-1)
  if (step === undefined) throw new EditError('wrongKind', 'The file as a whole is no member of anything.')
  const collection = collectionAt(lines, path.slice(0, -1))
  const at = collection.kind === 'map' ? keyIndex(collection, String(step)) : Number(step)
  if (!Number.isInteger(at) || at < 0 || at >= collection.length)
    throw new EditError('noSuchPlace', `There is nothing at ${path.join('/')}.`)
  return { collection, at }
}

function collectionAt(lines: Lines, path: ValuePath, wanted?: 'map' | 'list'): Collection {
  const collection = anyCollectionAt(lines, path)
  if (!collection || (wanted && collection.kind !== wanted))
    throw new EditError('wrongKind', `There is no ${wanted ?? 'map or list'} at ${path.join('/')}.`)
  return collection
}

/** Undefined if there is a scalar. Throws an EditError if there is nothing. */
function anyCollectionAt(lines: Lines, path: ValuePath): Collection | undefined {
  const { entry, block, rest } = locate(lines, path)
  if (block) return { form: 'block', kind: block.kind, length: block.entries.length, block }
  if (!entry) return undefined
  const leaf = leafOf(lines, entry)
  const node = nodeIn(leaf, rest)
  if (!isMap(node) && !isSeq(node)) return undefined
  const kind = isMap(node) ? 'map' : 'list'
  return { form: 'flow', kind, length: node.items.length, leaf, node, isWhole: rest.length === 0 }
}

function keyIndex(collection: Collection, key: string): number {
  if (collection.form === 'block') return indexOf(collection.block, key)
  if (!isMap(collection.node)) return -1
  return collection.node.items.findLastIndex((item) => isScalar(item.key) && String(item.key.value) === key)
}
