import type { ParsedNode } from 'yaml'
import {
  error,
  replacementOf,
  startOfFile,
  type Diagnostic,
  type DiagnosticRange,
  type TextRange,
} from '../diagnostic.ts'
import { withoutUnseen } from '../parse/characters.ts'
import type { Correction } from './correction.ts'
import { rangeOf } from '../parse/range.ts'
import { rangeOfPointer } from '../parse/range-of-pointer.ts'
import { recoverListItems, recoverStructure, recoverSyntax, type CountMistakes, type Recovered } from './recover.ts'
import { parseText, type ParsedText } from '../parse/tree.ts'
import { valueOfTree } from '../parse/value.ts'
import type { Source, Value } from '../parse/source.ts'
import type { CheckedSource } from '../validate/checked-source.ts'
import { schemaDiagnostics } from '../validate/schema-diagnostics.ts'
import { validate, type SchemaAnnotation } from '../validate/validator.ts'

type RecoveredSource = Pick<CheckedSource, 'value' | 'complete' | 'diagnostics' | 'annotations' | 'tree'>

type Kind = Source['kind']

/** Everything that a text can be asked. */
interface Examined {
  readonly parsed: ParsedText
  readonly value: Value
  /** What YAML would change in silence. */
  readonly changed: readonly Diagnostic[]
  readonly schema: readonly Diagnostic[]
  readonly annotations: readonly SchemaAnnotation[]
}

type Examine = (text: string) => Examined

/** Examines texts of one kind, each of them once. */
function examiner(kind: Kind): Examine {
  const known = new Map<string, Examined>()
  return (text) => {
    const before = known.get(text)
    if (before) return before
    const parsed = parseText(text)
    const { value, diagnostics: changed } = valueOfTree(parsed.root, text)
    const { errors, annotations } = validate(kind, value)
    const examined = { parsed, value, changed, schema: schemaDiagnostics(errors, value), annotations }
    known.set(text, examined)
    return examined
  }
}

/**
 * Reads a file that is wrong or unusual: finds what can not be seen, corrects what can be corrected so that what else is
 * wrong is found as well, and tells each fault once.
 */
export function recoverSource(kind: Kind, text: string): RecoveredSource {
  const { text: clean, diagnostics: characters } = withoutUnseen(text)
  const examine = examiner(kind)
  const count: CountMistakes = (value) => schemaDiagnostics(validate(kind, value).errors, value).length
  const first = examine(clean).parsed
  const refused = refusal(first, clean)
  if (refused) return broken(examine(clean), clean, [...characters, refused])
  const written = first.errors.length > 0 ? recoverSyntax(clean, count) : { text: clean, corrections: [] }
  const [left] = examine(written.text).parsed.errors
  if (left) {
    const range = rangeOf(written.text, left.pos[0], Math.max(left.pos[1], left.pos[0] + 1))
    const told = [
      ...characters,
      ...correctionDiagnostics(written.corrections),
      error('syntax', { code: left.code }, ofFile(range)),
    ]
    return broken(examine(written.text), written.text, told)
  }
  const meant = recoverStructureOf(written, examine, count)
  return corrected(meant.text, [...characters, ...correctionDiagnostics(meant.corrections)], examine)
}

/** What makes a file no page at all, whatever else it says. */
function refusal(parsed: ParsedText, text: string): Diagnostic | undefined {
  const { root, errors, tooDeepAt, directiveAt, secondDocumentAt } = parsed
  if (tooDeepAt !== undefined) return error('tooDeep', {}, ofFile(rangeOf(text, tooDeepAt, tooDeepAt + 1)))
  if (directiveAt !== undefined) return error('directive', {}, ofFile(rangeOf(text, directiveAt, text.length)))
  if (secondDocumentAt !== undefined)
    return error('manyDocuments', {}, ofFile(rangeOf(text, secondDocumentAt, secondDocumentAt + 3)))
  if (!root && errors.length === 0) return error('emptyFile', {}, startOfFile)
  return undefined
}

/** A range that belongs to no part of the page. */
const ofFile = (range: TextRange): DiagnosticRange => ({ ...range, pointer: '' })

/** Nothing is held against a file that can not be read to its end, but for what made it so. */
function broken(
  { parsed: { root }, value, annotations }: Examined,
  text: string,
  diagnostics: readonly Diagnostic[],
): RecoveredSource {
  return { value, complete: false, diagnostics, annotations, tree: () => ({ root, text }) }
}

/** Lines that can be read but stand in the wrong place, put where they were meant to be. */
function recoverStructureOf(written: Recovered, examine: Examine, count: CountMistakes): Recovered {
  const { parsed, changed, schema } = examine(written.text)
  const join = ({ text, corrections }: Recovered): Recovered => ({
    text,
    corrections: [...written.corrections, ...corrections],
  })
  const duplicates = changed.flatMap(({ code, range }) =>
    code === 'duplicateKey' && 'line' in range ? [range.line - 1] : [],
  )
  if (duplicates.length > 0) return join(recoverListItems(written.text, duplicates, schema.length, count))
  if (schema.length === 0 || changed.length > 0) return written
  // A name that is only misspelt says itself what is wrong with it.
  const suspects = schema
    .filter((diagnostic) => replacementOf(diagnostic) === undefined)
    .map(({ range }) => textRange(range, parsed.root, written.text).line - 1)
  return join(recoverStructure(written.text, [...new Set(suspects)].slice(0, 12), count))
}

/**
 * What the schema says of a text. A name that was mistyped is put right in a copy, so that what it stands for is checked
 * as well, and nothing is called missing that is only misspelt.
 */
function corrected(text: string, before: readonly Diagnostic[], examine: Examine): RecoveredSource {
  const told = [...before]
  let current = text
  for (let round = 0; ; round++) {
    const { parsed, value, changed, schema, annotations } = examine(current)
    const tree = { root: parsed.root, text: current }
    const lines = new Set([...told, ...changed].flatMap(({ range }) => ('line' in range ? [range.line] : [])))
    const diagnostics = schema.filter(({ range }) => !lines.has(textRange(range, tree.root, current).line))
    const misspelt = round < 3 ? diagnostics.filter((diagnostic) => replacementOf(diagnostic) !== undefined) : []
    if (misspelt.length === 0) {
      return {
        value,
        complete: true,
        annotations,
        diagnostics: [...told, ...changed, ...diagnostics],
        tree: () => tree,
      }
    }
    const replacements = misspelt.map((diagnostic) => ({
      range: withTextRange(diagnostic.range, tree.root, current),
      by: replacementOf(diagnostic) ?? '',
    }))
    told.push(
      ...misspelt.map((diagnostic, index) => ({
        ...diagnostic,
        range: replacements[index]?.range ?? diagnostic.range,
      })),
    )
    current = replaced(current, replacements)
  }
}

const textRange = (range: DiagnosticRange, root: ParsedNode | null, text: string): TextRange =>
  'line' in range ? range : rangeOfPointer({ root, text }, range.pointer, range.part)

const withTextRange = (range: DiagnosticRange, root: ParsedNode | null, text: string): TextRange => ({
  ...range,
  ...textRange(range, root, text),
})

function replaced(text: string, replacements: readonly { readonly range: TextRange; readonly by: string }[]): string {
  const lines = text.split('\n')
  for (const { range, by } of replacements.toSorted((a, b) => b.range.column - a.range.column)) {
    const line = lines[range.line - 1] ?? ''
    lines[range.line - 1] = line.slice(0, range.column - 1) + by + line.slice(range.column - 1 + range.length)
  }
  return lines.join('\n')
}

function correctionDiagnostics(corrections: readonly Correction[]): Diagnostic[] {
  // Of several lines that begin with a tab one after the other, the first says enough.
  const repeats = ({ code, line }: Correction): boolean =>
    code === 'tabIndent' && corrections.some((other) => other.code === code && other.line === line - 1)
  return corrections
    .filter((correction) => !repeats(correction))
    .map(({ code, line, column, length, sign = '', lines, shown = 1 }) =>
      error(
        code,
        { sign },
        { line: line + 1, column: column + 1, length },
        { fix: { kind: 'lines', lines: lines.slice(line, line + shown) } },
      ),
    )
}
