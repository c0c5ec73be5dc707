import { languages } from '../../model/language.ts'
import { asParagraphs, itemSign } from '../../yaml/pasted-list.ts'
import { isQuoted, quote } from '../../yaml/quotes.ts'
import { nearest } from '../validate/nearest.ts'
import type { CorrectedLines } from './correction.ts'
import {
  indentOf,
  isBarred,
  isQuotedInLines,
  lineStart,
  endOfText,
  hasOtherHyphen,
  isEmptyLine,
  resemblesField,
} from './scan-lines.ts'
import type { ScannedLine } from './scan-lines.ts'
import { fieldNames } from './shape.ts'

/** How a line of prose may begin: not as a comment, with a brace or with gibberish. */
const beginsText = /^\s*[\p{L}\d"'“”«(…]/u

/**
 * The lines after a text that belong to it but are not read with it: a pasted list, lines indented too little or with a colon.
 * @param column where the text's key begins
 * @param isField whether a line looks like a misspelt field
 * @returns the first and the last of them, zero-based, the line after the whole text, and whether they are list items
 */
export function looseText(lines: readonly string[], line: number, column: number, isField: (line: number) => boolean) {
  const isPlain = /^[^|>"']/.test(lineStart(lines[line] ?? '')?.value ?? '')
  let first: number | undefined
  let isList = false
  let end = line + 1
  for (const [at, text] of lines.entries()) {
    if (at <= line || text.trim() === '') continue
    // With `—`, a speech begins.
    const isDash = !itemSign.test(text)
    const item = text.replace(isDash ? /^\s*—(?!—)\s*/ : itemSign, '')
    const isItem = item !== text
    if (!isItem && !beginsText.test(text)) break
    if (isItem ? beginsGroup(item, isList || isDash) : isNamed(text, isList) || (!isList && isField(at))) break
    isList ||= isItem
    if (isItem || indentOf(text) <= column || (isPlain && /:(?:\s|$)/.test(text))) first ??= at
    end = at + 1
  }
  return first === undefined ? undefined : { first, last: end - 1, end, isList }
}

type LooseText = NonNullable<ReturnType<typeof looseText>>

/** Whether an item is a group of fields rather than a text. In a list of texts, a key alone proves nothing. */
function beginsGroup(item: string, isInList: boolean): boolean {
  const word = /^[\w-]+/.exec(item)?.[0] ?? ''
  return item.startsWith('{') || isNamed(item, isInList) || (!isInList && fieldNames().has(word))
}

/** Whether a line begins with a key and a colon. In a list of texts it has to be a key of the schema. */
function isNamed(text: string, isInList: boolean): boolean {
  const key = lineStart(text)?.key
  if (key === undefined) return false
  return isInList
    ? nearest(key, fieldNames()) !== undefined
    : /^\p{Ll}/u.test(key) || fieldNames().has(key.toLowerCase())
}

/**
 * A text and the loose lines after it, as they should be written: the lines indented further, if that is enough, or all
 * of it below a bar. Whether the text may have a list is checked once it can be read.
 * @param column where the text's key begins
 */
export function correctLooseText(
  lines: readonly string[],
  line: number,
  value: string,
  column: number,
  { first, last, end, isList }: LooseText,
): CorrectedLines {
  const about = { code: 'looseText', facts: { first: first + 1, last: last + 1, isList } } as const
  const below = ' '.repeat(column + 2)
  const whole = lines.slice(line, end)
  const rest = lines.slice(first, end)
  const [text = ''] = whole
  const [loose = ''] = rest
  const isOneParagraph = whole.slice(0, first - line).every((each) => each.trim() !== '')
  if (isQuotedInLines(value) || (!isList && value !== '' && !isQuoted(value) && isOneParagraph && canFollow(rest))) {
    const right = rest.map((each) => (each.trim() === '' ? each : below + each.trim()))
    const place = { line: first, count: end - first, column: indentOf(loose), length: loose.trim().length }
    return { ...about, ...place, lines: right }
  }
  const start = value === '' ? `${text.trimEnd()} ` : text.trimEnd().slice(0, -value.length)
  const words = isBarred(value) ? '' : isQuoted(value) ? value.slice(1, -1) : value
  const body = asParagraphs(words, whole.slice(1), false)
  const suggested = [`${start}|`, ...body.map((each) => each && below + each)]
  const inOneLine = start + JSON.stringify(body.join('\n'))
  const place = { line, count: end - line, column: start.length, length: value.length || 1 }
  return { ...about, ...place, lines: whole.map((_, at) => (at === 0 ? inOneLine : '')), suggested }
}

/** Whether indenting lines is enough to continue a text: they form one paragraph and hold nothing special to YAML. */
const canFollow = (lines: readonly string[]): boolean =>
  lines.every((line) => line.trim() !== '' && !/:(?:\s|$)|\s#|^\s*[-?#&*!|>%@`"'{[\]},]/.test(line))

/**
 * A text on the line of its key, above the text in the other language: the name of its own language is missing.
 * @param column where the key begins
 */
export function textBeside(lines: readonly string[], line: number, column: number): CorrectedLines | undefined {
  const text = (lines[line] ?? '').trimEnd()
  const { key = '', value: beside = '', isText } = lineStart(text) ?? {}
  const value = beside.replace(/^(?:pt|en):\s+/, '')
  const [below, next] = [lineStart(lines[line + 1] ?? ''), lineStart(lines[line + 2] ?? '')]
  const [missing] = languages.filter((language) => language !== below?.key)
  const isTranslated = below?.isText && !below.isItem && below.value !== '' && below.indent >= column
  if (!isTranslated || next?.key === missing) return undefined
  // An unknown key may be a misspelt language.
  const isName = fieldNames().has(key) && !isText
  if (missing === undefined || !isName || /^(?:[{[|>&*!#]|$)/.test(value)) return undefined
  const start = text.slice(0, -beside.length).trimEnd()
  const inGroup = ' '.repeat(column + 2)
  const other = inGroup + (lines[line + 1] ?? '').trim()
  const both = [`${inGroup}${missing}: ${/:(?:\s|$)|\s#/.test(value) ? quote(value) : value}`, other]
  const suggested = [start, ...(missing === languages[0] ? both : both.toReversed())]
  const place = { line, count: 2, column: text.length - value.length, length: value.length }
  return { code: 'textBeside', facts: { key, missing }, ...place, lines: [start, other], suggested }
}

/** Prose rather than a field, whatever its name: without a colon, or with one in a sentence. */
function isProse(text: string): boolean {
  // A field whose colon is missing.
  if (resemblesField(text) || fieldNames().has(/^\s*([\w-]+)/.exec(text)?.[1] ?? '')) return false
  const [, name, value = ''] = /^\s*([^:"'{[]+?)\s*:\s+(.*)$/.exec(text) ?? []
  if (name === undefined) return /^\s*[\p{L}\d«“(¿¡!]/u.test(text) && !isMisspelt(text.trim())
  return name.includes(' ') && (name.length > 20 || (/^\p{Ll}/u.test(value) && value.split(' ').length > 3))
}

/** A single word, unless it is a name with a capital, may be a field without its colon. */
const isMisspelt = (text: string): boolean =>
  !/\s/.test(text) && (!/^\p{Lu}/u.test(text) || nearest(text, fieldNames()) !== undefined)

/** A comment or a line across, as other programs have them. */
const isForeignNote = (text: string): boolean => /^\s*(?:\/\/|<!--|```|[-_*~]{4,}\s*$)/.test(text)

const isQuotedMail = (text: string): boolean => /^\s*>{1,6}(?!>)/.test(text) && !hasOtherHyphen(text)

/**
 * Lines that belong to nothing: a note that has lost its `#`, or quoted mail. They begin no field, and stand where no
 * text can go on: as far to the left as the next field, or behind a field that holds no text.
 */
export function strayLines(lines: readonly string[]): CorrectedLines[] {
  const found: CorrectedLines[] = []
  let field: Pick<ScannedLine, 'column' | 'isText'> = { column: -1, isText: false }
  for (let line = 0; line < lines.length;) {
    const text = lines[line] ?? ''
    const start = lineStart(text)
    if (start && !isQuotedMail(text)) {
      field = start
      const isLong = isBarred(start.value) || isQuotedInLines(start.value)
      line = isLong ? endOfText(lines, line, start.value) : line + 1
      continue
    }
    const end = endOfStray(lines, line, field)
    if (end > line) found.push(asNote(lines, line, end))
    line = Math.max(end, line + 1)
  }
  return found
}

/** The line after those that belong to nothing; the same line if it does. @param last the field that was begun above */
function endOfStray(lines: readonly string[], line: number, last: Pick<ScannedLine, 'column' | 'isText'>): number {
  const [text = ''] = lines.slice(line, line + 1)
  if (isEmptyLine(text) || (!isQuotedMail(text) && !isForeignNote(text) && !isProse(text))) return line
  if (indentOf(text) > Math.max(0, last.column) || (last.column > 0 && indentOf(text) === last.column && last.isText))
    return line
  const length = lines.slice(line).findIndex((each) => (isQuotedMail(text) ? !isQuotedMail(each) : !isProse(each)))
  const end = length === -1 ? lines.length : line + length
  const next = lines.slice(end).find((each) => !isEmptyLine(each))
  const isAboveField = next !== undefined && lineStart(next) !== undefined && indentOf(next) === indentOf(text)
  const isNote = /^\s*[^\p{L}]*\p{Lu}/u.test(text) && end === line + 1 && isAboveField
  return !last.isText || isQuotedMail(text) || isForeignNote(text) || isNote ? Math.max(end, line + 1) : line
}

function asNote(lines: readonly string[], line: number, end: number): CorrectedLines {
  const own = lines.slice(line, end)
  const [first = ''] = own
  const suggested = own.map((each) => each.replace(/\S/, '# $&'))
  const facts = { first: line + 1, last: end, isMail: isQuotedMail(first) }
  const place = { line, count: end - line, column: indentOf(first), length: first.trim().length }
  return { code: 'strayLines', facts, ...place, lines: own.map(() => ''), suggested }
}
