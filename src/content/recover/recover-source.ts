import {
  error,
  replacementOf,
  startOfFile,
  type Diagnostic,
  type DiagnosticRange,
  type TextRange,
} from '../diagnostic.ts'
import { gap } from '../gap.ts'
import { withoutUnseen } from '../parse/characters.ts'
import type { Correction } from './correction.ts'
import { correctionDiagnostics } from './correction-diagnostics.ts'
import { type Examine, type Examined, examiner } from './examiner.ts'
import { quote } from '../parse/quotes.ts'
import { rangeOf } from '../parse/range.ts'
import { rangeOfPointer } from '../parse/range-of-pointer.ts'
import { withLostWords } from './lost-words.ts'
import { replaced } from './replacements.ts'
import { fileShape } from './shape.ts'
import { recover, type CountMistakes } from './recover.ts'
import type { ParsedText } from '../parse/tree.ts'
import type { Source, Tree } from '../parse/source.ts'
import type { CheckedSource } from '../validate/checked-source.ts'
import { nearest } from '../validate/nearest.ts'
import { schemaDiagnostics, withoutRepeats } from '../validate/schema-diagnostics.ts'
import { validate } from '../validate/validator.ts'

type RecoveredSource = Pick<CheckedSource, 'value' | 'complete' | 'diagnostics' | 'annotations' | 'untold' | 'tree'>

type Kind = Source['kind']

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
  const unnamed = unnamedList(kind, clean)
  if (unnamed) return broken(examine(clean), clean, [...characters, unnamed])
  const { errors } = first
  const { changed, schema } = examine(clean)
  const isWrong = errors.length > 0 || schema.length > 0 || changed.some(({ code }) => code === 'duplicateKey')
  const { text: meant, corrections } = isWrong ? recover(kind, clean, count) : { text: clean, corrections: [] }
  const [left] = examine(meant).parsed.errors
  if (left) {
    const range = rangeOf(meant, left.pos[0], Math.max(left.pos[1], left.pos[0] + 1))
    const told = [
      ...characters,
      ...correctionDiagnostics(corrections, meant),
      error('syntax', { code: left.code }, ofFile(range)),
    ]
    return broken(examine(meant), meant, told)
  }
  return corrected(meant, characters, corrections, examine, count)
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

/** The list that a file is made of, where the line that names it is missing: nothing behind can be told before it is there. */
function unnamedList(kind: Kind, text: string): Diagnostic | undefined {
  const root = fileShape(kind)
  const key = root.kind === 'map' ? root.required.find((name) => root.field(name)?.kind === 'list') : undefined
  if (key === undefined || new RegExp(`^\\s*-?\\s*["']?${key}`, 'mi').test(text)) return undefined
  const lines = text.split('\n')
  const line = lines.findIndex((each) => /^ {0,2}- /.test(each))
  // A name that is only misspelt is there.
  const above = /^([\w-]+):\s*$/.exec(lines[line - 1] ?? '')?.[1]
  if (line === -1 || (above !== undefined && nearest(above, [key]) !== undefined)) return undefined
  const fix = { kind: 'lines', lines: [`${key}:`], count: 0 } as const
  return error('missingKey', { key }, ofFile({ line: line + 1, column: 1, length: 1 }), { fix })
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

/** The rounds in which what is told is put right in a copy, for what shows behind it. */
const rounds = 4

/**
 * What the schema says of a text. A name that was mistyped is put right in a copy, so that what it stands for is checked
 * as well, and nothing is called missing that is only misspelt.
 */
function corrected(
  text: string,
  characters: readonly Diagnostic[],
  corrections: readonly Correction[],
  examine: Examine,
  count: CountMistakes,
): RecoveredSource {
  const told: Diagnostic[] = []
  let current = text
  for (let round = 0; ; round++) {
    const { parsed, value, changed: allChanged, schema, annotations } = examine(current)
    const { text: next, quoted, others: changed } = withLostWords(current, allChanged, examine, count)
    if (quoted.length > 0 && round < rounds) {
      told.push(...quoted)
      current = next
      continue
    }
    const tree = { root: parsed.root, text: current }
    const before = [...characters, ...correctionDiagnostics(corrections, current), ...told.map(asItReads)]
    const lines = new Set(
      [...before, ...quoted, ...changed].flatMap(({ range }) => ('line' in range ? [range.line] : [])),
    )
    const isTold = ({ range }: Diagnostic): boolean => lines.has(textRange(range, tree).line)
    const diagnostics = schema.filter((each) => !isTold(each))
    const misspelt = round < rounds ? replacementsOf([...changed, ...diagnostics]) : []
    // In a line that is told already this is a part of its correction.
    const further =
      round < rounds
        ? replacementsOf(
            schema.filter((each) => isCorrected(each, tree)),
            true,
          )
        : []
    if (misspelt.length + further.length === 0) {
      return {
        value,
        complete: true,
        annotations,
        diagnostics: [...before, ...quoted, ...changed, ...withoutRepeats(diagnostics)],
        untold: schema.filter(isTold).flatMap(({ range: { pointer } }) => pointer ?? []),
        tree: () => tree,
      }
    }
    const replacements = [...misspelt, ...further].map(({ diagnostic, by }) => ({
      range: { ...diagnostic.range, ...textRange(diagnostic.range, tree) },
      by,
    }))
    told.push(
      ...misspelt.map(({ diagnostic }, index) => ({
        ...diagnostic,
        range: replacements[index]?.range ?? diagnostic.range,
      })),
    )
    current = replaced(current, replacements)
  }

  /** Of several in one line each is told with the line as it reads once all are right. */
  function asItReads(diagnostic: Diagnostic): Diagnostic {
    const { range } = diagnostic
    if (!('line' in range)) return diagnostic
    return { ...diagnostic, fix: { kind: 'lines', lines: [current.split('\n')[range.line - 1] ?? ''] } }
  }

  function isCorrected({ range }: Diagnostic, tree: Tree): boolean {
    const { line } = textRange(range, tree)
    const isIn = (each: Correction): boolean => line > each.line && line <= each.line + each.count
    return corrections.some(isIn) || told.some((other) => 'line' in other.range && other.range.line === line)
  }
}

/**
 * What should stand in the ranges of diagnostics, where that is all that has to change.
 *
 * @param isInLine whether a text that lacks its languages is to get them in its own line as well
 */
function replacementsOf(diagnostics: readonly Diagnostic[], isInLine = false) {
  return diagnostics.flatMap((diagnostic) => {
    const { fix } = diagnostic
    const split = isInLine && fix?.kind === 'split' ? `{ pt: ${quote(fix.text)}, en: ${gap} }` : undefined
    const by = replacementOf(diagnostic) ?? split
    return by === undefined ? [] : [{ diagnostic, by }]
  })
}

const textRange = (range: DiagnosticRange, tree: Tree): TextRange =>
  'line' in range ? range : rangeOfPointer(tree, range.pointer, range.part)
