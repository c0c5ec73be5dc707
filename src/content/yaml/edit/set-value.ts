import { isCollection, isMap, isPair, isScalar, type ParsedNode, type Scalar } from 'yaml'
import { valueAtPath } from '../../model/own-property.ts'
import type { ValuePath } from '../../model/pointer.ts'
import type { Value } from '../../model/source.ts'
import { valueOfTree } from '../value.ts'
import { EditError, type NewValue } from './edit.ts'
import { chunkOf, itemsOf, locate, parseFile, withChunk } from './locate.ts'
import type { Entry, Located, ParsedFile } from './locate.ts'
import { addKey, insertItem, moveItem, remove } from './members.ts'
import { pairItems } from './pair-items.ts'
import { isSame, readValue } from './read.ts'
import { isListValue, isScalarValue, isTextToAnyone, refuseUnwritable, writings } from './write.ts'
import { writtenEntry, writtenInFlow, type NewMap, type Style, type Writing } from './write.ts'

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
  const text = String(value)
  if (!entry || String(scalar.value ?? '') === text) return file.text
  refuseUnwritable(text)
  const inFlow = rest.length > 0
  const opened = inFlow && text.includes('\n') ? openFlow(file, entry) : undefined
  if (opened !== undefined) return setValue(parseFile(opened), path, value)
  const isBare = scalar.type === 'PLAIN' && scalar.source !== '' && !isTextToAnyone(scalar.source)
  const bare = typeof value !== 'string' || isBare
  const { column, line } = entry
  const chunk = chunkOf(file, entry)
  for (const writing of writings(text, { ...writtenAs(file, scalar, column), inFlow, bare, column })) {
    const changed = withWriting(chunk, scalar, line, writing)
    if (valueAtPath(readValue(changed), [entry.key, ...rest]) === text) return withChunk(file, entry, changed)
  }
  throw new EditError(`There is no way to write the text at ${path.join('/')}.`)
}

/** An empty text has no style worth keeping: what is written next is written as plainly as it can be. */
function writtenAs(
  file: ParsedFile,
  { value, type, range }: Scalar.Parsed,
  column: number,
): { style?: Style; indent: number } {
  const indent = column + 2
  if ((value ?? '') === '' || type === undefined) return { indent }
  const style = type as Style
  if (!style.startsWith('BLOCK')) return { style, indent }
  const own = /\n( *)[^ \n]/.exec(file.text.slice(range[0], range[1]))?.[1]?.length
  return { style, indent: own ?? indent }
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

/**
 * Turns what is written in `{ }` or `[ ]` into a block, each member written as it was: several paragraphs do not fit in
 * brackets. Undefined if a comment would be lost by it.
 */
function openFlow(file: ParsedFile, entry: Entry): string | undefined {
  const { node, head, column, line } = entry
  const chunk = chunkOf(file, entry)
  const written = (part: ParsedNode | null): string => (part ? file.text.slice(part.range[0], part.range[1]) : '')
  if (!isCollection(node) || written(node).includes('\n')) return undefined
  const parts = itemsOf(node).map((item) =>
    (isPair(item) ? `${written(item.key)}: ${written(item.value)}` : `- ${written(item)}`).trimEnd(),
  )
  const behind = chunk.slice(node.range[1] - line)
  const comment = /^[ \t]+#.*(?=\n)/.exec(behind)?.[0] ?? ''
  const inner = `\n${' '.repeat(column + 2)}`
  // The first key of an item follows its hyphen.
  const isCompact = head === '-' && comment === '' && isMap(node)
  const start = ' '.repeat(column) + head + comment + (isCompact ? ' ' : inner)
  const result = start + parts.join(inner) + behind.slice(behind.indexOf('\n'))
  return isSame(readValue(result), readValue(chunk)) ? withChunk(file, entry, result) : undefined
}

/** Writes a value anew in place of one of another kind. A comment on the line of its key stays if it can. */
function replace({ file, node, entry, rest, block }: Located, value: NewValue): string {
  if (!entry) throw new EditError('The file as a whole can not become something else.')
  const [from, to] = node?.range ?? [0, 0]
  if (rest.length > 0) {
    const written = (from === to ? ' ' : '') + writtenInFlow(value)
    return parseFile(file.text.slice(0, from) + written + file.text.slice(to)).text
  }
  const { head, column, line } = entry
  const written = writtenEntry(head, value, column)
  const behind = file.text.slice(block ? line + column + head.length : to, entry.to)
  const comment = /^[ \t]+#.*/.exec(behind)?.[0] ?? ''
  const commented = written.replace('\n', `${comment}\n`)
  const isRead = readValue(commented) !== undefined
  return parseFile(withChunk(file, entry, isRead ? commented : written)).text
}
