import { isCollection, isScalar, type Scalar } from 'yaml'
import { valueAtPath } from '../../model/own-property.ts'
import type { ValuePath } from '../../model/pointer.ts'
import type { Value } from '../../model/source.ts'
import { valueOfTree } from '../value.ts'
import { EditError, type NewValue } from './edit.ts'
import { chunkOf, locate, parseFile, withChunk } from './locate.ts'
import type { CollectionNode, Entry, Located, ParsedFile } from './locate.ts'
import { addKey, insertItem, moveItem, remove } from './members.ts'
import { pairItems } from './pair-items.ts'
import { isSame, readValue } from './read.ts'
import { isListValue, isScalarValue, isTextToAnyone, refuseUnwritable, writings } from './write.ts'
import { openedEntry, writtenEntry, writtenInFlow, type NewMap, type Style, type Writing } from './write.ts'

/**
 * Gives a place another value. A map keeps the keys that it still has, and a list the items that it still has, with
 * their comments and their writing; only what is of another kind is written anew.
 */
export function setValue(file: ParsedFile, path: ValuePath, value: NewValue): string {
  const located = locate(file, path)
  const { node } = located
  if (isScalar(node)) return isScalarValue(value) ? setScalar(located, path, value) : replace(located, value)
  if (!isCollection(node)) throw new EditError(`What is at ${path.join('/')} is no text, no list and no map.`)
  const { value: now } = valueOfTree(node, file.text)
  if (Array.isArray(now)) return isListValue(value) ? setList(file, path, now, value) : replace(located, value)
  if (isScalarValue(value) || isListValue(value) || typeof now === 'string') return replace(located, value)
  return setMap(file, path, now, value)
}

function setMap(file: ParsedFile, path: ValuePath, from: Readonly<Record<string, Value>>, to: NewMap): string {
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

function setList(file: ParsedFile, path: ValuePath, from: readonly Value[], to: readonly NewValue[]): string {
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
function setScalar({ file, node, entry, rest }: Located, path: ValuePath, value: string | number | boolean): string {
  const scalar = node as Scalar.Parsed
  const [now, text] = [String(scalar.value ?? ''), String(value)]
  if (!entry || now === text) return file.text
  refuseUnwritable(text)
  const inFlow = rest.length > 0
  if (inFlow && text.includes('\n')) {
    // Several paragraphs do not fit in brackets.
    const opened = withEntry(file, entry, openedEntry(entry.head, entry.node as CollectionNode, entry.column))
    return setValue(parseFile(opened), path, value)
  }
  const isBare = typeof value !== 'string' || (scalar.type === 'PLAIN' && now !== '' && !isTextToAnyone(now))
  // An empty text has no style worth keeping: what is written next is written as plainly as it can be.
  const style = now === '' ? undefined : (scalar.type as Style)
  const { column, line } = entry
  const chunk = chunkOf(file, entry)
  for (const writing of writings(text, column, { style, inFlow, isBare })) {
    const changed = withWriting(chunk, scalar, line, writing)
    if (valueAtPath(readValue(changed), [entry.key, ...rest]) === text) return withChunk(file, entry, changed)
  }
  throw new EditError(`There is no way to write the text at ${path.join('/')}.`)
}

/** The chunk with another writing for a scalar. What follows it on its line stays there. */
function withWriting(chunk: string, { type, range }: Scalar.Parsed, start: number, { source, body }: Writing): string {
  const [from, to] = [range[0] - start, range[1] - start]
  const isBlock = type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED'
  const signEnd = isBlock ? from + (/^[|>][-+1-9]*/.exec(chunk.slice(from))?.[0].length ?? 0) : to
  const lineEnd = chunk.indexOf('\n', signEnd)
  const before = chunk.slice(0, from)
  const separator = from < to || /\s$/.test(before) ? '' : /[:-]$/.test(before) ? ' ' : ': '
  return (
    before + separator + source + chunk.slice(signEnd, lineEnd + 1) + body + chunk.slice(isBlock ? to : lineEnd + 1)
  )
}

/** Writes a value anew in place of one of another kind. */
function replace({ file, node, entry, rest }: Located, value: NewValue): string {
  if (!entry) throw new EditError('The file as a whole can not become something else.')
  if (rest.length === 0) return withEntry(file, entry, writtenEntry(entry.head, value, entry.column))
  const [from, to] = node?.range ?? [0, 0]
  const written = (from === to ? ' ' : '') + writtenInFlow(value)
  return parseFile(file.text.slice(0, from) + written + file.text.slice(to)).text
}

/** The text with an entry written anew. A comment on the line of its key stays if it can. */
function withEntry(file: ParsedFile, entry: Entry, written: string): string {
  const { node, head, column, line, to } = entry
  const isBlock = isCollection(node) && node.flow !== true
  const behind = file.text.slice(isBlock || !node ? line + column + head.length : node.range[1], to)
  const comment = /^[ \t]+#.*/.exec(behind)?.[0] ?? ''
  const commented = written.replace('\n', `${comment}\n`)
  const isRead = readValue(commented) !== undefined
  return parseFile(withChunk(file, entry, isRead ? commented : written)).text
}
