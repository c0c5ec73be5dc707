import type { ValuePath } from '../parse/pointer.ts'
import { isMap, isScalar, isSeq, type ParsedNode } from 'yaml'
import type { Value } from '../parse/source.ts'
import { parseText } from '../parse/tree.ts'
import { valueOfTree } from '../parse/value.ts'
import type { Entry } from './block-collection.ts'
import { EditError } from './edit.ts'

/** An entry whose value is a scalar or is written in `{ }` or `[ ]`: few enough lines to be parsed on their own. */
export interface Leaf {
  readonly entry: Entry
  /** The lines of the entry, with spaces in place of the hyphens of the items that begin with it. Ends in a line break. */
  readonly chunk: string
  /** The value. Its ranges are offsets in `chunk`. */
  readonly node: ParsedNode | null
  /** What `chunk` says: a map with one key or a list with one item. */
  readonly says: Value
}

type Lines = readonly string[]

/** Throws an EditError if the entry is written in a way that the project cannot read. */
export function leafOf(lines: Lines, entry: Entry): Leaf {
  const [start = '', ...rest] = lines.slice(entry.first, entry.end)
  const chunk = [' '.repeat(entry.column) + start.slice(entry.column), ...rest, ''].join('\n')
  const { root } = parseText(chunk)
  const node = isMap(root) ? root.items[0]?.value : isSeq(root) ? root.items[0] : undefined
  if (node === undefined) throw new EditError('unsupported', `Row ${entry.first} is no plain key or item.`)
  return { entry, chunk, node: node as ParsedNode | null, says: valueOfTree(root, chunk).value }
}

/** The lines of the file, with another text for the entry of a leaf. */
export function withChunk(lines: Lines, { entry }: Leaf, chunk: string): string[] {
  const before = (lines[entry.first] ?? '').slice(0, entry.column)
  const [start = '', ...rest] = chunk.replace(/\n$/, '').split('\n')
  return lines.toSpliced(entry.first, entry.end - entry.first, before + start.slice(entry.column), ...rest)
}

/** What a path leads to within the value of a leaf. Throws an EditError if there is nothing. */
export function nodeIn({ node }: Leaf, steps: ValuePath): ParsedNode | null {
  let found = node
  for (const step of steps) {
    const next: unknown = isMap(found)
      ? found.items.findLast(({ key }) => isScalar(key) && String(key.value) === String(step))?.value
      : isSeq(found)
        ? found.items[Number(step)]
        : undefined
    if (next === undefined) throw new EditError('noSuchPlace', `There is no ${String(step)} there.`)
    found = next as ParsedNode | null
  }
  return found
}

/** The value of a leaf's chunk as it would be with `value` at a path within the leaf's value. */
export function saysWith({ entry, says }: Leaf, steps: ValuePath, value: Value): Value {
  return replaced(says, [entry.key ?? 0, ...steps], value)
}

function replaced(whole: Value, [step, ...rest]: ValuePath, value: Value): Value {
  if (step === undefined) return value
  if (Array.isArray(whole)) return whole.with(Number(step), replaced(whole[Number(step)] ?? '', rest, value))
  if (typeof whole === 'string') return whole
  return Object.fromEntries(
    Object.entries(whole).map(([key, inner]) => [key, key === String(step) ? replaced(inner, rest, value) : inner]),
  )
}
