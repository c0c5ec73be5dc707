import type { ValuePath } from '../parse/pointer.ts'
import { collectionIn, rootCollection, type BlockCollection, type Entry } from './block-collection.ts'
import { EditError } from './edit.ts'

/** Where a path leads. */
export interface Located {
  /** The entry that the value belongs to, and the block that the entry is part of. Undefined for the file as a whole. */
  readonly entry?: Entry
  readonly index: number
  readonly parent?: BlockCollection
  /** The value, where it is written one entry below the other. */
  readonly block?: BlockCollection
  /** The part of the path that leads on within the entry's value, where that stands in `{ }` or `[ ]`. */
  readonly rest: ValuePath
}

/** Finds where a path leads, as far as blocks go. Throws an EditError if it leads nowhere. */
export function locate(lines: readonly string[], path: ValuePath): Located {
  let block = rootCollection(lines)
  if (!block) throw new EditError('unsupported', 'The file is empty or is neither a list nor a map in lines.')
  let located: Located = { index: -1, block, rest: [] }
  for (const [depth, step] of path.entries()) {
    if (!block) return { ...located, rest: path.slice(depth) }
    const index = indexOf(block, step)
    const entry = block.entries[index]
    if (!entry) throw new EditError('noSuchPlace', `There is nothing at ${path.slice(0, depth + 1).join('/')}.`)
    const inner = collectionIn(lines, entry)
    located = { entry, index, parent: block, ...(inner && { block: inner }), rest: [] }
    block = inner
  }
  return located
}

/** The index of an entry in its block; -1 if there is none. Of duplicate keys the last one counts, as for the reader. */
export function indexOf({ kind, entries }: BlockCollection, step: string | number): number {
  if (kind === 'map') return entries.findLastIndex(({ key }) => key === String(step))
  return Number.isInteger(Number(step)) ? Number(step) : -1
}
