import { FAILSAFE_SCHEMA, load, YAMLException } from 'js-yaml'
import type { Source, Value } from '../parse/source.ts'
import { deepest, parseText } from '../parse/tree.ts'
import { valueOfTree } from '../parse/value.ts'
import type { Correction, WritingCode } from './correction.ts'
import { putRight } from './put-right.ts'
import { indentOf } from './scanned-lines.ts'
import { fileShape } from './shape.ts'
import { writeRight } from './write-right.ts'

/** How many mistakes the schema finds in what a file says. */
export type CountMistakes = (value: Value) => number

export interface Recovered {
  /** The text with every correction made. It has as many lines as before. */
  readonly text: string
  readonly corrections: readonly Correction[]
}

/** In characters: longer files are only read, not corrected. */
const longest = 60_000
/** With more corrections than this, nobody can say what was meant. */
const mostCorrections = 24

/**
 * Finds out what was meant where YAML cannot be read, or says something unknown to the schema. A slip makes YAML
 * complain about other lines than the one at fault, so each line is first corrected by itself and then moved to where
 * it fits. Corrections that the file does not need, or that do not improve it, are undone.
 */
export function recover(kind: Source['kind'], text: string, count: CountMistakes): Recovered {
  const nothing = { text, corrections: [] }
  if (text.length > longest) return nothing
  const original = text.split('\n')
  const written = writeRight(original)
  const put = putRight(written.lines, fileShape(kind))
  const all = [...written.corrections, ...put.corrections]
  if (all.length === 0 || all.length > mostCorrections) return nothing
  const judge = (lines: readonly string[]): Outcome => outcome(lines.join('\n'), count)
  let { lines } = put
  let after = judge(lines)
  if (!isBetter(after, judge(original))) return nothing
  const needed = all.filter((correction) => {
    const isPut = put.corrections.includes(correction)
    const without = undone(correction, lines, isPut ? written.lines : original, isPut)
    const before = judge(without)
    // Nobody can tell what a correction does beyond the point where reading stops.
    if (after.errorLine <= correction.line || isBetter(after, before)) return true
    lines = without
    after = before
    return false
  })
  return { text: lines.join('\n'), corrections: needed.toSorted((a, b) => a.line - b.line) }
}

/** Corrections that also change where lines begin. */
const moves: ReadonlySet<WritingCode> = new Set(['indentWrong', 'tabIndent', 'looseText', 'textBeside'])

/** The lines as they would be without one of the corrections. */
function undone(
  { line, count, code }: Correction,
  lines: readonly string[],
  before: readonly string[],
  isPut: boolean,
): readonly string[] {
  const isMove = isPut || moves.has(code)
  return lines.map((text, at) => {
    if (at < line || at >= line + count) return text
    const old = before[at] ?? ''
    return isMove ? old : ' '.repeat(indentOf(text)) + old.trimStart()
  })
}

/** How far a text can be read, and how many mistakes it has up to there. */
interface Outcome {
  /** The zero-based line of the first syntax error. */
  readonly errorLine: number
  /** Infinite if there is a syntax error. */
  readonly mistakes: number
}

const isBetter = (one: Outcome, other: Outcome): boolean =>
  one.errorLine > other.errorLine || one.mistakes < other.mistakes

function outcome(text: string, count: CountMistakes): Outcome {
  let value: Value
  try {
    value = load(text, { schema: FAILSAFE_SCHEMA, maxDepth: deepest }) as Value
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    if (error.reason.includes('duplicated')) return outcomeOfTwice(text, count)
    return { errorLine: error.mark?.line ?? -1, mistakes: Infinity }
  }
  return { errorLine: Infinity, mistakes: count(value) }
}

/** A duplicate key is an error to the parser alone. Ignoring it keeps what comes after it in sight. */
function outcomeOfTwice(text: string, count: CountMistakes): Outcome {
  const { root, errors } = parseText(text)
  const [first] = errors
  if (first) return { errorLine: text.slice(0, first.pos[0]).split('\n').length - 1, mistakes: Infinity }
  const { value, diagnostics } = valueOfTree(root, text)
  return { errorLine: Infinity, mistakes: count(value) + diagnostics.length }
}
