import { isMap, isSeq, type ParsedNode } from 'yaml'
import { headOf } from './block-collection.ts'
import { withChunk, type Leaf } from './leaf.ts'
import { isSame, readValue } from './read.ts'

/**
 * Turns what is written in `{ }` or `[ ]` into a block, each entry written as it was: several paragraphs do not fit in
 * brackets. Undefined if a comment would be lost by it.
 */
export function openFlow(lines: readonly string[], leaf: Leaf): readonly string[] | undefined {
  const { entry, chunk, node, says } = leaf
  if (!node || node.range[0] === node.range[1] || chunk.slice(...outer(node)).includes('\n')) return undefined
  const written = (part: unknown): string => (part ? chunk.slice(...outer(part as ParsedNode)) : '')
  const parts = isMap(node)
    ? node.items.map(({ key, value }) => `${written(key)}: ${written(value)}`.trimEnd())
    : isSeq(node)
      ? node.items.map((item) => `- ${written(item)}`.trimEnd())
      : []
  if (parts.length === 0) return undefined
  const head = headOf(lines, entry)
  const inner = ' '.repeat(entry.column + 2)
  const [, to] = outer(node)
  const behind = chunk.slice(to)
  const comment = /^[ \t]+#.*(?=\n)/.exec(behind)?.[0] ?? ''
  const isCompact = head === '-' && comment === '' && isMap(node)
  const start = ' '.repeat(entry.column) + head + comment
  const below = behind.slice(behind.indexOf('\n') + 1)
  const rows = isCompact
    ? [`${start} ${parts[0] ?? ''}`, ...parts.slice(1).map((part) => inner + part)]
    : [start, ...parts.map((part) => inner + part)]
  const result = rows.map((row) => `${row}\n`).join('') + below
  return isSame(readValue(result), says) ? withChunk(lines, leaf, result) : undefined
}

const outer = ({ range: [from, to] }: ParsedNode): [number, number] => [from, to]
