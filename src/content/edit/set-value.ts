import type { ValuePath } from '../parse/pointer.ts'
import { isMap, isScalar, isSeq, type ParsedNode } from 'yaml'
import { type Entry, headOf } from './block-collection.ts'
import { addKey, insertItem, remove } from './collections.ts'
import { EditError, type NewValue } from './edit.ts'
import { leafOf, nodeIn, withChunk } from './leaf.ts'
import { locate, type Located } from './locate.ts'
import { readValue } from './read.ts'
import { setScalar } from './set-scalar.ts'
import { isListValue, isScalarValue, writtenEntry, writtenInFlow } from './write.ts'

type Lines = readonly string[]

/**
 * Gives a place another value. A map keeps the keys that it still has, and a list its items by their index, with their
 * comments and their writing; only what is of another kind is written anew.
 */
export function setValue(lines: Lines, path: ValuePath, value: NewValue): Lines {
  const located = locate(lines, path)
  const now = presentAt(lines, path, located)
  if (now.kind === 'scalar' && isScalarValue(value)) return setScalar(lines, path, value, located)
  if (now.kind === 'list' && isListValue(value)) return setList(lines, path, value, now.length)
  if (now.kind === 'map' && !isScalarValue(value) && !isListValue(value))
    return setMap(lines, path, value as Readonly<Record<string, NewValue>>, now.keys)
  return replace(lines, path, value)
}

function setList(lines: Lines, path: ValuePath, value: readonly NewValue[], length: number): Lines {
  let result = lines
  for (let index = length - 1; index >= value.length; index--) result = remove(result, [...path, index])
  for (const [index, item] of value.entries())
    result = index < length ? setValue(result, [...path, index], item) : insertItem(result, path, index, item)
  return result
}

function setMap(
  lines: Lines,
  path: ValuePath,
  value: Readonly<Record<string, NewValue>>,
  keys: readonly string[],
): Lines {
  let result = lines
  // Additions come first, so that a map that loses all its keys does not turn into `{}` in between.
  for (const [key, each] of Object.entries(value))
    result = keys.includes(key) ? setValue(result, [...path, key], each) : addKey(result, path, key, each)
  for (const key of keys) if (!Object.hasOwn(value, key)) result = remove(result, [...path, key])
  return result
}

type Present =
  | { readonly kind: 'scalar' }
  | { readonly kind: 'list'; readonly length: number }
  | { readonly kind: 'map'; readonly keys: readonly string[] }

function presentAt(lines: Lines, path: ValuePath, { entry, block, rest }: Located): Present {
  if (block) {
    const { kind, entries } = block
    return kind === 'list' ? { kind, length: entries.length } : { kind, keys: entries.map(({ key = '' }) => key) }
  }
  const node = entry ? nodeIn(leafOf(lines, entry), rest) : null
  if (isScalar(node)) return { kind: 'scalar' }
  if (isSeq(node)) return { kind: 'list', length: node.items.length }
  if (isMap(node)) return { kind: 'map', keys: node.items.map(({ key }) => (isScalar(key) ? String(key.value) : '')) }
  throw new EditError('unsupported', `What is at ${path.join('/')} is no text, no list and no map.`)
}

/** Writes a value anew in place of one of another kind. A comment on the line of its key stays if it can. */
function replace(lines: Lines, path: ValuePath, value: NewValue): Lines {
  const { entry, block, rest } = locate(lines, path)
  if (!entry) throw new EditError('wrongKind', 'The file as a whole can not become something else.')
  if (rest.length > 0) {
    const leaf = leafOf(lines, entry)
    const [from, to] = (nodeIn(leaf, rest) as ParsedNode).range
    const source = `${from === to ? ' ' : ''}${writtenInFlow(value)}`
    return withChunk(lines, leaf, leaf.chunk.slice(0, from) + source + leaf.chunk.slice(to))
  }
  const head = headOf(lines, entry)
  const [start = '', ...below] = writtenEntry(head, value, entry.column)
  const line = lines[entry.first] ?? ''
  const comment =
    /^[ \t]+#.*/.exec(block ? line.slice(entry.column + head.length) : behindValue(lines, entry))?.[0] ?? ''
  const commented = [start + comment, ...below]
  const written = readValue(`${commented.join('\n')}\n`) === undefined ? [start, ...below] : commented
  const first = line.slice(0, entry.column) + (written[0] ?? '').slice(entry.column)
  return lines.toSpliced(entry.first, entry.end - entry.first, first, ...written.slice(1))
}

/** What follows a value that begins on the line of its key. */
function behindValue(lines: Lines, entry: Entry): string {
  const { chunk, node } = leafOf(lines, entry)
  return node ? chunk.slice(node.range[1]) : ''
}
