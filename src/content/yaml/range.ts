import type { DiagnosticRange, TextRange } from '../model/diagnostic.ts'
import { isMap, isScalar, isSeq, LineCounter, type ParsedNode } from 'yaml'
import { memoized } from '../model/by-key.ts'
import { pointerTo, pointerSteps, type Tree } from '../model/source.ts'

/** The part of a text from one offset to another, cut off at the end of its first line. */
export function rangeOf(text: string, start: number, end: number): TextRange {
  const { lines, counter } = split(text)
  const { line, col: column } = counter.linePos(start)
  return { line, column, length: Math.max(0, Math.min(end - start, (lines[line - 1]?.length ?? 0) + 1 - column)) }
}

/** The lines of a text, and where each begins. */
const split = memoized((text: string) => {
  const counter = new LineCounter()
  counter.addNewLine(0)
  for (const { index } of text.matchAll(/\n/g)) counter.addNewLine(index + 1)
  return { lines: text.split('\n'), counter }
}, 4)

/** The lines of a text, split once however often they are asked for. */
export const linesOf = (text: string): readonly string[] => split(text).lines

/** The one-based line of an offset. */
export const lineAt = (text: string, offset: number): number => split(text).counter.linePos(offset).line

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
  const { lines, counter } = split(text)
  const start = counter.lineStarts[line - 1] ?? text.length
  const end = start + (lines[line - 1]?.length ?? 0)
  let pointer = ''
  for (let node = root; node;) {
    const member = membersOf(node).findLast(({ key, node: value }) => ((key ?? value)?.range[0] ?? end) < end)
    if (!member) break
    pointer = pointerTo(pointer, member.step)
    if (member.key && member.key.range[0] >= start) break
    node = member.node
  }
  return pointer
}

/**
 * @returns what a pointer leads to, the key that it stands under unless it is an item or the whole file, and whether it is
 * found: else node and key are the last that the pointer reached
 */
export function parsedNodeAt(root: ParsedNode | null, pointer: string) {
  let at: Pick<Member, 'node' | 'key'> = { node: root, key: null }
  for (const step of pointerSteps(pointer)) {
    const next = membersOf(at.node).findLast((each) => each.step === step)
    if (!next) return { ...at, found: false }
    at = next
  }
  return { node: at.node, key: at.key, found: true }
}

interface Member {
  readonly step: string
  /** Null for an item of a list. */
  readonly key: ParsedNode | null
  readonly node: ParsedNode | null
}

function membersOf(node: ParsedNode | null): readonly Member[] {
  if (isSeq(node)) return node.items.map((item, index) => ({ step: String(index), key: null, node: item }))
  if (!isMap(node)) return []
  return node.items.flatMap(({ key, value }) => (isScalar(key) ? [{ step: String(key.value), key, node: value }] : []))
}
