import { isMap, isScalar, isSeq, parseDocument } from 'yaml'
import type { TextRange } from '../diagnostic.ts'
import { parsedNodeAt } from './node-at.ts'
import { pointerSteps } from './pointer.ts'

/** Where something stands: in which line, zero-based, and from which column of it on. */
interface Place {
  readonly line: number
  readonly column: number
}

/**
 * Where a pointer leads in a file that the fast path could read, found from its lines alone: building the tree of
 * `yaml`, which would say the same, takes many times as long. Undefined if the lines are not enough.
 */
export function plainRange(lines: readonly string[], pointer: string, part: 'key' | 'value'): TextRange | undefined {
  let at = firstFrom(lines, 0)
  let key: TextRange | undefined
  const steps = pointerSteps(pointer)
  for (const [index, step] of steps.entries()) {
    if (!at) return undefined
    const text = (lines[at.line] ?? '').slice(at.column)
    if (/^[{[]/.test(text)) return inFlow(text, steps.slice(index), part, at)
    const found: Found | undefined = /^-(?: |$)/.test(text) ? itemAt(lines, at, Number(step)) : fieldAt(lines, at, step)
    if (!found) return undefined
    ;({ key, at } = found)
  }
  if (key && (part === 'key' || !at)) return key
  return at && rangeFrom(lines, at)
}

interface Found {
  readonly key: TextRange | undefined
  /** Where the value begins, if it is not empty. */
  readonly at: Place | undefined
}

const indentOf = (line: string): number => line.search(/\S|$/)
const isSkipped = (line: string): boolean => /^\s*(?:#|$)/.test(line)

/** The next line with something in it. */
function firstFrom(lines: readonly string[], from: number): Place | undefined {
  for (let line = from; line < lines.length; line++) {
    const text = lines[line] ?? ''
    if (!isSkipped(text)) return { line, column: indentOf(text) }
  }
  return undefined
}

/** The lines of a map or a list that begin in its column, from its first on. */
interface Group {
  readonly all: readonly number[]
  /** Those of a list, up to the first line that begins no item. */
  readonly items: readonly number[]
}

/** Each group is scanned once, however many places in it are looked up: a page may have hundreds of warnings. */
const groups = new WeakMap<readonly string[], Map<string, Group>>()

function groupAt(lines: readonly string[], place: Place): Group {
  const ofFile = groups.get(lines) ?? new Map<string, Group>()
  groups.set(lines, ofFile)
  const key = `${place.line}:${place.column}`
  const known = ofFile.get(key)
  if (known) return known
  const all = [...linesOf(lines, place)]
  const end = all.findIndex((line) => !/^-(?: |$)/.test((lines[line] ?? '').slice(place.column)))
  const group = { all, items: end === -1 ? all : all.slice(0, end) }
  ofFile.set(key, group)
  return group
}

function* linesOf(lines: readonly string[], { line: first, column }: Place): Generator<number> {
  yield first
  for (let line = first + 1; line < lines.length; line++) {
    const text = lines[line] ?? ''
    if (isSkipped(text)) continue
    const indent = indentOf(text)
    if (indent < column) return
    if (indent === column) yield line
  }
}

function fieldAt(lines: readonly string[], place: Place, name: string): Found | undefined {
  const { column } = place
  for (const line of groupAt(lines, place).all) {
    const text = lines[line] ?? ''
    if (!text.startsWith(`${name}:`, column)) continue
    const behind = column + name.length + 1
    const value = text.slice(behind)
    if (value !== '' && !value.startsWith(' ')) continue
    const key = { line: line + 1, column: column + 1, length: name.length }
    return { key, at: value.trim() === '' ? below(lines, line, column) : { line, column: behind + indentOf(value) } }
  }
  return undefined
}

function itemAt(lines: readonly string[], place: Place, index: number): Found | undefined {
  const line = groupAt(lines, place).items[index]
  if (line === undefined) return undefined
  const value = (lines[line] ?? '').slice(place.column + 1)
  const at =
    value.trim() === '' ? below(lines, line, place.column) : { line, column: place.column + 1 + indentOf(value) }
  return { key: undefined, at }
}

/** The lines that belong to a key with nothing after it: those indented further, or a list in the same column. */
function below(lines: readonly string[], line: number, column: number): Place | undefined {
  const next = firstFrom(lines, line + 1)
  if (!next) return undefined
  const isList = next.column === column && /^-(?: |$)/.test((lines[next.line] ?? '').slice(column))
  return next.column > column || isList ? next : undefined
}

function rangeFrom(lines: readonly string[], { line, column }: Place): TextRange {
  const text = (lines[line] ?? '').slice(column).trimEnd()
  return { line: line + 1, column: column + 1, length: text.length }
}

/** Within braces or brackets that are closed in their line. */
function inFlow(text: string, steps: readonly string[], part: 'key' | 'value', at: Place): TextRange | undefined {
  const { contents, errors } = parseDocument(text)
  if (errors.length > 0 || !(isMap(contents) || isSeq(contents))) return undefined
  const { node, key, found } = parsedNodeAt(contents, steps.map((step) => `/${step}`).join(''))
  const wanted = part === 'key' || (isScalar(node) && node.range?.[0] === node.range?.[1]) ? (key ?? node) : node
  if (!found || !wanted) return undefined
  const [start, end] = wanted.range
  return { line: at.line + 1, column: at.column + start + 1, length: end - start }
}
