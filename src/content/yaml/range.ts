import type { DiagnosticRange, TextRange } from '../model/diagnostic.ts'
import { isMap, isScalar, isSeq, type ParsedNode } from 'yaml'
import { memoized } from '../model/by-key.ts'
import { pointerTo, pointerSteps, type Tree } from '../model/source.ts'

/** The part of a text from one offset to another, cut off at the end of its first line. */
export function rangeOf(text: string, start: number, end: number): TextRange {
  const { lines, starts } = split(text)
  const line = lineAt(text, start)
  const before = start - (starts[line - 1] ?? 0)
  const rest = (lines[line - 1]?.length ?? 0) - before
  return { line, column: before + 1, length: Math.max(0, Math.min(end - start, rest)) }
}

/** The lines of a text, and the offset at which each begins. */
const split = memoized((text: string): { readonly lines: readonly string[]; readonly starts: readonly number[] } => {
  const lines = text.split('\n')
  let start = 0
  const starts = lines.map((line) => (start += line.length + 1) - line.length - 1)
  return { lines, starts }
}, 4)

/** The lines of a text, split once however often they are asked for. */
export const linesOf = (text: string): readonly string[] => split(text).lines

/** The one-based line of an offset. */
export function lineAt(text: string, offset: number): number {
  const { starts } = split(text)
  let [line, next] = [0, starts.length]
  while (next - line > 1) {
    const middle = (line + next) >> 1
    if ((starts[middle] ?? 0) <= offset) line = middle
    else next = middle
  }
  return line + 1
}

/** Where in the text a pointer leads: to the value or, if nothing is written there, to its key or list item. */
export function rangeOfPointer({ root, text }: Tree, pointer: string, part: 'key' | 'value'): TextRange {
  const { node, key, found } = parsedNodeAt(root, pointer)
  const isItem = found && key === null
  const wanted = !found || (part === 'key' && !isItem) || isEmpty(node) ? (key ?? node) : node
  const [start, end] = (wanted ?? root)?.range ?? [0, 0]
  return rangeOf(text, start, end)
}

export const textRange = (range: DiagnosticRange, tree: Tree): TextRange =>
  'line' in range ? range : rangeOfPointer(tree, range.pointer, range.part)

const isEmpty = (node: ParsedNode | null): boolean => !node || node.range[0] === node.range[1]

/** The pointer to what begins in a line, or to what the line is part of. `line` is one-based. */
export function pointerOfLine({ root, text }: Tree, line: number): string {
  const start = split(text).starts[line - 1] ?? text.length
  const end = start + (linesOf(text)[line - 1]?.length ?? 0)
  let pointer = ''
  for (let node = root; node;) {
    if (isSeq(node)) {
      const at = node.items.findLastIndex((item) => (item as ParsedNode).range[0] < end)
      if (at === -1) break
      pointer = pointerTo(pointer, at)
      node = node.items[at] as ParsedNode
      continue
    }
    const pair = isMap(node)
      ? node.items.findLast(({ key }) => isScalar(key) && key.range && key.range[0] < end)
      : undefined
    if (!isScalar(pair?.key)) break
    pointer = pointerTo(pointer, String(pair.key.value))
    if ((pair.key.range?.[0] ?? 0) >= start) break
    node = pair.value as ParsedNode | null
  }
  return pointer
}

/**
 * @returns what a pointer leads to, the key that it stands under unless it is an item or the whole file, and whether it is
 * found: else node and key are the last that the pointer reached
 */
export function parsedNodeAt(root: ParsedNode | null, pointer: string) {
  let node = root
  let key: ParsedNode | null = null
  for (const step of pointerSteps(pointer)) {
    if (isMap(node)) {
      const pair = node.items.findLast((item) => isScalar(item.key) && String(item.key.value) === step)
      if (!pair) return { node, key, found: false }
      key = pair.key as ParsedNode
      node = pair.value as ParsedNode | null
    } else if (isSeq(node) && node.items[Number(step)]) {
      key = null
      node = node.items[Number(step)] as ParsedNode
    } else return { node, key, found: false }
  }
  return { node, key, found: true }
}
