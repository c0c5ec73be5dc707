import { Composer, isMap, isScalar, isSeq, Lexer, Parser, type Document, type Pair, type ParsedNode } from 'yaml'
import { memoized } from '../model/by-key.ts'
import { error } from '../model/diagnostic.ts'
import type { Value } from '../model/source.ts'
import { rangeOf } from './range.ts'
import { duplicate, findInPair, findInValue, type Reading } from './silent-changes.ts'

/**
 * Lists in lists that no content needs. `yaml` aborts the process past any catch near 900.
 * The parser's stack holds up to two entries for each level.
 */
const deepest = 50

export type ParsedText = ReturnType<typeof parsed>

/**
 * Parses YAML into a tree that knows its positions, every scalar kept as written. Never throws, never recurses deeply.
 * No caller may change the tree, which others get as well: a text is asked for while it is checked, corrected and edited.
 */
export const parseText = memoized((text: string) => {
  // A file may have a hundred thousand errors, and nobody looks at where in the program each was made.
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return parsed(text)
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}, 24)

/** @returns the errors in order, where a `%` line or deep nesting ends reading, and where a second document begins */
function parsed(text: string) {
  const stops: { refusedAt?: number } = {}
  const composer = new Composer<ParsedNode>({ schema: 'failsafe', uniqueKeys: false })
  const documents: Document.Parsed<ParsedNode>[] = [...composer.compose(tokens(text, stops))]
  const [first, second] = documents
  const errors = documents.flatMap((document) => document.errors).toSorted((a, b) => a.pos[0] - b.pos[0])
  return { root: first?.contents ?? null, errors, refusedAt: stops.refusedAt, secondDocumentAt: second?.range[0] }
}

function* tokens(text: string, stops: { refusedAt?: number }) {
  const parser = new Parser()
  let read = 0
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) {
      if (token.type === 'directive') stops.refusedAt ??= token.offset
      yield token
    }
    read += lexeme.length
    if (parser.stack.length > deepest * 2) {
      stops.refusedAt ??= Math.min(read, text.length - 1)
      return
    }
  }
  yield* parser.end()
}

/** What a tree says, its texts in composed characters (NFC, as in HTML), and what YAML would silently change or leave out. */
export function valueOfTree(root: ParsedNode | null, text: string) {
  const reading: Reading = { text, diagnostics: [] }
  return { value: valueOf(root, reading), diagnostics: reading.diagnostics }
}

function valueOf(node: ParsedNode | null | undefined, reading: Reading): Value {
  if (!node) return ''
  findInValue(node, reading)
  if (isMap(node)) return mapValue(node.items, reading)
  if (isSeq(node)) return node.items.map((item) => valueOf(item as ParsedNode, reading))
  if (!isScalar(node)) return ''
  // The Mac writes `é` in names as two characters, which fonts, search and comparisons take for others.
  return String(node.value).normalize()
}

function mapValue(pairs: readonly Pair[], reading: Reading): Value {
  const values = new Map<string, Value>()
  for (const pair of pairs) {
    const { key, value } = pair
    const keyNode = key as ParsedNode
    const inner = valueOf(value as ParsedNode | null, reading)
    if (!isScalar(keyNode)) {
      const [start, end] = keyNode.range
      reading.diagnostics.push(error('syntax', { code: 'KEY' }, rangeOf(reading.text, start, end)))
      continue
    }
    findInPair(keyNode, value as ParsedNode | null, reading)
    const name = String(keyNode.value)
    const first = values.has(name) && pairs.find((each) => isScalar(each.key) && String(each.key.value) === name)
    if (first) reading.diagnostics.push(duplicate(name, [first, pair], pairs, reading.text))
    values.set(name, inner)
  }
  // Unlike a plain assignment, this sets no prototype where a name is `__proto__`.
  return Object.fromEntries(values)
}
