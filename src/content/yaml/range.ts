import type { DiagnosticRange, TextRange } from '../model/diagnostic.ts'
import { isMap, isScalar, isSeq, type ParsedNode } from 'yaml'
import { pointerTo, pointerSteps } from '../model/pointer.ts'
import type { Tree } from '../model/source.ts'

/** The part of a text from one offset to another, cut off at the end of its first line. */
export function rangeOf(text: string, start: number, end: number): TextRange {
  // `lastIndexOf` takes a negative start for 0, where a line break may stand.
  const lineStart = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = text.indexOf('\n', start)
  const until = Math.min(end, lineEnd === -1 ? text.length : lineEnd)
  return { line: lineAt(text, start), column: start - lineStart + 1, length: Math.max(0, until - start) }
}

/** The one-based line of an offset. */
export function lineAt(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line++
  return line
}

/** Where in the text a pointer leads: to the value or, if nothing is written there, to its key or list item. */
export function rangeOfPointer({ root, text }: Tree, pointer: string, part: 'key' | 'value'): TextRange {
  const { node, key, found } = parsedNodeAt(root, pointer)
  const isItem = found && key === null
  const wanted = !found || (part === 'key' && !isItem) || isEmpty(node) ? (key ?? node) : node
  const [start, end] = (wanted ?? root)?.range ?? [0, 0]
  return rangeOf(text, start, end)
}

/** Where in the text a diagnostic is. */
export const textRange = (range: DiagnosticRange, tree: Tree): TextRange =>
  'line' in range ? range : rangeOfPointer(tree, range.pointer, range.part)

const isEmpty = (node: ParsedNode | null): boolean => !node || node.range[0] === node.range[1]

/** The pointer to what begins in a line, or to what the line is part of. `line` is one-based. */
export function pointerOfLine({ root, text }: Tree, line: number): string {
  const start = text.split('\n', line - 1).reduce((sum, each) => sum + each.length + 1, 0)
  const lineEnd = text.indexOf('\n', start)
  const end = lineEnd === -1 ? text.length : lineEnd
  let pointer = ''
  for (let node = root; node;) {
    const next: { step: string | number; node: ParsedNode | null; from: number } | undefined = partsOf(node).findLast(
      ({ from }) => from < end,
    )
    if (!next) break
    pointer = pointerTo(pointer, next.step)
    if (next.from >= start && isMap(node)) break
    node = next.node
  }
  return pointer
}

function partsOf(node: ParsedNode): { step: string | number; node: ParsedNode | null; from: number }[] {
  if (isSeq(node))
    return node.items.map((item, index) => ({
      step: index,
      node: item as ParsedNode,
      from: (item as ParsedNode).range[0],
    }))
  if (!isMap(node)) return []
  return node.items.flatMap(({ key, value }) =>
    isScalar(key) && key.range
      ? [{ step: String(key.value), node: value as ParsedNode | null, from: key.range[0] }]
      : [],
  )
}

export interface ParsedNodeAt {
  readonly node: ParsedNode | null
  /** The key that the node stands under. Nothing where it is an item of a list, or the whole file. */
  readonly key: ParsedNode | null
  /** False if the tree ends before the pointer does; node and key are then the last that it reached. */
  readonly found: boolean
}

/** What a JSON pointer leads to in a tree. */
export function parsedNodeAt(root: ParsedNode | null, pointer: string): ParsedNodeAt {
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
