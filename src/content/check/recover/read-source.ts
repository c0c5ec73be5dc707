import {
  error,
  replacementOf,
  startOfFile,
  type Diagnostic,
  type DiagnosticRange,
  type TextRange,
} from '../../model/diagnostic.ts'
import { languages } from '../../model/language.ts'
import { withoutUnseen } from '../../yaml/characters.ts'
import { quote } from '../../yaml/quotes.ts'
import { lineAt, rangeOf } from '../../yaml/range.ts'
import type { Source } from '../../model/source.ts'
import type { ParsedText } from '../../yaml/tree.ts'
import { nearest } from '../validate/nearest.ts'
import { correctValues, type CheckedFile } from './correct-values.ts'
import { correct } from './correct.ts'
import { correctionDiagnostics } from './correction.ts'
import { examiner, type Examine, type Examined } from './examine.ts'
import { withLostNames, misplaced, otherFile } from './misplaced.ts'
import { lineStart } from './scan-lines.ts'
import { fieldNames, fileShape } from './shape.ts'

type Kind = Source['kind']

/**
 * Reads a file and checks it against its schema. Where something is wrong, it corrects whatever it can in a copy, so
 * that the mistakes that come after are found as well, and reports each mistake once.
 */
export function readSource(kind: Kind, text: string): CheckedFile {
  const { text: clean, diagnostics: characters } = withoutUnseen(text)
  const examine = examiner(kind)
  const { parsed, value, changed, schema, annotations } = examine(clean)
  const refused = refusal(parsed, clean, kind)
  if (!refused && characters.length + parsed.errors.length + changed.length + schema.length === 0)
    return { value, complete: true, diagnostics: [], annotations, tree: { root: parsed.root, text } }
  const other = otherFile(kind, clean)
  if (other)
    return {
      ...broken(examine(clean), [...characters, error('otherFile', { kind: other }, startOfFile)]),
      value: '',
    }
  const { text: own, diagnostics: elsewhere } = misplaced(kind, clean)
  if (elsewhere.length === 0) return readWrong(kind, clean, characters, examine)
  // What belongs elsewhere may be what seems to be missing here.
  return { ...readWrong(kind, own, [...characters, ...elsewhere], examine), complete: false }
}

function readWrong(kind: Kind, text: string, found: readonly Diagnostic[], examine: Examine): CheckedFile {
  const { parsed, changed, schema } = examine(text)
  const refused =
    refusal(parsed, text, kind) ?? unnamedList(kind, text) ?? unnamedWords(kind, text) ?? severalFields(text, examine)
  if (refused) return broken(examine(text), [...found, refused])
  // Where each value that is wrong has its replacement, no line is wrong as a whole.
  const isWrong =
    parsed.errors.length > 0 ||
    schema.some((each) => replacementOf(each) === undefined) ||
    changed.some(({ code }) => code === 'duplicateKey')
  const { text: meant, corrections } = isWrong ? correct(kind, text, examine) : { text, corrections: [] }
  const [left] = examine(meant).parsed.errors
  if (!left) return withLostNames(kind, text, correctValues(meant, found, corrections, kind, examine), examine)
  const range = rangeOf(meant, left.pos[0], Math.max(left.pos[1], left.pos[0] + 1))
  const reported = correctionDiagnostics(corrections, meant)
  return broken(examine(meant), [...found, ...reported, error('syntax', { code: left.code }, ofFile(range))])
}

/** Why a file cannot be read as a page at all, whatever else it says. */
function refusal(parsed: ParsedText, text: string, kind: Kind): Diagnostic | undefined {
  const { root, errors, refusedAt, secondDocumentAt } = parsed
  if (refusedAt !== undefined) return error('syntax', { code: '' }, ofFile(rangeOf(text, refusedAt, refusedAt + 1)))
  if (secondDocumentAt !== undefined)
    return error('manyDocuments', {}, ofFile(rangeOf(text, secondDocumentAt, secondDocumentAt + 3)))
  if (!root && errors.length === 0) return emptyFile(kind, text)
  return undefined
}

/** Without events, the file of the events says so; any other file has no content that would do. */
function emptyFile(kind: Kind, text: string): Diagnostic {
  const fix = { kind: 'lines', lines: ['events: []'], count: text === '' ? 1 : 0 } as const
  return error('emptyFile', { kind }, startOfFile, kind === 'events' ? { fix } : {})
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
  return lostName(key, line)
}

/** Reports that the line that names one language of the dictionary is missing: its words would be the other one's again. */
function unnamedWords(kind: Kind, text: string): Diagnostic | undefined {
  const lines = text.split('\n')
  const lost = languages.filter((language) => !lines.some((line) => line.startsWith(`${language}:`)))
  const [key] = lost
  if (kind !== 'dictionary' || key === undefined || lost.length > 1) return undefined
  const words = lines.map((line) => /^ +([\w-]+):/.exec(line)?.[1])
  const repeated = words.findIndex((word, at) => word !== undefined && words.indexOf(word) < at)
  const isFirst = lines.findIndex((line) => /^\w/.test(line)) > words.findIndex((word) => word !== undefined)
  let line = isFirst ? words.findIndex((word) => word !== undefined) : repeated
  while (/^\s*#/.test(lines[line - 1] ?? '')) line--
  return line === -1 ? undefined : lostName(key, line)
}

function lostName(key: string, line: number): Diagnostic {
  const fix = { kind: 'lines', lines: [`${key}:`], count: 0 } as const
  return error('missingKey', { key }, ofFile({ line: line + 1, column: 1, length: 1 }), { fix })
}

/**
 * Reports a line with two fields, such as `pt: Lisboa en: Lisbon`, with a line for each: the second one is then missing
 * nowhere else. Only where the file can be read with two lines, and says less that is wrong than with quotes.
 */
function severalFields(text: string, examine: Examine): Diagnostic | undefined {
  const [first] = examine(text).parsed.errors
  if (!first) return undefined
  const at = lineAt(text, first.pos[0]) - 1
  const lines = text.split('\n')
  const line = lines[at] ?? ''
  const start = lineStart(line)
  // A brace that closes what nothing opens says that the fields are meant to stay together.
  if (start?.key === undefined || /^[^{]*\}|^$/.test(start.value)) return undefined
  const indent = ' '.repeat(start.column)
  const judge = (written: readonly string[]) => examine(lines.toSpliced(at, 1, ...written).join('\n'))
  const quoted = judge([line.slice(0, -start.value.length) + quote(start.value)]).mistakes
  for (const found of line.matchAll(/,?\s+(?=([\w-]+):\s)/g)) {
    const [gap, key = ''] = found
    const both = [line.slice(0, found.index), indent + line.slice(found.index + gap.length)]
    const { parsed, changed, mistakes } = judge(both)
    if (!fieldNames().has(key) || parsed.errors.length + changed.length > 0 || mistakes >= quoted) continue
    const range = { line: at + 1, column: found.index + 1, length: gap.length }
    return error('severalFields', { key }, ofFile(range), { fix: { kind: 'lines', lines: both, count: 1 } })
  }
  return undefined
}

/** A range that belongs to no part of the page. */
const ofFile = (range: TextRange): DiagnosticRange => ({ ...range, pointer: '' })

/** For a file that cannot be read to its end, only the cause of that is reported. */
function broken(
  { text, parsed: { root }, value, annotations, schema }: Examined,
  diagnostics: readonly Diagnostic[],
): CheckedFile {
  // Values without a diagnostic of their own, which must still not count as valid.
  const unreported = schema.flatMap(({ range: { pointer } }) => pointer ?? [])
  return { value, complete: false, diagnostics, annotations, unreported, tree: { root, text } }
}
