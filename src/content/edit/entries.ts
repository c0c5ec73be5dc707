import { isBlank, type BlockCollection, type Entry } from './block-collection.ts'
import { EditError } from './edit.ts'

/**
 * Inserts, removes and moves entries of a block, as whole lines. Comments right above an entry go with it; anything else
 * between two entries stays where it is, so that inserting an entry and removing it again leaves no trace.
 */

type Lines = readonly string[]

/** Inserts lines before the entry at index `at`, or after the last one. They are indented as the block is. */
export function insertEntry(lines: Lines, block: BlockCollection, at: number, added: Lines): Lines {
  const { kind, entries } = block
  const before = entries[at - 1]
  if (before?.keepsBlankLines) throw keptBlankLines()
  return changed(lines, block, (rows) => {
    if (kind === 'map' && before) return rows.toSpliced(before.end, 0, ...added)
    const gap = Array<string>(kind === 'map' ? 0 : gapAt(rows, block, at)).fill('')
    const next = entries[at]
    if (next) return rows.toSpliced(next.lead, 0, ...added, ...gap)
    return rows.toSpliced(before?.end ?? 0, 0, ...gap, ...added)
  })
}

/** Removes an entry that is not the only one, with its comments and the empty lines that separate it from its neighbours. */
export function removeEntry(lines: Lines, block: BlockCollection, at: number): Lines {
  const { entry, entries } = entryOf(block, at)
  const before = entries[at - 1]
  const isLast = at === entries.length - 1
  if (isLast && before?.keepsBlankLines) throw keptBlankLines()
  return changed(lines, block, (rows) => {
    const { lead, end } = entry
    const limit = entries[at + 1]?.lead
    if (limit === undefined) return without(rows, lead - blanksAbove(rows, lead, before?.end ?? lead), end)
    const isSetOff = !before || isBlank(rows[lead - 1])
    return without(rows, lead, isSetOff ? end + blanksBelow(rows, end, limit) : end)
  })
}

const without = (rows: Lines, from: number, to: number): Lines => rows.toSpliced(from, to - from)

function blanksAbove(rows: Lines, row: number, floor: number): number {
  let count = 0
  while (row - count > floor && isBlank(rows[row - count - 1])) count++
  return count
}

function blanksBelow(rows: Lines, row: number, limit: number): number {
  let count = 0
  while (row + count < limit && isBlank(rows[row + count])) count++
  return count
}

/** Moves the entry at index `from` to index `to`. What is between the entries, such as empty lines, stays in place. */
export function moveEntry(lines: Lines, block: BlockCollection, from: number, to: number): Lines {
  const { entries } = entryOf(block, from)
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  const touched = entries.slice(low, high + 1)
  if (touched.some(({ keepsBlankLines }) => keepsBlankLines)) throw keptBlankLines()
  return changed(lines, block, (rows) => {
    const parts = touched.map(({ lead, end }) => rows.slice(lead, end))
    const gaps = touched.map(({ end }, index) => rows.slice(end, touched[index + 1]?.lead ?? end))
    const moved = parts.toSpliced(from - low, 1).toSpliced(to - low, 0, parts[from - low] ?? [])
    const start = touched[0]?.lead ?? 0
    const end = touched.at(-1)?.end ?? start
    return rows.toSpliced(start, end - start, ...moved.flatMap((part, index) => [...part, ...(gaps[index] ?? [])]))
  })
}

/** Inserts a copy of an entry after it. */
export function duplicateEntry(lines: Lines, block: BlockCollection, at: number): Lines {
  const { entry } = entryOf(block, at)
  const { lead, end, first, column } = entry
  const copy = lines.slice(lead, end).with(first - lead, ' '.repeat(column) + (lines[first] ?? '').slice(column))
  return insertEntry(lines, block, at + 1, copy)
}

function entryOf({ entries }: BlockCollection, at: number): { entry: Entry; entries: readonly Entry[] } {
  const entry = entries[at]
  if (!entry) throw new EditError('noSuchPlace', `There is no entry ${at}.`)
  return { entry, entries }
}

const keptBlankLines = (): EditError =>
  new EditError(
    'unsupported',
    'The empty lines after a text with |+ belong to it: nothing can be inserted or removed there.',
  )

/**
 * How many empty lines separate an entry from its neighbours: as many as there are between those. The only block of a
 * page has no neighbours to go by, and gets one all the same.
 */
function gapAt(rows: Lines, { entries, owner }: BlockCollection, at: number): number {
  const next = entries[Math.min(Math.max(at, 1), entries.length - 1)]
  if (!next) return 0
  if (entries.length === 1) return owner?.column === 0 && next.end - next.first > 1 ? 1 : 0
  return blanksAbove(rows, next.lead, 0)
}

/** Changes lines as if the first entry began on a line of its own, even if it follows the hyphen of an item. */
function changed(lines: Lines, { column, entries }: BlockCollection, change: (rows: Lines) => Lines): Lines {
  const row = entries[0]?.first ?? 0
  const before = (lines[row] ?? '').slice(0, column)
  if (isBlank(before)) return change(lines)
  const spaces = ' '.repeat(column)
  const rows = change(lines.with(row, spaces + (lines[row] ?? '').slice(column)))
  const start = rows[row] ?? ''
  const beginsHere = start.startsWith(spaces) && /^[^\s#]/.test(start.slice(column))
  return beginsHere ? rows.with(row, before + start.slice(column)) : rows.toSpliced(row, 0, before.trimEnd())
}
