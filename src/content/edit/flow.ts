import { isMap, isSeq, type ParsedNode } from 'yaml'
import { EditError } from './edit.ts'
import { withChunk, type Leaf } from './leaf.ts'
import { readValue } from './read.ts'

/** Inserts, removes and moves entries within `{ }` and `[ ]`, which are only parts of lines. */

type Lines = readonly string[]

/** Where the entries of a flow collection are in its chunk. */
interface Flow {
  readonly parts: readonly (readonly [from: number, to: number])[]
  /** The range between the brackets, for when there are no entries. */
  readonly inside: readonly [from: number, to: number]
}

/** Inserts an entry, as it is to be written, before the one at index `at`, or after the last one. */
export function insertInFlow(lines: Lines, leaf: Leaf, node: ParsedNode | null, at: number, written: string): Lines {
  const { parts, inside } = flowOf(leaf, node)
  const next = parts[at]
  const before = parts[at - 1]
  if (next) return spliced(lines, leaf, next[0], next[0], `${written}, `)
  if (before) return spliced(lines, leaf, before[1], before[1], `, ${written}`)
  const space = leaf.chunk.slice(...inside)
  return spliced(lines, leaf, ...inside, space + written + space)
}

/** Removes an entry. If it was the only one, `{ }` or `[ ]` stays. */
export function removeFromFlow(lines: Lines, leaf: Leaf, node: ParsedNode | null, at: number): Lines {
  const { parts, inside } = flowOf(leaf, node)
  const [part, next, before] = [parts[at], parts[at + 1], parts[at - 1]]
  if (!part) throw new EditError('noSuchPlace', `There is no entry ${at}.`)
  if (next) return spliced(lines, leaf, part[0], next[0], '')
  if (before) return spliced(lines, leaf, before[1], part[1], '')
  return spliced(lines, leaf, ...inside, leaf.chunk.slice(inside[0], part[0]))
}

/** Moves the entry at index `from` to index `to`. */
export function moveInFlow(lines: Lines, leaf: Leaf, node: ParsedNode | null, from: number, to: number): Lines {
  const { parts } = flowOf(leaf, node)
  const texts = parts.map((part) => leaf.chunk.slice(...part))
  const moved = texts.toSpliced(from, 1).toSpliced(to, 0, texts[from] ?? '')
  const gaps = parts.map(([, end], index) => leaf.chunk.slice(end, parts[index + 1]?.[0] ?? end))
  const all = moved.map((text, index) => text + (gaps[index] ?? '')).join('')
  return spliced(lines, leaf, parts[0]?.[0] ?? 0, parts.at(-1)?.[1] ?? 0, all)
}

/** The text of an entry, as it is written. */
export function textInFlow(leaf: Leaf, node: ParsedNode | null, at: number): string {
  const part = flowOf(leaf, node).parts[at]
  if (!part) throw new EditError('noSuchPlace', `There is no entry ${at}.`)
  return leaf.chunk.slice(...part)
}

function flowOf({ chunk }: Leaf, node: ParsedNode | null): Flow {
  if (!isMap(node) && !isSeq(node)) throw new EditError('wrongKind', 'There is no list and no map there.')
  const [start, end] = node.range
  if (/\n[^\n]*(?:^|\s)#|(?:^|\s)#[^\n]*\n/.test(chunk.slice(start, end)))
    throw new EditError('unsupported', 'A comment within brackets belongs to no entry for certain.')
  const parts = node.items.map((item) => {
    const [first, last] = 'key' in item ? [item.key as ParsedNode, item.value as ParsedNode | null] : [item, item]
    return [first.range[0], Math.max(first.range[1], last?.range[1] ?? 0)] as const
  })
  return { parts, inside: [start + 1, end - 1] }
}

function spliced(lines: Lines, leaf: Leaf, from: number, to: number, text: string): Lines {
  const chunk = leaf.chunk.slice(0, from) + text + leaf.chunk.slice(to)
  if (readValue(chunk) === undefined) throw new EditError('unsupported', 'The brackets could not be read any more.')
  return withChunk(lines, leaf, chunk)
}
