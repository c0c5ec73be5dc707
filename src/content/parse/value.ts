import { isAlias, isMap, isScalar, isSeq, type ParsedNode, type Scalar } from 'yaml'
import { error, type Code, type Facts, type Finding } from '../diagnostics/diagnostic.ts'
import type { Value } from './source.ts'
import { inQuotes } from '../recover/corrections.ts'
import { lineAt, markOf } from './range.ts'

export interface TreeValue {
  readonly value: Value
  /** What YAML would change, or leave out, in silence. */
  readonly findings: readonly Finding[]
}

interface Reading {
  readonly text: string
  readonly findings: Finding[]
}

/** What a tree says. Every text is as it was written. */
export function valueOfTree(root: ParsedNode | null, text: string): TreeValue {
  const reading: Reading = { text, findings: [] }
  return { value: valueOf(root, reading), findings: reading.findings }
}

function valueOf(node: ParsedNode | null | undefined, reading: Reading): Value {
  if (!node) return ''
  findSign(node, reading)
  if (isMap(node)) return mapValue(node.items, reading)
  if (isSeq(node)) return node.items.map((item) => valueOf(item as ParsedNode, reading))
  if (!isScalar(node)) return ''
  findLostComment(node, reading)
  return String(node.value ?? '')
}

function mapValue(pairs: readonly { key: unknown; value: unknown }[], reading: Reading): Value {
  const map: { [key: string]: Value } = {}
  const firstAt = new Map<string, number>()
  for (const { key, value } of pairs) {
    const keyNode = key as ParsedNode | null
    const inner = valueOf(value as ParsedNode | null, reading)
    if (!isScalar(keyNode)) {
      find('complexKey', {}, keyNode?.range ?? [0, 0], reading)
      continue
    }
    findSign(keyNode, reading)
    const name = String(keyNode.value ?? '')
    const first = firstAt.get(name)
    if (first === undefined) firstAt.set(name, keyNode.range[0])
    else find('duplicateKey', { key: name, firstLine: lineAt(reading.text, first) }, keyNode.range, reading)
    // A plain assignment to `__proto__` would set the prototype.
    Object.defineProperty(map, name, { value: inner, enumerable: true, configurable: true, writable: true })
  }
  return map
}

/** Anchors, aliases and tags: where a text begins with one of these signs, YAML takes a word away from it. */
function findSign(node: ParsedNode, reading: Reading): void {
  const anchor = 'anchor' in node ? node.anchor : undefined
  const sign = isAlias(node) ? '*' : anchor !== undefined ? '&' : node.tag !== undefined ? '!' : undefined
  if (sign === undefined) return
  const [start] = node.range
  let from = isAlias(node) ? start : Math.max(0, reading.text.lastIndexOf(sign, start))
  // `!!binary` begins with two of them.
  while (reading.text[from - 1] === sign) from--
  const word = /^[^\s,\]}]+/.exec(reading.text.slice(from, from + 200))?.[0] ?? sign
  find('yamlSign', { sign, word }, [from, from + word.length], reading)
}

function findLostComment(node: Scalar.Parsed, reading: Reading): void {
  if (node.type !== 'PLAIN' || /^(?:true|\d+(?:\.\d+)?)$/.test(node.source)) return
  const [, end] = node.range
  const lineEnd = reading.text.indexOf('\n', end)
  const rest = reading.text.slice(end, lineEnd === -1 ? undefined : lineEnd)
  const [, space = '', lost] = /^([ \t]+)(#.*)$/.exec(rest) ?? []
  if (lost === undefined) return
  find('lostComment', { kept: node.source, lost }, [end + space.length, end + rest.length], reading)
}

/** Tells a finding at some characters, and how the line reads with its text in quotes. */
function find<C extends Code>(
  code: C,
  facts: Facts<C>,
  [start, end]: readonly number[],
  { text, findings }: Reading,
): void {
  const mark = markOf(text, start ?? 0, end ?? 0)
  const repeated =
    code === 'yamlSign' &&
    findings.some((other) => other.code === code && 'line' in other.spot && other.spot.line === mark.line)
  if (repeated) return
  const quoted =
    code === 'yamlSign' || code === 'lostComment' ? inQuotes(text.split('\n')[mark.line - 1] ?? '') : undefined
  findings.push(error(code, facts, mark, quoted === undefined ? {} : { correctedLines: [quoted] }))
}
