import { isAlias, isMap, isScalar, isSeq, Scalar, type ParsedNode } from 'yaml'
import { error, type Finding } from '../finding.ts'
import { pointerTo, pointerSteps } from '../pointer.ts'
import type { Value } from '../source.ts'

interface Reading {
  readonly text: string
  readonly findings: Finding[]
}

/** What a tree says, and what YAML would change in it in silence. */
export function valueOfTree(root: ParsedNode | null, text: string): { value: Value; findings: readonly Finding[] } {
  const reading: Reading = { text, findings: [] }
  return { value: valueOf(root, '', reading), findings: reading.findings }
}

function valueOf(node: ParsedNode | null | undefined, pointer: string, reading: Reading): Value {
  if (!node) return ''
  findSigns(node, reading)
  if (isMap(node)) return mapValue(node.items, pointer, reading)
  if (isSeq(node)) return node.items.map((item, index) => valueOf(item as ParsedNode, pointerTo(pointer, index), reading))
  if (!isScalar(node)) return ''
  findLostComment(node, reading)
  return String(node.value ?? '')
}

function mapValue(items: readonly { key: unknown; value: unknown }[], pointer: string, reading: Reading): Value {
  const map: { [key: string]: Value } = {}
  const firstAt = new Map<string, number>()
  for (const { key, value } of items) {
    const keyNode = key as ParsedNode | null
    if (!isScalar(keyNode)) {
      const [start, end] = keyNode?.range ?? [0, 0]
      reading.findings.push(error('complexKey', {}, { offset: start, length: end - start }))
      continue
    }
    findSigns(keyNode, reading)
    const name = String(keyNode.value ?? '')
    const [start, end] = keyNode.range
    const first = firstAt.get(name)
    if (first === undefined) firstAt.set(name, start)
    else reading.findings.push(error('duplicateKey', { key: name, firstLine: lineAt(reading.text, first) }, { offset: start, length: end - start }))
    const inner = valueOf(value as ParsedNode | null, pointerTo(pointer, name), reading)
    // A plain assignment to `__proto__` would set the prototype.
    Object.defineProperty(map, name, { value: inner, enumerable: true, configurable: true, writable: true })
  }
  return map
}

/** Anchors, aliases and tags: where a text begins with one of these signs, YAML takes a word away from it. */
function findSigns(node: ParsedNode, { text, findings }: Reading): void {
  const anchor = 'anchor' in node ? node.anchor : undefined
  const sign = isAlias(node) ? '*' : anchor !== undefined ? '&' : node.tag !== undefined ? '!' : undefined
  if (sign === undefined) return
  const lineStart = text.lastIndexOf('\n', node.range[0] - 1) + 1
  const from = isAlias(node) ? node.range[0] : Math.max(lineStart, text.lastIndexOf(sign, node.range[0]))
  const word = /^\S*?(?=[,\]}]*(?:\s|$))/.exec(text.slice(from))?.[0] ?? sign
  findings.push(error('yamlSign', { sign, word }, { offset: from, length: word.length }))
}

function findLostComment(node: Scalar.Parsed, { text, findings }: Reading): void {
  if (node.type !== 'PLAIN' || /^(?:true|\d+(?:\.\d+)?)$/.test(node.source)) return
  const [, end] = node.range
  const lost = /^[ \t]+(#[^\n]*)/.exec(text.slice(end, end + 2000))
  if (!lost?.[1]) return
  const length = lost[0].length
  findings.push(error('lostComment', { kept: node.source, lost: lost[1] }, { offset: end + length - lost[1].length, length: lost[1].length }))
}

export function lineAt(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line++
  return line
}

/** The node that a pointer leads to, and its key where it has one. The last steps may be missing. */
export function nodeAt(root: ParsedNode | null, pointer: string): { node: ParsedNode | null; key: ParsedNode | null; found: boolean } {
  let node = root
  let key: ParsedNode | null = null
  for (const step of pointerSteps(pointer)) {
    if (isMap(node)) {
      const pair = node.items.findLast((item) => isScalar(item.key) && String(item.key.value) === step)
      if (!pair) return { node, key, found: false }
      key = pair.key as ParsedNode
      node = pair.value as ParsedNode | null
    } else if (isSeq(node)) {
      const item = node.items[Number(step)] as ParsedNode | undefined
      if (!item) return { node, key, found: false }
      node = item
    } else return { node, key, found: false }
  }
  return { node, key, found: true }
}
