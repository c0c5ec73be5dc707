import { isAlias, isScalar, type Pair, type ParsedNode, type Scalar } from 'yaml'
import { error, placeholder, replacedBy, withLines } from '../model/diagnostic.ts'
import type { Diagnostic, Fix, TextRange } from '../model/diagnostic.ts'
import { languages } from '../model/language.ts'
import { endlessLine } from '../model/source.ts'
import { asParagraphs, itemSign } from './pasted-list.ts'
import { writableText } from './characters.ts'
import { inQuotes, quoteIfNeeded } from './quotes.ts'
import { lineAt, linesOf, rangeOf } from './range.ts'

/** What YAML would silently change or leave out of a text, as far as it is read. */
export interface Reading {
  readonly text: string
  readonly diagnostics: Diagnostic[]
}

/** What YAML takes from a value by itself. */
export function findInValue(node: ParsedNode, reading: Reading): void {
  findSign(node, reading)
  if (!isScalar(node)) return
  // Names, numbers, days and addresses are one word, or the digits of a telephone. A text may be, too.
  const isText = /\b(?:pt|en)["']?:\s+$/.test(reading.text.slice(Math.max(0, node.range[0] - 80), node.range[0]))
  const mayBeRemark = node.source === placeholder || (!isText && /^(?:[a-z\d/]\S*|\+[\d ]+)$/.test(node.source))
  if (node.type === 'PLAIN' && !mayBeRemark) findLost(node.range[1], node.source, reading)
  findEscaped(node, reading)
}

/** What YAML takes from a key, and from its value because of the line of the key. */
export function findInPair(key: Scalar.Parsed, value: ParsedNode | null, reading: Reading): void {
  findSign(key, reading)
  findLostLine(key, value, reading)
}

/** Anchors, aliases and tags: YAML takes the first word of a text that begins with one of these signs. */
function findSign(node: ParsedNode, reading: Reading): void {
  const anchor = 'anchor' in node ? node.anchor : undefined
  const sign = isAlias(node) ? '*' : anchor !== undefined ? '&' : node.tag !== undefined ? '!' : undefined
  if (sign === undefined) return
  const [start] = node.range
  let from = isAlias(node) ? start : Math.max(0, reading.text.lastIndexOf(sign, start))
  // `!!binary` begins with two of them.
  while (reading.text[from - 1] === sign) from--
  const word = /^[^\s,\]}]+/.exec(reading.text.slice(from, from + 200))?.[0] ?? sign
  const range = rangeOf(reading.text, from, from + word.length)
  const isReported = reading.diagnostics.some(
    (other) => other.code === 'yamlSign' && 'line' in other.range && other.range.line === range.line,
  )
  // Once for each line, with the line as it reads when its text is quoted.
  if (!isReported) reading.diagnostics.push(error('yamlSign', { sign, word }, range, quotedFix(range, reading)))
}

/** A text that YAML reads as a comment, or that loses its paragraphs for want of a bar before it. */
function findLostLine(key: Scalar.Parsed, value: ParsedNode | null, reading: Reading): void {
  const { text } = reading
  const [, end] = key.range
  const isEmpty = !value || value.range[0] === value.range[1]
  const rest = restOfLine(text, end)
  if (isEmpty && rest.startsWith(':')) findLost(end + 1, '', reading)
  if (!isScalar(value) || value.type !== 'PLAIN') return
  const written = text.slice(value.range[0], value.range[1])
  if (!written.includes('\n')) return
  const [first = '', ...others] = written.split('\n')
  const range = rangeOf(text, key.range[0], end)
  const line = linesOf(text)[range.line - 1] ?? ''
  if (others.filter((each) => itemSign.test(each)).length > 1) {
    reading.diagnostics.push(listBelow(first, others, line, range))
    return
  }
  if (!String(value.value).includes('\n')) return
  const fix = rest.trimEnd() === ':' ? withLines([`${line.slice(0, range.column - 1 + range.length)}: |`]) : {}
  reading.diagnostics.push(error('signMissing', { sign: '|' }, range, fix))
}

/** A note to oneself, by the word that it begins with: no part of a text. */
const note =
  /^#+\s*(?:todo|fixme|xxx|nb|nota|ver|rever|mudar|alterar|trocar|substituir|corrigir|confirmar|verificar|completar|traduzir|atualizar|apagar|falta|por (?:fazer|rever|confirmar)|provisório|temporário|check|change|replace|fix|review|update|confirm|translate|delete|note)(?!\p{L})/iu

/** A comment behind what is kept of a text. Without any text before it, it may be a heading. */
function findLost(end: number, kept: string, reading: Reading): void {
  const rest = restOfLine(reading.text, end)
  const [, lost] = /^[ \t]+(#.*)/.exec(rest) ?? []
  if (lost === undefined || (kept !== '' && note.test(lost))) return
  const range = rangeOf(reading.text, end + rest.length - lost.length, end + rest.length)
  const heading = kept === '' ? /^#{1,6} +(.+)$/.exec(lost)?.[1] : undefined
  reading.diagnostics.push(error('lostComment', { kept, lost }, range, quotedFix(range, reading, heading)))
}

/** A character that no file may have, and that an escape in double quotes stands for: half an emoji, as `\uD83D`. */
function findEscaped({ type, range: [start, end], value }: Scalar.Parsed, { text, diagnostics }: Reading): void {
  const written = text.slice(start, end)
  if (type !== 'QUOTE_DOUBLE' || !written.includes('\\')) return
  const [said, right] = [String(value), writableText(String(value))]
  if (said === right) return
  const at = said.split('').findIndex((_, index) => said[index] !== right[index])
  const code = said.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')
  const range = rangeOf(text, start, end)
  const line = linesOf(text)[range.line - 1]?.replace(written, () => JSON.stringify(right)) ?? ''
  diagnostics.push(error('unseenCharacter', { code }, range, withLines([line])))
}

function restOfLine(text: string, from: number): string {
  const end = text.indexOf('\n', from)
  return text.slice(from, end === -1 ? undefined : end)
}

/** The diagnostic for a list pasted below a text: YAML would join both into one line. */
function listBelow(first: string, others: readonly string[], line: string, range: TextRange): Diagnostic {
  const at = others.findIndex((each) => itemSign.test(each)) + 1
  const facts = { first: range.line + at, last: range.line + others.length, isList: true }
  const below = ' '.repeat(range.column + 1)
  const body = asParagraphs(first, others, false).map((each) => each && below + each)
  // Where the text begins only in the line below, nothing follows the colon.
  const isBeside = line.trimEnd().endsWith(first.trimEnd())
  const start = isBeside ? line.trimEnd().slice(0, -first.trimEnd().length) : `${line.trimEnd()} `
  return error('looseText', facts, range, withLines([`${start}|`, ...body], others.length + (isBeside ? 1 : 2)))
}

/** @param heading the words of a comment that is a heading: in quotes its sign would be read on the page */
function quotedFix({ line, column }: TextRange, { text }: Reading, heading?: string): { fix?: Fix } {
  const written = linesOf(text)[line - 1] ?? ''
  if (heading !== undefined) return withLines([written.slice(0, column - 1) + quoteIfNeeded(heading.trimEnd())])
  const quoted = endlessLine.test(written) ? undefined : inQuotes(written)
  return quoted === undefined ? {} : withLines([quoted])
}

/** A key twice in a map: one can go if both say the same or one says nothing; otherwise the owner has to choose. */
export function duplicate(name: string, [first, second]: readonly [Pair, Pair], all: readonly Pair[], text: string) {
  const [one, other] = [placeOf(first, text), placeOf(second, text)]
  // A language that occurs twice while the other is missing: the second was meant to be the other one.
  const isLanguage = all.length === 2 && languages.some((language) => language === name)
  const meant = isLanguage ? languages.find((language) => language !== name) : undefined
  const [extra, kept] = !meant && one.says === '' && other.says !== '' ? [one, other] : [other, one]
  const mayGo = extra.isAlone && (extra.says === '' || extra.says === kept.says)
  const fix = meant ? replacedBy(meant) : mayGo ? withLines([], extra.lines) : {}
  const facts = { key: name, otherLine: lineAt(text, kept.start) }
  return error('duplicateKey', facts, rangeOf(text, extra.start, extra.keyEnd), fix)
}

/** Where a pair stands, what it says without the bar before a text, and whether nothing else stands in its lines. */
function placeOf({ key, value }: Pair, text: string) {
  const [start, keyEnd] = (key as ParsedNode).range
  const [valueStart, valueEnd] = (value as ParsedNode | null)?.range ?? [keyEnd, keyEnd]
  const written = text.slice(start, valueEnd).trimEnd()
  const lines = linesOf(text).slice(lineAt(text, start) - 1, lineAt(text, start + written.length))
  const says = text.slice(valueStart, valueEnd).replace(/^[|>][-+]?/, '')
  return { start, keyEnd, lines: lines.length, says: says.trim(), isAlone: lines.join('\n').trim() === written }
}
