import { isCollection, isScalar, type Scalar } from 'yaml'
import type { ValuePath, Tree, Value } from '../../model/source.ts'
import { valueOfTree } from '../parse.ts'
import { EditError, type NewValue } from './edit.ts'
import { chunkOf, type CollectionNode, type Entry, locate, type Located, parseFile, withChunk } from './locate.ts'
import { addKey, insertItem, moveItem, remove } from './members.ts'
import { pairItems } from './pair-items.ts'
import { isSame, valueOfText } from './read.ts'
import { isListValue, isScalarValue, isTextToAnyone, openedEntry, writtenEntry, writtenInFlow } from './write.ts'
import type { KeptWriting, NewMap, NewScalar } from './write.ts'

/**
 * Gives a place another value. A map keeps the keys that it still has, and a list the items that it still has, with
 * their comments and their writing; only what is of another kind is written anew.
 */
export function setValue(file: Tree, path: ValuePath, value: NewValue): string {
  const located = locate(file, path)
  const { node } = located
  if (isScalar(node)) return isScalarValue(value) ? setScalar(located, path, value) : replace(located, value)
  if (!isCollection(node)) throw new EditError(`What is at ${path.join('/')} is no text, no list and no map.`)
  const { value: now } = valueOfTree(node, file.text)
  if (Array.isArray(now)) return isListValue(value) ? setList(file, path, now, value) : replace(located, value)
  if (isScalarValue(value) || isListValue(value) || typeof now === 'string') return replace(located, value)
  return setMap(file, path, now, value)
}

function setMap(file: Tree, path: ValuePath, from: Readonly<Record<string, Value>>, to: NewMap): string {
  let result = file
  const keys = Object.keys(from)
  let above = -1
  // Additions come first, so that a map that loses all its keys does not turn into `{}` in between.
  for (const [key, value] of Object.entries(to)) {
    const old = Object.hasOwn(from, key) ? from[key] : undefined
    if (old === undefined) {
      result = parseFile(addKey(result, path, key, value, above + 1))
      keys.splice(above + 1, 0, key)
    } else if (!isSame(old, asRead(value))) result = parseFile(setValue(result, [...path, key], value))
    above = keys.indexOf(key)
  }
  for (const key of Object.keys(from)) if (!Object.hasOwn(to, key)) result = parseFile(remove(result, [...path, key]))
  return result.text
}

function setList(file: Tree, path: ValuePath, from: readonly Value[], to: readonly NewValue[]): string {
  let result = file
  const paired = pairItems(from, to.map(asRead), undefined)
  // Items of which none stays are rewritten, so that a list that loses all of them does not turn into `[]` in between.
  const matches = paired.every((each) => each === undefined) ? to.map((_, index) => index) : paired
  const current = [...from.keys()].filter((index) => matches.includes(index))
  for (const index of [...from.keys()].toReversed())
    if (!current.includes(index)) result = parseFile(remove(result, [...path, index]))
  for (const [index, value] of to.entries()) {
    const old = from[matches[index] ?? -1]
    const now = current.indexOf(matches[index] ?? -1)
    if (old === undefined) {
      result = parseFile(insertItem(result, path, index, value))
      current.splice(index, 0, -1)
      continue
    }
    if (now !== index) {
      result = parseFile(moveItem(result, [...path, now], index))
      current.splice(index, 0, ...current.splice(now, 1))
    }
    if (!isSame(old, asRead(value))) result = parseFile(setValue(result, [...path, index], value))
  }
  return result.text
}

/** A value as it is read once it is written: numbers, `true` and `false` are texts. */
const asRead = (value: NewValue): Value =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) => (typeof part === 'object' ? part : String(part))) as Value

/** Gives a scalar another text, in the style that it has, or in the nearest one that can hold the text. */
function setScalar(located: Located, path: ValuePath, value: NewScalar): string {
  const { file, node, entry, rest } = located
  const { value: before, type } = node as Scalar.Parsed
  const now = String(before ?? '').normalize()
  if (!entry || now === String(value)) return file.text
  if (rest.length > 0 && String(value).includes('\n')) {
    // Several paragraphs do not fit in brackets.
    const opened = withEntry(file, entry, [openedEntry(entry.head, entry.node as CollectionNode, entry.column)])
    return setValue(parseFile(opened), path, value)
  }
  // An empty text has no style worth keeping: what is written next is written as plainly as it can be.
  const style = now === '' ? undefined : type
  const isBare = typeof value === 'string' && style === 'PLAIN' && !isTextToAnyone(now)
  return replace(located, value, { style, isBare })
}

/** Writes a value anew, whatever was in its place. */
function replace({ file, node, entry, rest }: Located, value: NewValue, kept: KeptWriting = {}): string {
  if (!entry) throw new EditError('The file as a whole can not become something else.')
  const { head, column, line } = entry
  // A comment may follow a text only in quotes.
  const ways: readonly KeptWriting[] = [kept, { ...kept, style: 'QUOTED' }]
  if (rest.length === 0) {
    const written = ways.map((way) => writtenEntry(head, value, column, way))
    return withEntry(file, entry, written)
  }
  const [from, to] = node?.range ?? [0, 0]
  const chunk = chunkOf(file, entry)
  const before = chunk.slice(0, from - line)
  const separator = from < to || /\s$/.test(before) ? '' : /[:-]$/.test(before) ? ' ' : ': '
  return withChunk(file, entry, before + separator + writtenInFlow(value, kept) + chunk.slice(to - line))
}

/** The text with an entry written anew, in the first way that says the same with its comments. Where none does, they go. */
function withEntry(file: Tree, entry: Entry, ways: readonly string[]): string {
  const { node, head, column, line, to } = entry
  const { text } = file
  const isText = isScalar(node) && node.range[0] < node.range[1]
  const sign = isText ? (/^[|>][-+1-9]*/.exec(text.slice(node.range[0]))?.[0].length ?? 0) : 0
  const isInline = isText || (isCollection(node) && node.flow === true)
  const firstEnd = !isInline ? line + column + head.length : sign > 0 ? node.range[0] + sign : node.range[1]
  const comment = /^[ \t]+#.*/.exec(text.slice(firstEnd, to))?.[0] ?? ''
  const below = isText ? text.slice(Math.max(node.range[1], text.indexOf('\n', firstEnd) + 1), to) : ''
  const [written = ''] = ways
  const said = valueOfText(written)
  const commented = [below, ''].flatMap((after) => ways.map((way) => way.replace('\n', () => `${comment}\n`) + after))
  return withChunk(file, entry, commented.find((way) => isSame(valueOfText(way), said)) ?? written)
}
