import { Composer, Lexer, Parser, type Document, type ParsedNode, type YAMLError } from 'yaml'

/**
 * Lists in lists that no content needs. `yaml` aborts the process past any catch near 900.
 * The parser's stack holds up to two entries for each level.
 */
const deepest = 50

type Parsed = Document.Parsed<ParsedNode>

export interface ParsedText {
  readonly root: ParsedNode | null
  /** In the order of the text. */
  readonly errors: readonly YAMLError[]
  /** Where a `%` line stands, or where nesting passes the limit and reading ends. */
  readonly refusedAt?: number
  /** Where a second document begins. */
  readonly secondDocumentAt?: number
}

/** The texts that were parsed last: the same one is asked for while it is checked, corrected and edited. */
const lastParsed = new Map<string, ParsedText>()
const mostKept = 24

/**
 * Parses YAML into a tree that knows its positions, every scalar kept as written. Never throws, never recurses deeply.
 * The tree may be given to other callers as well, so none of them may change it.
 */
export function parseText(text: string): ParsedText {
  const parsed = lastParsed.get(text) ?? parse(text)
  // Put last again: the least recently used is dropped first.
  lastParsed.delete(text)
  lastParsed.set(text, parsed)
  const [oldest = ''] = lastParsed.keys()
  if (lastParsed.size > mostKept) lastParsed.delete(oldest)
  return parsed
}

function parse(text: string): ParsedText {
  const marks: { refusedAt?: number } = {}
  const composer = new Composer<ParsedNode>({
    schema: 'failsafe',
    uniqueKeys: false,
  })
  const documents: Parsed[] = [...composer.compose(tokens(text, marks))]
  const [first, second] = documents
  const errors = documents.flatMap((document) => document.errors).toSorted((a, b) => a.pos[0] - b.pos[0])
  return {
    root: first?.contents ?? null,
    errors,
    ...marks,
    ...(second && { secondDocumentAt: second.range[0] }),
  }
}

function* tokens(text: string, marks: { refusedAt?: number }) {
  const parser = new Parser()
  let read = 0
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) {
      if (token.type === 'directive') marks.refusedAt ??= token.offset
      yield token
    }
    read += lexeme.length
    if (parser.stack.length > deepest * 2) {
      marks.refusedAt ??= Math.min(read, text.length - 1)
      return
    }
  }
  yield* parser.end()
}
