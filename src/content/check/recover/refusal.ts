import { error, startOfFile, withLines } from '../../model/diagnostic.ts'
import type { Diagnostic, DiagnosticRange, TextRange } from '../../model/diagnostic.ts'
import type { Source } from '../../model/source.ts'
import type { ParsedText } from '../../yaml/parse.ts'
import { quote } from '../../yaml/quotes.ts'
import { lineAt, rangeOf } from '../../yaml/range.ts'
import type { Examine } from '../validate/examine.ts'
import { nearest } from '../validate/nearest.ts'
import { lineStart } from './scan-lines.ts'
import { fieldNames, fileShape } from './shape.ts'

type Kind = Source['kind']

export function syntaxError(text: string, { pos, code } = { pos: [0, 1], code: '' }): Diagnostic {
  const [start = 0, end = 0] = pos
  return error('syntax', { code }, ofFile(rangeOf(text, start, Math.max(end, start + 1))))
}

/** What no file of the content has, by what it comes from: as long as it is there, nothing else can be judged. */
const foreign = {
  conflictMarks: /^ *(?:<{7}|>{7})(?= |$)|^={7}$/m,
  rtf: /^\s*\{\\rtf/,
  html: /^\s*<(?:!doctype|html|head|body|\?xml)\b/i,
  // A ZIP archive (DOCX, ODT, Pages), a PDF, a picture. A byte that is no letter is read as U+FFFD.
  binary: /^(?:PK[^\w\s]{2}|%PDF-|\ufffdPNG|GIF8|RIFF|\ufffd{4}[^\n]{0,4}(?:JFIF|Exif))/,
  // A line of the check, and names for parts of a file that grow with each use.
  report: /^(?! *#).*(\.yaml:\d+:\d+)/m,
  aliases: /(?:\*[\w-]+\s*,\s*){4}\*[\w-]/,
}

export function foreignText(text: string): Diagnostic | undefined {
  for (const [kind, pattern] of Object.entries(foreign) as [keyof typeof foreign, RegExp][]) {
    const found = pattern.exec(text)
    if (!found) continue
    const end = found.index + found[0].length
    const range = ofFile(rangeOf(text, end - (found[1] ?? found[0]).length, end))
    return kind === 'conflictMarks' ? error(kind, {}, range) : error('foreign', { kind }, range)
  }
  return undefined
}

/** Why a file cannot be read as a page at all, whatever else it says. */
export function refusal(parsed: ParsedText, text: string, kind: Kind): Diagnostic | undefined {
  const { root, errors, refusedAt, secondDocumentAt } = parsed
  if (refusedAt !== undefined) return error('syntax', { code: '' }, ofFile(rangeOf(text, refusedAt, refusedAt + 1)))
  if (secondDocumentAt !== undefined) return secondDocument(text, secondDocumentAt)
  if (root || errors.length > 0) return undefined
  // Without events, the file of the events says so; any other file has no content that would do.
  const fix = kind === 'events' ? withLines(['events: []'], text === '' ? 1 : 0) : {}
  return error('emptyFile', { kind }, startOfFile, fix)
}

/** Reported at the line that begins it, or ends the one before, which may well be a slip. */
function secondDocument(text: string, from: number): Diagnostic {
  const marks = [...text.matchAll(/^(?:---|\.\.\.)(?=\s|$)/gm)].filter(({ index }) => index <= from)
  // A mark at the start of the file is right.
  const at = marks.findLast(({ index }) => /^[^#\s]/m.test(text.slice(0, index)))?.index ?? from
  return error('manyDocuments', {}, ofFile(rangeOf(text, at, at + 3)), withLines([], 1))
}

/**
 * Reports that the line is missing that names the file's list, or the first language of the dictionary: nothing else can
 * be judged until it is there.
 */
export function unnamedStart(kind: Kind, text: string): Diagnostic | undefined {
  const root = fileShape(kind)
  const isDictionary = kind === 'dictionary'
  const isStart = (name: string) => root.kind === 'map' && (isDictionary || root.field(name)?.kind === 'list')
  const key = root.kind === 'map' ? root.required.flat().find(isStart) : undefined
  if (key === undefined || new RegExp(`^\\s*-?\\s*["']?${key}`, 'mi').test(text)) return undefined
  const lines = text.split('\n')
  let line = lines.findIndex((each) => (isDictionary ? /^\w|^ +[\w-]+:/ : /^ {0,2}- /).test(each))
  // What is there is named by another line, of which the words below are repeated.
  if (/^\w/.test(lines[line] ?? '')) return undefined
  if (isDictionary) while (/^\s*#/.test(lines[line - 1] ?? '')) line--
  // A key that is merely misspelt is not missing.
  const above = /^([\w-]+):\s*$/.exec(lines[line - 1] ?? '')?.[1]
  if (line === -1 || (above !== undefined && nearest(above, [key]) !== undefined)) return undefined
  return error('missingKey', { key }, ofFile({ line: line + 1, column: 1, length: 1 }), withLines([`${key}:`], 0))
}

/**
 * Reports a line with two fields, such as `pt: Lisboa en: Lisbon`, with a line for each: the second one is then missing
 * nowhere else. Only where the file can be read with two lines, and says less that is wrong than with quotes.
 * @param meant the text with what is wrong in other lines corrected
 * @param at that line, zero-based; by default, the first that cannot be read
 */
export function severalFields(text: string, examine: Examine, meant = text, at = firstWrong(text, examine)) {
  const lines = meant.split('\n')
  const line = text.split('\n')[at] ?? ''
  const start = lineStart(line)
  // A brace that closes what nothing opens says that the fields are meant to stay together.
  if (start?.key === undefined || /^[^{]*\}|^$/.test(start.value)) return undefined
  const judge = (written: readonly string[]) => examine(lines.toSpliced(at, 1, ...written).join('\n'))
  // The second field may belong to the group around this one, or around that.
  for (const indent of [0, 2, 4].map((back) => ' '.repeat(Math.max(0, start.column - back))))
    for (const found of line.matchAll(/(?:([.!?…)”»"'])|,?\s+)(?=([\w-]+):(?:\s|$))/g)) {
      const [gap, mark = '', key = ''] = found
      if (found.index < start.column || !fieldNames().has(key)) continue
      const quoted = judge([line.slice(0, -start.value.length) + quote(start.value)]).mistakes
      const both = [line.slice(0, found.index) + mark, indent + line.slice(found.index + gap.length)]
      const { parsed, changed, mistakes } = judge(both)
      if (parsed.errors.length + changed.length > 0 || mistakes >= quoted) continue
      const range = { line: at + 1, column: found.index + 1, length: gap.length }
      return error('severalFields', { key }, ofFile(range), withLines(both, 1))
    }
  return undefined
}

const firstWrong = (text: string, examine: Examine): number => {
  const [first] = examine(text).parsed.errors
  return first ? lineAt(text, first.pos[0]) - 1 : -1
}

/** A range that belongs to no part of the page. */
const ofFile = (range: TextRange): DiagnosticRange => ({ ...range, pointer: '' })
