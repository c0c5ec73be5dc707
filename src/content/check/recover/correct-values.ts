import { replacedBy, replacementOf, withLines, placeholder } from '../../model/diagnostic.ts'
import type { Diagnostic, DiagnosticRange } from '../../model/diagnostic.ts'
import { quote } from '../../yaml/quotes.ts'
import { linesOf, parsedNodeAt, textRange } from '../../yaml/range.ts'
import type { CheckedValue, Source, Tree } from '../../model/source.ts'
import type { CheckedSource } from '../validate/checked-source.ts'
import { meantKey } from '../validate/meant-key.ts'
import { withoutRepeats, type Examine } from '../validate/examine.ts'
import { correctionDiagnostics, type Correction } from './correction.ts'

export type CheckedFile = Omit<CheckedSource, 'file' | 'kind' | 'text' | 'annotations'>

/** How often a copy is corrected and checked again, since one mistake may hide another. */
const rounds = 4

/** Checks a text against the schema, misspelt keys as in a corrected copy: so their values are checked, and none is missing. */
export function correctValues(
  text: string,
  characters: readonly Diagnostic[],
  corrections: readonly Correction[],
  kind: Source['kind'],
  examine: Examine,
): CheckedFile {
  const reported: Diagnostic[] = []
  let current = text
  for (let round = 0; ; round++) {
    const { parsed, value, changed: allChanged, schema } = examine(current)
    const { text: next, quoted, others: changed } = withLostWords(current, allChanged, examine)
    if (quoted.length > 0 && round < rounds) {
      reported.push(...quoted)
      current = next
      continue
    }
    const tree = { root: parsed.root, text: current }
    const written = correctionDiagnostics(corrections, current)
    const before = [...characters, ...written, ...reported.map(asItReads)]
    const lines = new Set([...before, ...quoted, ...changed].flatMap(({ range: at }) => ('line' in at ? at.line : [])))
    const isReported = ({ range }: Diagnostic): boolean => lines.has(textRange(range, tree).line)
    const toReport = schema.filter((each) => !isReported(each))
    const diagnostics = withMeantKeys(toReport, kind, value)
    const misspelt = replacementsOf([...changed, ...diagnostics], tree)
    // On a line that is reported already, this is part of its correction.
    const beside = schema.filter((each) => isCorrected(each, tree))
    const further = replacementsOf(beside, tree, true)
    if (round === rounds || misspelt.length + further.length === 0)
      return {
        value,
        complete: true,
        diagnostics: [...before, ...quoted, ...changed, ...withoutRepeats(diagnostics)],
        unreported: schema.filter(isReported).flatMap(({ range: { pointer } }) => pointer ?? []),
        tree,
      }
    reported.push(...misspelt.map(({ diagnostic, range }) => ({ ...diagnostic, range })))
    const right = replaced(current, [...misspelt, ...further])
    // Several fields in place of one can be read in braces only.
    if (examine(right).parsed.errors.length === 0) current = right
    else round = rounds - 1
  }

  /** Each of several mistakes on a line is reported with the line as it reads once all are corrected. */
  function asItReads(diagnostic: Diagnostic): Diagnostic {
    const { range } = diagnostic
    if (!('line' in range)) return diagnostic
    return { ...diagnostic, ...withLines([linesOf(current)[range.line - 1] ?? '']) }
  }

  function isCorrected({ range }: Diagnostic, tree: Tree): boolean {
    const { line } = textRange(range, tree)
    const isIn = (each: Correction): boolean => line > each.line && line <= each.line + each.count
    return corrections.some(isIn) || reported.some((other) => 'line' in other.range && other.range.line === line)
  }
}

/**
 * The replacements that diagnostics suggest for their ranges, where nothing else has to change.
 * @param isInLine whether a text without languages also gets them, on its own line
 */
const replacementsOf = (diagnostics: readonly Diagnostic[], tree: Tree, isInLine = false) =>
  diagnostics.flatMap((diagnostic) => {
    const { fix, range } = diagnostic
    if (spansLines(range, tree)) return []
    const isSplit = isInLine && fix?.kind === 'values' && diagnostic.code === 'wrongKind'
    const split = isSplit ? `{ pt: ${quote(diagnostic.facts.value)}, en: ${placeholder} }` : undefined
    const by = replacementOf(diagnostic) ?? split
    return by === undefined ? [] : [{ diagnostic, range: { ...range, ...textRange(range, tree) }, by }]
  })

/** With more names than this that are not known, nobody can say what each was meant to be. */
const mostNames = 8
/** The file is checked several times for each unknown key: with more of them than this the owner would have to wait. */
const mostUnknown = 40

/** The diagnostics, with the key that was meant for each unknown one, where its value shows it. */
function withMeantKeys(diagnostics: readonly Diagnostic[], kind: Source['kind'], value: CheckedValue) {
  const unknown = diagnostics.flatMap((each) => (each.code === 'unknownKey' ? [each.facts.key] : []))
  if (unknown.length > mostUnknown || new Set(unknown).size > mostNames) return diagnostics
  const given = new Set<string>()
  return diagnostics.map((each): Diagnostic => {
    if (each.code !== 'unknownKey' || each.fix) return each
    const meant = meantKey(kind, value, each)
    // A group has each field once: what another key was meant for is found once this one is right.
    const place = each.range.pointer?.replace(/[^/]*$/, () => meant ?? '') ?? ''
    if (meant === undefined || given.has(place)) return each
    given.add(place)
    return { ...each, facts: { ...each.facts, meant }, ...replacedBy(meant) }
  })
}

/** Whether a value stands on several lines, of which a range is only the first. */
function spansLines(range: DiagnosticRange, { root, text }: Tree): boolean {
  if ('line' in range || range.part === 'key') return false
  const [start, end] = parsedNodeAt(root, range.pointer).node?.range ?? [0, 0]
  return text.slice(start, end).trimEnd().includes('\n')
}

/** The file with quotes around each text that YAML would cut short, and what was told of these; a real comment stays. */
function withLostWords(text: string, changed: readonly Diagnostic[], examine: Examine) {
  const lines = text.split('\n')
  const quoted: Diagnostic[] = []
  const others: Diagnostic[] = []
  for (const diagnostic of changed) {
    const { range, fix } = diagnostic
    const isLost = diagnostic.code === 'lostComment' || diagnostic.code === 'yamlSign'
    const right = isLost && fix?.kind === 'lines' ? fix.lines[0] : undefined
    if (right === undefined || !('line' in range)) {
      others.push(diagnostic)
      continue
    }
    const at = range.line - 1
    const line = lines[at] ?? ''
    const wrongWith = (way: string): number => examine(lines.with(at, way).join('\n')).mistakes
    const [best = right] = [right, ...otherWays(diagnostic, line)].toSorted((a, b) => wrongWith(a) - wrongWith(b))
    if (best === line) continue
    lines[at] = best
    quoted.push({ ...diagnostic, ...withLines([best]) })
  }
  return { text: lines.join('\n'), quoted, others }
}

/** What may be meant but quotes: the comment as it is, or the line without the sign and its word: `scroll: &x contact`. */
function otherWays({ code, facts }: Diagnostic, line: string): readonly string[] {
  if (code === 'lostComment') return facts.kept === '' ? [] : [line]
  return code === 'yamlSign' && facts.sign !== '*' ? [line.replace(`${facts.word} `, '')] : []
}

/** A text with replacements made in it, none of which overlaps another. */
function replaced(text: string, replacements: ReturnType<typeof replacementsOf>): string {
  const lines = text.split('\n')
  for (const { range, by } of replacements.toSorted((a, b) => b.range.column - a.range.column)) {
    const line = lines[range.line - 1] ?? ''
    lines[range.line - 1] = line.slice(0, range.column - 1) + by + line.slice(range.column - 1 + range.length)
  }
  return lines.join('\n')
}
