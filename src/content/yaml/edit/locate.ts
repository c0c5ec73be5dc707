import { isCollection, isMap, isPair, isScalar, type Pair, type ParsedNode, type YAMLMap, type YAMLSeq } from 'yaml'
import type { ValuePath, Tree } from '../../model/source.ts'
import { EditError } from './edit.ts'
import { readableTree } from './read.ts'

export type CollectionNode = YAMLMap.Parsed | YAMLSeq.Parsed

/** One key or item of a block, with everything in it. All numbers but the column are offsets in the text. */
export interface Entry {
  readonly node: ParsedNode | null
  /** The key or hyphen that it begins with, as it is written: `title:` or `-`. */
  readonly head: string
  /** The line of its head. */
  readonly line: number
  readonly column: number
  /** The first line of the comments right above that belong to it, or `line`. */
  readonly from: number
  /** The line after its last one. */
  readonly to: number
}

/** A map or list in lines, one entry below the other. */
export interface Block {
  readonly column: number
  /** At least one. */
  readonly entries: readonly Entry[]
  /** The entry whose value the block is. Undefined for the block that is the whole file. */
  readonly owner?: Entry
}

export interface Located {
  readonly file: Tree
  readonly node: ParsedNode | null
  /** The innermost entry of a block that contains the node. Undefined for the file as a whole. */
  readonly entry?: Entry
  /** The node, where it is a block. */
  readonly block?: Block
  /** The part of the path that leads on within the entry's value, where that stands in `{ }` or `[ ]`. */
  readonly rest: ValuePath
}

/** The tree of a text that ends in a line break. Throws an EditError if the project does not read it. */
export function parseFile(text: string): Tree {
  const tree = readableTree(text)
  if (!tree) throw new EditError('The text is no YAML that the project reads.')
  return { text, root: tree.root }
}

/** Finds where a path leads. Throws an EditError if it leads nowhere. */
export function locate(file: Tree, path: ValuePath): Located {
  let node = file.root
  let block = blockOf(file, node)
  if (!block) throw new EditError('The file is empty or is neither a list nor a map in lines.')
  let entry: Entry | undefined
  let inside = 0
  for (const [depth, step] of path.entries()) {
    const index = isCollection(node) ? indexOf(node, step) : -1
    const member = isCollection(node) ? itemsOf(node)[index] : undefined
    if (!member) throw new EditError(`There is nothing at ${path.slice(0, depth + 1).join('/')}.`)
    node = isPair(member) ? member.value : member
    if (!block) continue
    entry = block.entries[index]
    inside = depth + 1
    block = blockOf(file, node, entry)
  }
  return { file, node, ...(entry && { entry }), ...(block && { block }), rest: path.slice(inside) }
}

/** The pairs of a map, or the items of a list. */
export const itemsOf = ({ items }: CollectionNode): (Pair<ParsedNode, ParsedNode | null> | ParsedNode)[] => items

/** The index of a member; -1 if there is none. Of duplicate keys the last one counts, as for the reader. */
export function indexOf(node: CollectionNode, step: string | number): number {
  if (isMap(node)) return node.items.findLastIndex(({ key }) => isScalar(key) && String(key.value) === String(step))
  return Number.isInteger(Number(step)) ? Number(step) : -1
}

/** Undefined if the node is a scalar, or is written in `{ }` or `[ ]`. */
function blockOf({ text }: Tree, node: ParsedNode | null, owner?: Entry): Block | undefined {
  if (!isCollection(node) || node.flow === true || node.items.length === 0) return undefined
  const items = itemsOf(node)
  // A document ends before a line of three dots.
  const to = owner?.to ?? /^\.\.\.(?=\s)/m.exec(text)?.index ?? text.length
  const heads = isMap(node) ? node.items.map(({ key }) => key.range[0]) : hyphens(text, node.range[0], to)
  const columns = new Set(heads.map((head) => head - lineOf(text, head)))
  const [column = 0] = columns
  if (heads.length !== items.length || columns.size > 1) throw new EditError('There is a block in several columns.')
  const starts = heads.map((head, index) => {
    const previous = heads[index - 1] ?? owner?.line
    return leadOf(text, lineOf(text, head), column, previous === undefined ? 0 : lineAfter(text, previous))
  })
  const entries = items.map((item, index): Entry => {
    const head = heads[index] ?? 0
    return {
      node: isPair(item) ? item.value : item,
      head: isPair(item) ? text.slice(head, text.indexOf(':', item.key.range[1]) + 1) : '-',
      line: head - column,
      column,
      from: starts[index] ?? head,
      to: endOf(text, head, column, starts[index + 1] ?? to),
    }
  })
  return { column, entries, ...(owner && { owner }) }
}

/** Where the items of a list begin: whatever belongs to one is indented further than its hyphen. */
function hyphens(text: string, first: number, to: number): number[] {
  const line = lineOf(text, first)
  const others = text.slice(line, to).matchAll(new RegExp(`(?<=\\n {${first - line}})-(?=\\s)`, 'g'))
  return [first, ...[...others].map(({ index }) => line + index)]
}

const lineOf = (text: string, offset: number): number => (offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1)
const lineAfter = (text: string, offset: number): number => text.indexOf('\n', offset) + 1

/** The first of the lines right above an offset that are of a kind. */
export function above(text: string, offset: number, limit: number, isOfKind: (line: string) => boolean): number {
  let line = offset
  while (line > limit && isOfKind(text.slice(lineOf(text, line - 1), line - 1))) line = lineOf(text, line - 1)
  return line
}

/** The first line from an offset on that is not empty. */
export const belowBlank = (text: string, offset: number): number =>
  offset + (/^(?:[^\S\n]*\n)+/.exec(text.slice(offset))?.[0].length ?? 0)

export const isBlank = (line: string): boolean => /^\s*$/.test(line)
const indentOfComment = (line: string): number => /^( *)\s*#/.exec(line)?.[1]?.length ?? Infinity

/** Comments right above an entry that are indented like it belong to it, except those at the start of the file. */
function leadOf(text: string, line: number, column: number, limit: number): number {
  const lead = above(text, line, limit, (each) => indentOfComment(each) === column)
  return lead === 0 ? line : lead
}

/** Empty lines, and comments that are not indented further than the entry, end it. */
const endOf = (text: string, head: number, column: number, limit: number): number =>
  above(text, limit, lineAfter(text, head), (line) => isBlank(line) || indentOfComment(line) <= column)

/** The lines of an entry, with spaces in place of the hyphens before it. */
export const chunkOf = ({ text }: Tree, { line, column, to }: Entry): string =>
  ' '.repeat(column) + text.slice(line + column, to)

export const withChunk = ({ text }: Tree, { line, column, to }: Entry, chunk: string): string =>
  text.slice(0, line + column) + chunk.slice(column) + text.slice(to)
