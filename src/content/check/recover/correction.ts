import type { Code, DiagnosticFacts } from '../../model/diagnostic-facts.ts'
import { error, withLines, type Diagnostic } from '../../model/diagnostic.ts'
import { firstOfEach, grouped } from '../../model/by-key.ts'

/** A change that turns lines into what was meant. It never changes the number of lines. */
export interface Correction<C extends Code = Code> {
  readonly code: C
  readonly facts: DiagnosticFacts[C]
  /** The first line that changes, zero-based, and how many do. */
  readonly line: number
  readonly count: number
  /** Where the fault is in the first line, zero-based, and how many characters it has. */
  readonly column: number
  readonly length: number
  /** The lines to suggest, if not those of the corrected file. */
  readonly suggested?: readonly string[]
}

/** A correction with the lines as they should be. */
export type CorrectedLines = Correction & { readonly lines: readonly string[] }

/** The same of one line, wherever that is. */
export interface CorrectedLine extends Pick<Correction, 'code' | 'column' | 'length'> {
  /** The sign that it is about, for the codes that name one. */
  readonly sign?: string
  /** For the codes that name something else. */
  readonly facts?: DiagnosticFacts[Code]
  readonly line: string
}

/** The same slip more often than this is told once, with one correction for all. */
const few = 3

/** What is wrong, each by itself, or together with all that is the same where that is a lot. */
export function alike<T extends Pick<Diagnostic, 'code' | 'facts'>>(all: readonly T[]): (readonly T[])[] {
  const groups = grouped(all, ({ code, facts }) => JSON.stringify([code, { ...facts, first: 0, last: 0 }]))
  // A tab is rarely alone.
  const isMany = ([first, ...others]: readonly T[]) => others.length >= (first?.code === 'tabIndent' ? 1 : few)
  return [...groups.values()].flatMap((group) => (isMany(group) ? [group] : group.map((each) => [each])))
}

/** Diagnostics of lines, and a single one for many that are alike. */
export const withoutAlike = (diagnostics: readonly Diagnostic[], text: string): Diagnostic[] =>
  alike(diagnostics).flatMap((group) => {
    const [first] = group
    const ends = group.map(({ range, fix }) =>
      'line' in range && fix?.kind === 'lines' ? range.line + (fix.count ?? 1) : 0,
    )
    if (!first || !('line' in first.range) || group.length === 1) return group
    const lines = text.split('\n').slice(first.range.line - 1, Math.max(...ends) - 1)
    return [{ ...first, ...withLines(lines), times: group.length }]
  })

export function correctionDiagnostics(corrections: readonly Correction[], text: string): Diagnostic[] {
  const lines = text.split('\n')
  const firstOnLine = firstOfEach(corrections, ({ line }) => line)
  const diagnostics = firstOnLine.map(({ code, facts, line, count, column, length, suggested }) => {
    const fix = withLines(suggested ?? lines.slice(line, line + count), count)
    return error(code, facts, { line: line + 1, column: column + 1, length }, fix)
  })
  return withoutAlike(diagnostics, text)
}
