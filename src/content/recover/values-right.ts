import { replacementOf, type Diagnostic, type DiagnosticRange, type TextRange } from '../diagnostic.ts'
import { gap } from '../gap.ts'
import { parsedNodeAt } from '../parse/node-at.ts'
import { quote } from '../parse/quotes.ts'
import { rangeOfPointer } from '../parse/range-of-pointer.ts'
import type { Source, Tree } from '../parse/source.ts'
import type { CheckedSource } from '../validate/checked-source.ts'
import { meantKey } from '../validate/meant-key.ts'
import { withoutRepeats } from '../validate/schema-diagnostics.ts'
import { correctionDiagnostics } from './correction-diagnostics.ts'
import type { Correction } from './correction.ts'
import type { Examine } from './examiner.ts'
import { withLostWords } from './lost-words.ts'
import type { CountMistakes } from './recover.ts'
import { replaced } from './replacements.ts'

/** What is known of a file that took the slow path. */
export type RecoveredSource = Pick<
  CheckedSource,
  'value' | 'complete' | 'diagnostics' | 'annotations' | 'untold' | 'tree'
>

interface Means {
  readonly kind: Source['kind']
  readonly examine: Examine
  readonly count: CountMistakes
}

/** How often a copy is corrected and checked again, since one mistake may hide another. */
const rounds = 4

/**
 * Checks a text against the schema. Misspelt keys are corrected in a copy, so that their values are checked as well and
 * nothing is reported as missing that is merely misspelt.
 */
export function valuesRight(
  text: string,
  characters: readonly Diagnostic[],
  corrections: readonly Correction[],
  { kind, examine, count }: Means,
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
    const diagnostics = withMeantKeys(
      schema.filter((each) => !isTold(each)),
      (unknown) => meantKey(kind, value, unknown, count),
    )
    const misspelt = replacementsOf([...changed, ...diagnostics], tree)
    // On a line that is reported already, this is part of its correction.
    const further = replacementsOf(
      schema.filter((each) => isCorrected(each, tree)),
      tree,
      true,
    )
    if (round === rounds || misspelt.length + further.length === 0) {
      return {
        value,
        complete: true,
        annotations,
        diagnostics: [...before, ...quoted, ...changed, ...withoutRepeats(diagnostics)],
        untold: schema.filter(isTold).flatMap(({ range: { pointer } }) => pointer ?? []),
        tree: () => tree,
      }
    }
    told.push(...misspelt.map(({ diagnostic, range }) => ({ ...diagnostic, range })))
    current = replaced(current, [...misspelt, ...further])
  }

  /** Each of several mistakes on a line is reported with the line as it reads once all are corrected. */
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
 * The replacements that diagnostics suggest for their ranges, where nothing else has to change.
 *
 * @param isInLine whether a text without languages also gets them, on its own line
 */
function replacementsOf(diagnostics: readonly Diagnostic[], tree: Tree, isInLine = false) {
  return diagnostics.flatMap((diagnostic) => {
    const { fix, range } = diagnostic
    if (spansLines(range, tree)) return []
    const split = isInLine && fix?.kind === 'split' ? `{ pt: ${quote(fix.text)}, en: ${gap} }` : undefined
    const by = replacementOf(diagnostic) ?? split
    return by === undefined ? [] : [{ diagnostic, range: { ...range, ...textRange(range, tree) }, by }]
  })
}

/** With more names than this that are not known, nobody can say what each was meant to be. */
const mostNames = 8
/** The file is checked several times for each unknown key: with more of them than this she would wait. */
const mostUnknown = 40

/** The diagnostics, with the key that was meant for each unknown one, where its value shows it. */
function withMeantKeys(
  diagnostics: readonly Diagnostic[],
  meantOf: (unknown: Diagnostic<'unknownKey'>) => string | undefined,
): readonly Diagnostic[] {
  const unknown = diagnostics.flatMap((each) => (each.code === 'unknownKey' ? [each.facts.key] : []))
  if (unknown.length > mostUnknown || new Set(unknown).size > mostNames) return diagnostics
  return diagnostics.map((each) => {
    if (each.code !== 'unknownKey' || each.fix) return each
    const meant = meantOf(each)
    return meant === undefined
      ? each
      : { ...each, facts: { ...each.facts, meant }, fix: { kind: 'replace', by: meant } as const }
  })
}

/** Whether a value stands on several lines, of which a range is only the first. */
function spansLines(range: DiagnosticRange, { root, text }: Tree): boolean {
  if ('line' in range || range.part === 'key') return false
  const [start, end] = parsedNodeAt(root, range.pointer).node?.range ?? [0, 0]
  return text.slice(start, end).trimEnd().includes('\n')
}

const textRange = (range: DiagnosticRange, tree: Tree): TextRange =>
  'line' in range ? range : rangeOfPointer(tree, range.pointer, range.part)
