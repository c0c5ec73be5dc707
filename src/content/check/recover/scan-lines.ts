import { languages } from '../../model/language.ts'
import { fieldNames } from './shape.ts'

/** A line that begins something, and the lines after it that merely continue its text. */
export interface ScannedLine {
  /** Zero-based. */
  readonly line: number
  /** The line after its text, not counting empty lines and comments. */
  readonly end: number
  readonly indent: number
  readonly isItem: boolean
  /** Where the name begins, behind the hyphen of an item. */
  readonly column: number
  /** The name before its colon; nothing where there is none. */
  readonly key: string | undefined
  /** Whether the name is that of a language. */
  readonly isText: boolean
  /** What follows the colon or the hyphen; empty where nothing does. */
  readonly value: string
}

const begins = /^(\s*)(- +|-$)?(?:("[^"]*"|'[^']*'|[\p{L}\d_][\p{L}\w-]*)[ \t]*:(?=\s|$))?[ \t]*(.*?)[ \t]*$/u

/** Whether nothing is written in a line but, perhaps, a comment. */
export const isEmptyLine = (line: string | undefined): boolean => /^\s*(?:#.*)?$/.test(line ?? '')
export const indentOf = (line: string | undefined): number => line?.search(/\S|$/) ?? 0

/** What a line begins: a list item, a field, or both. Undefined if it begins neither. */
export function lineStart(text: string): Omit<ScannedLine, 'line' | 'end'> | undefined {
  const [, white = '', hyphen, name, value = ''] = begins.exec(text) ?? []
  if (hyphen === undefined && name === undefined) return undefined
  const key = name?.replace(/^(["'])(.*)\1$/, '$2')
  return {
    indent: white.length,
    isItem: hyphen !== undefined,
    column: white.length + (hyphen === undefined ? 0 : 2),
    key,
    isText: languages.some((language) => language === key),
    value: value.startsWith('#') ? '' : value,
  }
}

/** The lines of a file that begin something. Any other line continues the text before it. */
export function scanLines(lines: readonly string[]): ScannedLine[] {
  const found: ScannedLine[] = []
  for (let line = 0; line < lines.length;) {
    const start = lineStart(lines[line] ?? '')
    const end = start ? endOfText(lines, line, start.value) : line + 1
    if (start) found.push({ ...start, line, end })
    line = end
  }
  return found
}

/** The line after the text that begins on a line. */
export function endOfText(lines: readonly string[], line: number, value: string): number {
  if (isBarred(value)) return endOfBarred(lines, line)
  const flowEnd = endOfFlow(lines, line, value)
  if (flowEnd !== undefined) return flowEnd
  const [quote = ''] = value
  if (isQuotedInLines(value)) {
    const below = lines.slice(line + 1)
    const last = below.findIndex((text) => beginsField(text) || closes(text, quote))
    const text = below[last]
    return text === undefined || beginsField(text) ? line + 1 : line + last + 2
  }
  return endBefore(lines, line, (text) => isEmptyLine(text) || beginsField(text) || beginsItem(text))
}

const mostWrapped = 3

/** The line after one that closes a brace which a value opens; undefined where none soon does. */
export function endOfFlow(lines: readonly string[], line: number, value: string): number | undefined {
  if (!/^\{[^{}]+$/.test(value)) return undefined
  const below = lines.slice(line + 1, line + 1 + mostWrapped)
  const last = below.findIndex((text) => /[{}]|^\s*- /.test(text))
  return /^[^{}]*\}\s*(?:#.*)?$/.test(below[last] ?? '') ? line + last + 2 : undefined
}

const isWritten = (text: string): boolean => text.trim() !== ''

/** The line after a text that goes on to a line that is none of it, but for the empty lines before that. */
function endBefore(lines: readonly string[], line: number, isNext: (text: string) => boolean): number {
  const below = lines.slice(line + 1)
  const next = below.findIndex((text) => isWritten(text) && isNext(text))
  return line + below.slice(0, next === -1 ? undefined : next).findLastIndex(isWritten) + 2
}

/** A block scalar, whose text begins on the next line: `|`, `>`, `|-`. */
export const isBarred = (value: string): boolean => /^[|>][+-]?\d?[+-]?(?:\s+#.*)?$/.test(value)

/** Whether a text begins with a quotation mark that is not closed on its line. */
export const isQuotedInLines = (value: string) => /^["']/.test(value) && !closes(value.slice(1), value.slice(0, 1))

const closes = (text: string, quote: string): boolean =>
  (quote === '"' ? /^(?:[^"\\]|\\.)*"\s*(?:#.*)?$/ : /^(?:[^']|'')*'\s*(?:#.*)?$/).test(text)

/** Whether a line begins with a name before a colon: any in lower case, or one that the schema knows. */
function beginsField(line: string): boolean {
  const name = /^\s*(?:- +)?["']?([A-Za-z][\p{L}\w-]*)["']?[ \t]*:(?:\s|$)/u.exec(line)?.[1]
  return name !== undefined && (/^[a-z]/.test(name) || isFieldName(name))
}

export function resemblesField(line: string): boolean {
  const [, name, sign = ''] = /^\s*(?:[-•–—*]\s*)?["']?([A-Za-z][\w-]*)["']?\s*([:;=]|\s|$)/.exec(line) ?? []
  return name !== undefined && isFieldName(name) && (sign.trim() !== '' || languages.some((each) => each === name))
}

/** Whether another sign stands in place of an item's hyphen, before a field: `> name: Ana`, `1. name: Ana`. */
export function hasOtherHyphen(line: string): boolean {
  const found = /^\s*(?:[>»+~]|--|\d{1,2}[.)]) +(?:\{|["']?([\w-]+)["']?\s*:)/.exec(line)
  return found !== null && (found[1] === undefined || isFieldName(found[1]))
}

const isFieldName = (name: string): boolean => fieldNames().has(name) || fieldNames().has(name.toLowerCase())
const beginsItem = (line: string): boolean => /^\s*-(?:\s|$)/.test(line)

/** The line after a block scalar: the first that is indented no further than the bar's line and looks like a field. */
function endOfBarred(lines: readonly string[], line: number): number {
  const indent = lines[line]?.search(/[^\s-]|$/) ?? 0
  return endBefore(lines, line, (text) => {
    if (indentOf(text) > indent) return false
    return resemblesField(text) || beginsField(text) || beginsItem(text) || isEmptyLine(text)
  })
}
