import type { CorrectedLines } from './correction.ts'
import {
  endOfText,
  hasOtherHyphen,
  indentOf,
  isBarred,
  isEmptyLine,
  isQuotedInLines,
  lineStart,
  resemblesField,
  type ScannedLine,
} from './scan-lines.ts'
import { fieldNames } from './shape.ts'
import { nearest } from '../validate/nearest.ts'

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
const isForeignNote = (text: string): boolean => /^\s*(?:\/\/|<!--|[-_*~]{4,}\s*$)/.test(text)

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

/** The line after those that belong to nothing; the same line if it does. */
function endOfStray(lines: readonly string[], line: number, field: Pick<ScannedLine, 'column' | 'isText'>): number {
  const [text = ''] = lines.slice(line, line + 1)
  if (isEmptyLine(text) || (!isQuotedMail(text) && !isForeignNote(text) && !isProse(text))) return line
  if (
    indentOf(text) > Math.max(0, field.column) ||
    (field.column > 0 && indentOf(text) === field.column && field.isText)
  )
    return line
  const length = lines.slice(line).findIndex((each) => (isQuotedMail(text) ? !isQuotedMail(each) : !isProse(each)))
  const end = length === -1 ? lines.length : line + length
  const next = lines.slice(end).find((each) => !isEmptyLine(each))
  const isAboveField = next !== undefined && lineStart(next) !== undefined && indentOf(next) === indentOf(text)
  const isNote = /^\s*[^\p{L}]*\p{Lu}/u.test(text) && end === line + 1 && isAboveField
  return !field.isText || isQuotedMail(text) || isForeignNote(text) || isNote ? Math.max(end, line + 1) : line
}

function asNote(lines: readonly string[], line: number, end: number): CorrectedLines {
  const own = lines.slice(line, end)
  const [first = ''] = own
  const suggested = own.map((each) => each.replace(/\S/, '# $&'))
  const facts = { first: line + 1, last: end, isMail: isQuotedMail(first) }
  const place = { line, count: end - line, column: indentOf(first), length: first.trim().length }
  return { code: 'strayLines', facts, ...place, lines: own.map(() => ''), suggested }
}
