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
 * Reads a file that is wrong or unusual: finds what can not be seen, corrects what can be corrected so that what else is
 * wrong is found as well, and tells each fault once.
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

/** How much is wrong: what can be corrected counts little. */
const weight = (diagnostics: readonly Diagnostic[]): number =>
  diagnostics.reduce((sum, each) => sum + (replacementOf(each) === undefined ? 1 : 0.1), 0)

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
