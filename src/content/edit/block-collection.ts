import { readValue } from './read.ts'

/**
 * Maps and lists in block style, one entry below the other, found by their lines and indentation alone. That is sound in
 * any text that YAML accepts, because whatever belongs to an entry is indented further than the entry; and it takes a
 * hundredth of the time that a parser needs for a long page.
 */

/** One key of a map, or one item of a list, with everything in it. Rows are zero-based; `end` is after the last one. */
export interface Entry {
  /** Undefined for an item of a list. */
  readonly key?: string
  /** The first row of the comments right above that belong to it, or `first`. */
  readonly lead: number
  /** The row and column of its key or hyphen. */
  readonly first: number
  readonly column: number
  readonly end: number
  /** Whether it ends in a `|+`, to which the empty lines after it belong. */
  readonly keepsBlankLines: boolean
}

export interface BlockCollection {
  readonly kind: 'map' | 'list'
  readonly column: number
  /** At least one. */
  readonly entries: readonly Entry[]
  /** The entry whose value the block is. Undefined for the block that is the whole file. */
  readonly owner?: Entry
}

type Lines = readonly string[]

const hyphen = /^-(?=[ \t]|$)/
const key = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|(?:[?:-](?=\S)|[^\s#,[\]{}&*!|>%@`"'?:-]).*?)[ \t]*:(?=[ \t]|$)/
const keptBlankLines = /[|>](?:[1-9]?\+|\+[1-9])[ \t]*(?:#.*)?$/

export const isBlank = (line = ''): boolean => /^\s*$/.test(line)
const isComment = (line = ''): boolean => /^\s*#/.test(line)

/** The number of spaces that a line begins with. A loop, because it runs for every line of a file at every edit. */
function indentOf(line: string): number {
  let indent = 0
  while (line.charCodeAt(indent) === 32) indent++
  return indent
}

/** The key or hyphen that an entry begins with: `title:` or `-`. */
export function headOf(lines: Lines, { first, column }: Entry): string {
  const rest = (lines[first] ?? '').slice(column)
  return (hyphen.exec(rest) ?? key.exec(rest))?.[0] ?? ''
}

/** The block that is the whole file. Undefined if the file is empty or is no block. */
export function rootCollection(lines: Lines): BlockCollection | undefined {
  const first = lines.findIndex((line) => !isBlank(line) && !isComment(line) && !/^---\s*$/.test(line))
  if (first === -1) return undefined
  const end = lines.findIndex((line) => /^\.\.\.(?:\s|$)/.test(line))
  const to = end === -1 ? lines.length : end
  return collectionFrom(lines, { first, column: indentOf(lines[first] ?? ''), floor: 0, to })
}

/** The block that is the value of an entry. Undefined if the value is a scalar or is written in `{ }` or `[ ]`. */
export function collectionIn(lines: Lines, owner: Entry): BlockCollection | undefined {
  const { first, column, end } = owner
  const line = lines[first] ?? ''
  const behind = column + headOf(lines, owner).length
  const inline = line.slice(behind).search(/[^ \t]/)
  if (inline !== -1 && line[behind + inline] !== '#') {
    if (owner.key !== undefined) return undefined
    return collectionFrom(lines, { first, column: behind + inline, floor: first, to: end, owner })
  }
  const below = lines.slice(first + 1, end).findIndex((each) => !isBlank(each) && !isComment(each))
  if (below === -1) return undefined
  const row = first + 1 + below
  return collectionFrom(lines, { first: row, column: indentOf(lines[row] ?? ''), floor: first + 1, to: end, owner })
}

interface Extent {
  readonly first: number
  readonly column: number
  /** The first row in which a comment of the first entry may be. */
  readonly floor: number
  readonly to: number
  readonly owner?: Entry
}

function collectionFrom(lines: Lines, { first, column, floor, to, owner }: Extent): BlockCollection | undefined {
  const start = (lines[first] ?? '').slice(column)
  const sign = hyphen.test(start) ? hyphen : key
  if (!sign.test(start)) return undefined
  const firsts = [first]
  for (let row = first + 1; row < to; row++) {
    const line = lines[row] ?? ''
    if (indentOf(line) === column && sign.test(line.slice(column))) firsts.push(row)
  }
  const leads = firsts.map((row, index) =>
    leadOf(lines, row, column, index === 0 ? floor : (firsts[index - 1] ?? 0) + 1),
  )
  const entries = firsts.map((row, index) => {
    const name = sign === key ? nameOf(key.exec((lines[row] ?? '').slice(column))?.[1] ?? '') : undefined
    const extent = endOf(lines, row, column, leads[index + 1] ?? to)
    return { ...(name !== undefined && { key: name }), lead: leads[index] ?? row, first: row, column, ...extent }
  })
  return { kind: sign === key ? 'map' : 'list', column, entries, ...(owner && { owner }) }
}

/** Comments right above an entry that are indented like it belong to it, except those at the start of the file. */
function leadOf(lines: Lines, first: number, column: number, floor: number): number {
  let lead = first
  while (lead > floor && isComment(lines[lead - 1]) && indentOf(lines[lead - 1] ?? '') === column) lead--
  return lead === 0 ? first : lead
}

/** Empty lines, and comments that are not indented further than the entry, end it. */
function endOf(lines: Lines, first: number, column: number, limit: number): Pick<Entry, 'end' | 'keepsBlankLines'> {
  let end = limit
  while (end - 1 > first && endsEntry(lines[end - 1] ?? '', column)) end--
  const keepsBlankLines = isKept(lines, first, end)
  if (!keepsBlankLines) return { end, keepsBlankLines }
  // `split` gives an empty string after the last line break of a file, which is no line.
  while (end < lines.length - 1 && isBlank(lines[end])) end++
  return { end, keepsBlankLines }
}

const endsEntry = (line: string, column: number): boolean =>
  isBlank(line) || (isComment(line) && indentOf(line) <= column)

/** Whether one of the lines that the last line is part of, as its indentation says, opens a text that keeps its end. */
function isKept(lines: Lines, first: number, end: number): boolean {
  let indent = Infinity
  for (let row = end - 1; row >= first; row--) {
    const line = lines[row] ?? ''
    const own = indentOf(line)
    if (own >= indent || isBlank(line)) continue
    indent = own
    if (keptBlankLines.test(line)) return true
  }
  return false
}

function nameOf(written: string): string {
  const name = /^["']/.test(written) ? readValue(written) : written
  return typeof name === 'string' ? name : written
}
