import { parseDocument } from 'yaml'
import type { TextRange } from '../diagnostic.ts'
import { markedNode, parsedNodeAt } from './node-at.ts'
import { pointerSteps, pointerTo } from './pointer.ts'

/** Where something begins in a file. */
interface Place {
  /** Zero-based, as the column is. */
  readonly line: number
  readonly column: number
  /** What its line says from there on. */
  readonly text: string
  /** The start of the next line that says something. */
  readonly next: Place | undefined
}

/**
 * Where a pointer leads in a file that the fast path could read, found from its lines alone: building the tree of
 * `yaml`, which would say the same, takes many times as long. Undefined if the lines are not enough.
 */
export function plainRange(lines: readonly string[], pointer: string, part: 'key' | 'value'): TextRange | undefined {
  let at = firstPlace(lines)
  let key: TextRange | undefined
  const steps = pointerSteps(pointer)
  for (const [index, step] of steps.entries()) {
    if (!at) return undefined
    if (/^[{[]/.test(at.text)) return inFlow(at, steps.slice(index), part)
    const found: Found | undefined = isItem(at) ? itemAt(at, Number(step)) : fieldAt(at, step)
    if (!found) return undefined
    ;({ key, at } = found)
  }
  return key && (part === 'key' || !at) ? key : at && rangeOfFirst(at, at.text.length)
}

interface Found {
  readonly key?: TextRange
  /** Where the value begins, if it is not empty. */
  readonly at: Place | undefined
}

const firstPlaces = new WeakMap<readonly string[], Place | undefined>()

/** The lines are scanned once, however many places are looked up in them: a page may have hundreds of warnings. */
function firstPlace(lines: readonly string[]): Place | undefined {
  if (!firstPlaces.has(lines)) firstPlaces.set(lines, lines.reduceRight<Place | undefined>(withLine, undefined))
  return firstPlaces.get(lines)
}

/** The start of a line, or of the next one where it is empty or a comment. */
function withLine(next: Place | undefined, whole: string, line: number): Place | undefined {
  const text = whole.trim()
  return text === '' || text.startsWith('#') ? next : { line, column: whole.indexOf(text), text, next }
}

const isItem = ({ text }: Place): boolean => `${text} `.startsWith('- ')

/** Each list and map is gone through once too. */
const groups = new WeakMap<Place, readonly Place[]>()

/** The items of a list, or the lines of a map that begin in its column. */
function partsOf(first: Place): readonly Place[] {
  const known = groups.get(first)
  if (known) return known
  const parts = [first]
  for (let { next } = first; next && next.column >= first.column; { next } = next) {
    if (next.column > first.column) continue
    if (isItem(first) && !isItem(next)) break
    parts.push(next)
  }
  groups.set(first, parts)
  return parts
}

function fieldAt(first: Place, name: string): Found | undefined {
  const field = partsOf(first).find(({ text }) => `${text} `.startsWith(`${name}: `))
  return field && { key: rangeOfFirst(field, name.length), at: after(field, name.length + 1) }
}

function itemAt(first: Place, index: number): Found | undefined {
  const item = partsOf(first)[index]
  return item && { at: after(item, 1) }
}

/**
 * What follows the first characters of a line or, where nothing does, begins below it: further right or, if it is a
 * list, in the column of its name.
 */
function after(place: Place, length: number): Place | undefined {
  const rest = place.text.slice(length)
  const text = rest.trimStart()
  if (text !== '') return { ...place, column: place.column + place.text.length - text.length, text }
  const { next } = place
  return next && (next.column > place.column || (next.column === place.column && isItem(next))) ? next : undefined
}

const rangeOfFirst = ({ line, column }: Place, length: number): TextRange => ({
  line: line + 1,
  column: column + 1,
  length,
})

/** Within braces or brackets that are closed in their line. */
function inFlow({ line, column, text }: Place, steps: readonly string[], part: 'key' | 'value'): TextRange | undefined {
  const { contents, errors } = parseDocument(text)
  const place = parsedNodeAt(contents, steps.reduce(pointerTo, ''))
  const marked = markedNode(place, part)
  if (errors.length > 0 || !place.found || !marked) return undefined
  const [start, end] = marked.range
  return { line: line + 1, column: column + start + 1, length: end - start }
}
