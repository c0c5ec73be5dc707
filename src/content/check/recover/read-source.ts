import { error, startOfFile, type Diagnostic, type DiagnosticRange, type TextRange } from '../../model/diagnostic.ts'
import { withoutUnseen } from '../../yaml/characters.ts'
import { rangeOf } from '../../yaml/range.ts'
import type { Source } from '../../model/source.ts'
import type { ParsedText } from '../../yaml/tree.ts'
import { nearest } from '../validate/nearest.ts'
import { correctValues, type CheckedFile } from './correct-values.ts'
import { correct } from './correct.ts'
import { correctionDiagnostics } from './correction.ts'
import { examiner, type Examined } from './examine.ts'
import { fileShape } from './shape.ts'

type Kind = Source['kind']

/**
 * Reads a file and checks it against its schema. Where something is wrong, it corrects whatever it can in a copy, so
 * that the mistakes that come after are found as well, and reports each mistake once.
 */
export function readSource(kind: Kind, text: string): CheckedFile {
  const { text: clean, diagnostics: characters } = withoutUnseen(text)
  const examine = examiner(kind)
  const first = examine(clean).parsed
  const refused = refusal(first, clean)
  if (refused) return broken(examine(clean), clean, [...characters, refused])
  const unnamed = unnamedList(kind, clean)
  if (unnamed) return broken(examine(clean), clean, [...characters, unnamed])
  const { errors } = first
  const { value, changed, schema, annotations } = examine(clean)
  if (characters.length + errors.length + changed.length + schema.length === 0)
    return { value, complete: true, diagnostics: [], annotations, tree: { root: first.root, text } }
  const isWrong = errors.length > 0 || schema.length > 0 || changed.some(({ code }) => code === 'duplicateKey')
  const { text: meant, corrections } = isWrong ? correct(kind, clean, examine) : { text: clean, corrections: [] }
  const [left] = examine(meant).parsed.errors
  if (left) {
    const range = rangeOf(meant, left.pos[0], Math.max(left.pos[1], left.pos[0] + 1))
    const reported = [
      ...characters,
      ...correctionDiagnostics(corrections, meant),
      error('syntax', { code: left.code }, ofFile(range)),
    ]
    return broken(examine(meant), meant, reported)
  }
  return correctValues(meant, characters, corrections, { kind, examine })
}

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
): CheckedFile {
  // Values without a diagnostic of their own, which must still not count as valid.
  const unreported = schema.flatMap(({ range: { pointer } }) => pointer ?? [])
  return { value, complete: false, diagnostics, annotations, unreported, tree: { root, text } }
}
