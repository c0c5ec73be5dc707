import { largestFile, type UnusableFile } from '../../model/content-source.ts'
import { error, replacementOf, startOfFile, type Diagnostic } from '../../model/diagnostic.ts'
import { endlessLine, longestCorrected, type Source, type Tree } from '../../model/source.ts'
import { withLineFeeds, withoutUnseen } from '../../yaml/characters.ts'
import { parseText } from '../../yaml/parse.ts'
import { linesOf, rangeOf } from '../../yaml/range.ts'
import { annotationsIn, type CheckedSource } from '../validate/checked-source.ts'
import { examiner, withoutRepeats, type Examine, type Examined } from '../validate/examine.ts'
import { correctValues, type CheckedFile } from './correct-values.ts'
import { correct } from './correct.ts'
import { correctionDiagnostics, withoutAlike } from './correction.ts'
import { misplaced, otherFile, withLostNames } from './misplaced.ts'
import { foreignText, refusal, severalFields, syntaxError, unnamedStart } from './refusal.ts'

type Kind = Source['kind']

/**
 * Reads a file and checks it against its schema. Where something is wrong, it corrects whatever it can in a copy, so
 * that the mistakes that come after are found as well, and reports each mistake once.
 */
export function readSource(kind: Kind, text: string): CheckedFile {
  const alone = foreignText(text)
  if (alone) return unreadable(text, alone)
  const { text: clean, diagnostics: unseen } = withoutUnseen(text)
  const characters = withoutAlike(unseen, clean)
  const examine = examiner(kind)
  const { parsed, value, changed, schema } = examine(clean)
  const refused = refusal(parsed, clean, kind)
  if (!refused && characters.length + parsed.errors.length + changed.length + schema.length === 0)
    return { value, complete: true, diagnostics: [], tree: laterTree(text) }
  const other = otherFile(kind, clean)
  if (other)
    return { ...broken(examine(clean), [...characters, error('otherFile', { kind: other }, startOfFile)]), value: '' }
  if (!isCorrectable(clean, parsed.errors.length + schema.length)) return readLong(examine(clean), characters, refused)
  const { text: own, diagnostics: elsewhere } = misplaced(kind, clean)
  if (elsewhere.length === 0) return readWrong(kind, clean, characters, examine)
  // What belongs elsewhere may be what seems to be missing here.
  return { ...readWrong(kind, own, [...characters, ...elsewhere], examine), complete: false }
}

/** Parses again when a position is asked for: trees take a hundred times the memory of their texts, and few are asked. */
const laterTree = (text: string): Tree => ({
  text,
  get root() {
    return parseText(text).root
  },
})

/** With more lines or mistakes the owner would have to wait. */
const isCorrectable = (text: string, mistakes: number): boolean =>
  mistakes <= 1000 && text.length <= longestCorrected && linesOf(text).length <= 3000 && !endlessLine.test(text)

function readLong(examined: Examined, found: readonly Diagnostic[], refused: Diagnostic | undefined): CheckedFile {
  const { parsed, text, value, changed, schema } = examined
  const [left] = parsed.errors
  if (refused ?? left) return broken(examined, [...found, refused ?? syntaxError(text, left)])
  const diagnostics = [...found, ...changed, ...withoutRepeats(schema)]
  return { value, complete: true, diagnostics, tree: { root: parsed.root, text } }
}

function readWrong(kind: Kind, text: string, found: readonly Diagnostic[], examine: Examine): CheckedFile {
  const { parsed, changed, schema } = examine(text)
  const refused = refusal(parsed, text, kind) ?? unnamedStart(kind, text) ?? severalFields(text, examine)
  if (refused) return broken(examine(text), [...found, refused])
  // Where each value that is wrong has its replacement, no line is wrong as a whole.
  const isWrong =
    parsed.errors.length > 0 ||
    schema.some((each) => replacementOf(each) === undefined) ||
    changed.some(({ code }) => code === 'duplicateKey')
  const { text: meant, corrections } = isWrong ? correct(kind, text, examine) : { text, corrections: [] }
  // What looks like a text with a colon may be two fields, which only shows once the other lines are right.
  const joined = corrections.filter(({ code }) => code === 'quotesNeeded')
  const split = joined.flatMap(({ line }) => severalFields(text, examine, meant, line) ?? [])
  const others = corrections.filter(({ line }) => !split.some(({ range: at }) => 'line' in at && at.line === line + 1))
  if (split.length > 0) return broken(examine(text), [...found, ...correctionDiagnostics(others, meant), ...split])
  const [left] = examine(meant).parsed.errors
  if (!left) return withLostNames(kind, text, correctValues(meant, found, corrections, kind, examine), examine)
  const reported = correctionDiagnostics(corrections, meant)
  return broken(examine(meant), [...found, ...reported, syntaxError(meant, left)])
}

/** For a file that cannot be read to its end, only the cause of that is reported. */
function broken({ text, parsed: { root }, value, schema }: Examined, diagnostics: readonly Diagnostic[]): CheckedFile {
  // Values without a diagnostic of their own, which must still not count as valid.
  const unreported = schema.flatMap(({ range: { pointer } }) => pointer ?? [])
  return { value, complete: false, diagnostics, unreported, tree: { root, text } }
}

/** Checked files by path, for a caller that checks repeatedly: a file that has not changed is not checked again. */
export type SourceCache = Map<string, CheckedSource>

export function checkedFile(path: string, kind: Kind, file: string | UnusableFile, cache: SourceCache): CheckedSource {
  const { text, refused } = readText(file)
  const known = cache.get(path)
  if (known && !refused && known.text === text && known.kind === kind) return known
  const read = refused ? unreadable(text, refused) : readSource(kind, text)
  const source = { file: path, kind, text, ...read, annotations: annotationsIn(kind, read.value) }
  cache.set(path, source)
  return source
}

const unreadable = (text: string, why: Diagnostic): CheckedFile => ({
  value: '',
  complete: false,
  diagnostics: [why],
  tree: { root: null, text },
})

/**
 * The text of one file, without a byte order mark and with `\n` as its only line ending, and why it cannot be used as text.
 * Empty if the file has none that can be read.
 */
export function readText(file: string | UnusableFile): { readonly text: string; readonly refused?: Diagnostic } {
  if (typeof file === 'string') return { text: withLineFeeds(file) }
  if (file.fault === 'notAFile') return { text: '', refused: error('notAFile', {}, startOfFile) }
  if (file.fault === 'fileTooBig')
    return { text: '', refused: error('fileTooBig', { bytes: file.bytes, largest: largestFile }, startOfFile) }
  const text = withLineFeeds(file.text)
  const at = text.indexOf('\ufffd')
  const range = at === -1 ? startOfFile : rangeOf(text, at, at + 1)
  return { text, refused: foreignText(text) ?? error('notUtf8', { encoding: file.encoding }, range) }
}
