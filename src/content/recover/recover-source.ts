import {
  error,
  replacementOf,
  startOfFile,
  type Diagnostic,
  type DiagnosticRange,
  type TextRange,
} from '../diagnostic.ts'
import { withoutUnseen } from '../parse/characters.ts'
import { correctionDiagnostics } from './correction-diagnostics.ts'
import { type Examined, examiner } from './examiner.ts'
import { rangeOf } from '../parse/range.ts'
import { fileShape } from './shape.ts'
import { valuesRight, type RecoveredSource } from './values-right.ts'
import { recover, type CountMistakes } from './recover.ts'
import type { ParsedText } from '../parse/tree.ts'
import type { Source } from '../parse/source.ts'
import { nearest } from '../validate/nearest.ts'
import { schemaDiagnostics } from '../validate/schema-diagnostics.ts'
import { validate } from '../validate/validator.ts'

type Kind = Source['kind']

/**
 * Reads a file that is wrong or unusual: finds invisible characters, corrects whatever it can so that the mistakes that
 * come after are found as well, and reports each mistake once.
 */
export function recoverSource(kind: Kind, text: string): RecoveredSource {
  const { text: clean, diagnostics: characters } = withoutUnseen(text)
  const examine = examiner(kind)
  const count: CountMistakes = (value) => weight(schemaDiagnostics(validate(kind, value).errors, value))
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
  return valuesRight(meant, characters, corrections, { kind, examine, count })
}

/** How much is wrong: a mistake that can be corrected counts for little. */
const weight = (diagnostics: readonly Diagnostic[]): number =>
  diagnostics.reduce((sum, each) => sum + (replacementOf(each) === undefined ? 1 : 0.1), 0)

/** Why a file cannot be read as a page at all, whatever else it says. */
function refusal(parsed: ParsedText, text: string): Diagnostic | undefined {
  const { root, errors, tooDeepAt, directiveAt, secondDocumentAt } = parsed
  if (tooDeepAt !== undefined) return error('tooDeep', {}, ofFile(rangeOf(text, tooDeepAt, tooDeepAt + 1)))
  if (directiveAt !== undefined) return error('directive', {}, ofFile(rangeOf(text, directiveAt, text.length)))
  if (secondDocumentAt !== undefined)
    return error('manyDocuments', {}, ofFile(rangeOf(text, secondDocumentAt, secondDocumentAt + 3)))
  if (!root && errors.length === 0) return error('emptyFile', {}, startOfFile)
  return undefined
}

/** Reports that the line that names the file's list is missing: nothing else can be judged until it is there. */
function unnamedList(kind: Kind, text: string): Diagnostic | undefined {
  const root = fileShape(kind)
  const key = root.kind === 'map' ? root.required.flat().find((name) => root.field(name)?.kind === 'list') : undefined
  if (key === undefined || new RegExp(`^\\s*-?\\s*["']?${key}`, 'mi').test(text)) return undefined
  const lines = text.split('\n')
  const line = lines.findIndex((each) => /^ {0,2}- /.test(each))
  // A key that is merely misspelt is not missing.
  const above = /^([\w-]+):\s*$/.exec(lines[line - 1] ?? '')?.[1]
  if (line === -1 || (above !== undefined && nearest(above, [key]) !== undefined)) return undefined
  const fix = { kind: 'lines', lines: [`${key}:`], count: 0 } as const
  return error('missingKey', { key }, ofFile({ line: line + 1, column: 1, length: 1 }), { fix })
}

/** A range that belongs to no part of the page. */
const ofFile = (range: TextRange): DiagnosticRange => ({ ...range, pointer: '' })

/** For a file that cannot be read to its end, only the cause of that is reported. */
function broken(
  { parsed: { root }, value, annotations, schema }: Examined,
  text: string,
  diagnostics: readonly Diagnostic[],
): RecoveredSource {
  // Not told, but what is wrong is not read as if it were valid.
  const untold = schema.flatMap(({ range: { pointer } }) => pointer ?? [])
  return { value, complete: false, diagnostics, annotations, untold, tree: () => ({ root, text }) }
}
