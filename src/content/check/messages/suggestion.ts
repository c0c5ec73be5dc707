import { isMap } from 'yaml'
import {
  valueAt,
  type Diagnostic,
  type DiagnosticRange,
  type Fix,
  type TextRange,
  placeholder,
} from '../../model/diagnostic.ts'
import { languages } from '../../model/language.ts'
import { parsedNodeAt, rangeOfPointer, lineAt, rangeOf } from '../../yaml/range.ts'
import { valueAtPointer } from '../../model/own-property.ts'
import { isQuoted, quote } from '../../yaml/quotes.ts'
import { linesOf, type Source } from '../../model/source.ts'
import type { Suggestion } from './reported-diagnostic.ts'

/**
 * The lines as they should read, or those to add, if a diagnostic knows how to correct the file.
 * @param line the line of the range, as it is in the file
 */
export function suggestionOf(
  { fix, range }: Pick<Diagnostic, 'fix' | 'range'>,
  source: Source,
  textRange: TextRange,
  line: string,
): Suggestion | undefined {
  switch (fix?.kind) {
    case 'lines':
      return {
        kind: fix.count === 0 ? 'add' : fix.lines.length === 0 ? 'remove' : 'replace',
        line: textRange.line,
        count: fix.count ?? fix.lines.length,
        lines: fix.lines,
      }
    case 'replace':
      return isComplete(line, textRange, range, source)
        ? replacing(textRange.line, [withReplaced(line, textRange, fix.by)])
        : undefined
    case 'exchange':
      return 'pointer' in range && range.pointer !== undefined ? exchanged(source, range.pointer) : undefined
    case 'split':
      return isComplete(line, textRange, range, source)
        ? replacing(textRange.line, inBothLanguages(line, textRange, writtenIn(line, textRange)))
        : undefined
    case 'fillIn':
      if (fix.inLanguages)
        return /:\s*$/.test(line)
          ? replacing(textRange.line, inBothLanguages(line, { ...textRange, length: 0 }, placeholder))
          : undefined
      return isText(source, range)
        ? filledTexts(source, range.pointer)
        : replacing(textRange.line, [filledIn(line, textRange, fix.by)])
    case 'addKey':
      return range.pointer === undefined ? undefined : addition(source, range.pointer, fix)
    case undefined:
      return undefined
  }
}

/** Whether a text is all on one line: of a longer one, only the first line would be replaced. */
function isComplete(line: string, textRange: TextRange, range: DiagnosticRange, { value }: Source): boolean {
  if ('line' in range || range.part === 'key') return true
  const written = writtenIn(line, textRange)
  return isQuoted(written) || written === String(valueAtPointer(value, range.pointer))
}

const writtenIn = (line: string, { column, length }: TextRange): string => line.slice(column - 1, column - 1 + length)

/** The texts of both languages swapped, if each is on one line. */
function exchanged(source: Source, pointer: string): Suggestion | undefined {
  const lines = linesOf(source)
  const places = languages.map((language) => {
    const range = valueAt(`${pointer}/${language}`)
    const place = rangeOfPointer(source.tree, `${pointer}/${language}`, 'value')
    const line = lines[place.line - 1] ?? ''
    return {
      ...place,
      isComplete: isComplete(line, place, range, source),
      text: writtenIn(line, place),
    }
  })
  const [first, last] = places.toSorted((a, b) => a.line - b.line || a.column - b.column)
  if (!first || !last || !places.every((place) => place.isComplete)) return undefined
  const changed = lines.slice(first.line - 1, last.line)
  const put = (at: TextRange, by: string): void => {
    const index = at.line - first.line
    changed[index] = withReplaced(changed[index] ?? '', at, by)
  }
  // From the end, so that the other position stays valid.
  put(last, first.text)
  put(first, last.text)
  return { kind: 'replace', line: first.line, count: changed.length, lines: changed }
}

/** Replaces one line by others. */
const replacing = (line: number, lines: readonly string[]): Suggestion => ({ kind: 'replace', line, count: 1, lines })

const withReplaced = (line: string, { column, length }: TextRange, by: string): string =>
  line.slice(0, column - 1) + by + line.slice(column - 1 + length)

const isText = ({ value }: Source, range: DiagnosticRange): range is DiagnosticRange & { readonly pointer: string } =>
  range.pointer !== undefined && typeof valueAtPointer(value, range.pointer) === 'object'

/** The lines of an empty text, with the placeholder after each language. */
function filledTexts(source: Source, pointer: string): Suggestion {
  const lines = source.text.split('\n')
  const places = languages.map((language) => rangeOfPointer(source.tree, `${pointer}/${language}`, 'key'))
  const first = Math.min(...places.map(({ line }) => line))
  const last = Math.max(...places.map(({ line }) => line))
  for (const place of places.toSorted((a, b) => b.column - a.column))
    lines[place.line - 1] = filledIn(lines[place.line - 1] ?? '', place)
  return { kind: 'replace', line: first, count: last - first + 1, lines: lines.slice(first - 1, last) }
}

function filledIn(line: string, { column }: TextRange, by = placeholder): string {
  const filled = line
    .slice(column - 1)
    .replace(
      /^([^:]+:)\s*(?:"\s*"|'\s*')?\s*(?=([}#])?)/,
      (_, key: string, next?: string) => `${key} ${by}${next ? ' ' : ''}`,
    )
  return line.slice(0, column - 1) + filled
}

function inBothLanguages(line: string, range: TextRange, written: string): readonly string[] {
  const start = /^(\s*(?:- +)*)[\w-]+:/.exec(line)
  if (!start) return [withReplaced(line, range, `{ pt: ${inBraces(written)}, en: ${placeholder} }`)]
  const indent = ' '.repeat((start[1]?.length ?? 0) + 2)
  return [start[0], `${indent}pt: ${written}`, `${indent}en: ${placeholder}`]
}

/** A text as it may be written in braces. */
const inBraces = (text: string): string => (/[,:#{}[\]]/.test(text) ? quote(text) : text)

function addition(
  source: Source,
  pointer: string,
  { key, languages: inLanguages }: Extract<Fix, { readonly kind: 'addKey' }>,
): Suggestion | undefined {
  const { root, text } = source.tree
  const { node, key: keyNode } = parsedNodeAt(root, pointer)
  if (!isMap(node)) {
    const range = rangeOf(text, keyNode?.range[0] ?? 0, keyNode?.range[1] ?? 0)
    return adding(range.line, keyLines(key, inLanguages, ' '.repeat(keyNode ? range.column + 1 : 0)))
  }
  const [start, end] = node.range
  if (node.flow) {
    if (text.slice(start, end).includes('\n')) return undefined
    const range = rangeOf(text, start, end)
    const line = text.split('\n')[range.line - 1] ?? ''
    const both = `{ pt: ${placeholder}, en: ${placeholder} }`
    if (node.items.length === 0 && languages.some((language) => language === key))
      return replacing(range.line, [withReplaced(line, range, both)])
    const inner = inLanguages ? both : placeholder
    const written = text.slice(start, end).replace(/[\s,]*\}$/, '')
    const behind = node.items.length > 0 ? ',' : ''
    return replacing(range.line, [withReplaced(line, range, `${written}${behind} ${key}: ${inner} }`)])
  }
  const behind = lineAt(text, text.slice(0, end).trimEnd().length)
  return adding(behind, keyLines(key, inLanguages, ' '.repeat(rangeOf(text, start, end).column - 1)))
}

/** Adds lines after a line. */
const adding = (line: number, lines: readonly string[]): Suggestion => ({
  kind: 'add',
  line: line + 1,
  count: 0,
  lines,
})

const keyLines = (key: string, inLanguages: boolean, indent: string): string[] =>
  inLanguages
    ? [`${indent}${key}:`, `${indent}  pt: ${placeholder}`, `${indent}  en: ${placeholder}`]
    : [`${indent}${key}: ${placeholder}`]
