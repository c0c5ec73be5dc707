import { isAlias, isMap, isScalar, isSeq, type ParsedNode, type Scalar } from 'yaml'
import { error, type Diagnostic, type Fix, type TextRange, placeholder } from '../model/diagnostic.ts'
import type { DiagnosticFacts } from '../model/diagnostic-facts.ts'
import type { Value } from '../model/source.ts'
import { inQuotes, quoteIfNeeded } from './quotes.ts'
import { asParagraphs, itemSign } from './pasted-list.ts'
import { duplicate, type Pair } from './duplicate.ts'
import { rangeOf } from './range.ts'

export interface TreeValue {
  readonly value: Value
  /** What YAML would silently change or leave out. */
  readonly diagnostics: readonly Diagnostic[]
}

interface Reading {
  readonly text: string
  readonly diagnostics: Diagnostic[]
}

/** What a tree says. Every text is as it was written. */
export function valueOfTree(root: ParsedNode | null, text: string): TreeValue {
  const reading: Reading = { text, diagnostics: [] }
  return { value: valueOf(root, reading), diagnostics: reading.diagnostics }
}

function valueOf(node: ParsedNode | null | undefined, reading: Reading): Value {
  if (!node) return ''
  findSign(node, reading)
  if (isMap(node)) return mapValue(node.items, reading)
  if (isSeq(node)) return node.items.map((item) => valueOf(item as ParsedNode, reading))
  if (!isScalar(node)) return ''
  findLostComment(node, reading)
  return String(node.value)
}

function mapValue(pairs: readonly Pair[], reading: Reading): Value {
  const values = new Map<string, Value>()
  const firstWith = new Map<string, Pair>()
  for (const pair of pairs) {
    const { key, value } = pair
    const keyNode = key as ParsedNode
    const inner = valueOf(value as ParsedNode | null, reading)
    if (!isScalar(keyNode)) {
      const [start, end] = keyNode.range
      reading.diagnostics.push(error('syntax', { code: 'KEY' }, rangeOf(reading.text, start, end)))
      continue
    }
    findSign(keyNode, reading)
    findLostLine(keyNode, value as ParsedNode | null, reading)
    const name = String(keyNode.value)
    const first = firstWith.get(name)
    if (first) reading.diagnostics.push(duplicate(name, [first, pair], pairs, reading.text))
    else firstWith.set(name, pair)
    values.set(name, inner)
  }
  // Unlike a plain assignment, this sets no prototype where a name is `__proto__`.
  return Object.fromEntries(values)
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
  findSignAt({ sign, word }, rangeOf(reading.text, from, from + word.length), reading)
}

/** A text that YAML reads as a comment, or that loses its paragraphs for want of a bar before it. */
function findLostLine(key: Scalar.Parsed, value: ParsedNode | null, reading: Reading): void {
  const { text } = reading
  const [, end] = key.range
  const isEmpty = !value || value.range[0] === value.range[1]
  const rest = restOfLine(text, end)
  const [lost] = (isEmpty && /(?<=^:[ \t]+)#.*/.exec(rest)) || []
  if (lost !== undefined) {
    const range = rangeOf(text, end + rest.length - lost.length, end + rest.length)
    // In quotes the sign of a heading would be read on the page.
    const heading = /^#{1,6} +(.+)$/.exec(lost)?.[1]
    const fix = heading === undefined ? quotedFix(range, reading) : headingFix(range, heading, reading)
    reading.diagnostics.push(error('lostComment', { kept: '', lost }, range, fix))
  }
  if (!isScalar(value) || value.type !== 'PLAIN') return
  const [first = '', ...others] = text.slice(value.range[0], value.range[1]).split('\n')
  if (others.length === 0) return
  const range = rangeOf(text, key.range[0], end)
  const line = text.split('\n')[range.line - 1] ?? ''
  if (others.filter((each) => itemSign.test(each)).length > 1) {
    reading.diagnostics.push(listBelow(first, others, line, range))
    return
  }
  if (!String(value.value).includes('\n')) return
  const fix: { fix?: Fix } =
    rest.trimEnd() === ':'
      ? { fix: { kind: 'lines', lines: [`${line.slice(0, range.column - 1 + range.length)}: |`] } }
      : {}
  reading.diagnostics.push(error('signMissing', { sign: '|' }, range, fix))
}

/** The diagnostic for a list pasted below a text: YAML would join both into one line. */
function listBelow(first: string, others: readonly string[], line: string, range: TextRange): Diagnostic {
  const at = others.findIndex((each) => itemSign.test(each)) + 1
  const facts = { first: range.line + at, last: range.line + others.length, isList: true }
  const below = ' '.repeat(range.column + 1)
  const body = asParagraphs(first, others).map((each) => each && below + each)
  // Where the text begins only in the line below, nothing follows the colon.
  const isBeside = line.trimEnd().endsWith(first.trimEnd())
  const start = isBeside ? line.trimEnd().slice(0, -first.trimEnd().length) : `${line.trimEnd()} `
  const count = others.length + (isBeside ? 1 : 2)
  return error('looseText', facts, range, { fix: { kind: 'lines', lines: [`${start}|`, ...body], count } })
}

/** A note to oneself, by the word that it begins with: no part of a text. */
const note =
  /^#+\s*(?:todo|fixme|xxx|nb|nota|ver|rever|mudar|alterar|trocar|substituir|corrigir|confirmar|verificar|completar|traduzir|atualizar|apagar|falta|por (?:fazer|rever|confirmar)|provisório|temporário|check|change|replace|fix|review|update|confirm|translate|delete|note)(?!\p{L})/iu

function findLostComment(node: Scalar.Parsed, reading: Reading): void {
  if (node.type !== 'PLAIN' || node.source === placeholder || /^(?:true|\d+(?:\.\d+)?)$/.test(node.source)) return
  const [, end] = node.range
  const rest = restOfLine(reading.text, end)
  const [lost] = /(?<=^[ \t]+)#.*/.exec(rest) ?? []
  if (lost === undefined || note.test(lost)) return
  const range = rangeOf(reading.text, end + rest.length - lost.length, end + rest.length)
  reading.diagnostics.push(error('lostComment', { kept: node.source, lost }, range, quotedFix(range, reading)))
}

function restOfLine(text: string, from: number): string {
  const end = text.indexOf('\n', from)
  return text.slice(from, end === -1 ? undefined : end)
}

/** Reported once per line, with the line as it reads when its text is quoted. */
function findSignAt(facts: DiagnosticFacts['yamlSign'], range: TextRange, reading: Reading): void {
  const repeated = reading.diagnostics.some(
    (other) => other.code === 'yamlSign' && 'line' in other.range && other.range.line === range.line,
  )
  if (!repeated) reading.diagnostics.push(error('yamlSign', facts, range, quotedFix(range, reading)))
}

function headingFix({ line, column }: TextRange, heading: string, { text }: Reading): { fix: Fix } {
  const start = (text.split('\n')[line - 1] ?? '').slice(0, column - 1)
  return { fix: { kind: 'lines', lines: [start + quoteIfNeeded(heading.trimEnd())] } }
}

function quotedFix({ line }: TextRange, { text }: Reading): { fix?: Fix } {
  const quoted = inQuotes(text.split('\n')[line - 1] ?? '')
  return quoted === undefined ? {} : { fix: { kind: 'lines', lines: [quoted] } }
}
