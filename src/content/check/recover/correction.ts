import type { Code, DiagnosticFacts } from '../../model/diagnostic-facts.ts'
import { error, type Diagnostic } from '../../model/diagnostic.ts'

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

/** Lines that replace as many others, and the correction to report. */
export interface CorrectedGroup {
  readonly lines: readonly string[]
  readonly correction: Correction
}

/** A corrected line, and what was wrong with it. */
export interface CorrectedLine {
  readonly code: Code
  /** The sign that it is about, for the codes that name one. */
  readonly sign?: string
  /** For the codes that name something else. */
  readonly facts?: DiagnosticFacts[Code]
  readonly line: string
  /** Zero-based. */
  readonly column: number
  readonly length: number
}

/**
 * The diagnostics of corrections.
 *
 * @param text the text with everything put right, from which the lines are taken as they should read
 */
export function correctionDiagnostics(corrections: readonly Correction[], text: string): Diagnostic[] {
  const lines = text.split('\n')
  // Of several lines that begin with a tab one after the other, the first says enough.
  const repeats = ({ code, line }: Correction): boolean =>
    code === 'tabIndent' && corrections.some((other) => other.code === code && other.line === line - 1)
  const isFirstOnLine = ({ line }: Correction, at: number): boolean =>
    corrections.findIndex((other) => other.line === line) === at
  return corrections
    .filter((correction, at) => isFirstOnLine(correction, at) && !repeats(correction))
    .map(({ code, facts, line, count: own, column, length, suggested }) => {
      const count = code === 'tabIndent' ? endOfTabs(line) - line : own
      const fix = { kind: 'lines', lines: suggested ?? lines.slice(line, line + count), count } as const
      return error(code, facts, { line: line + 1, column: column + 1, length }, { fix })
    })

  function endOfTabs(line: number): number {
    const isNext = corrections.some((other) => other.code === 'tabIndent' && other.line === line)
    return isNext ? endOfTabs(line + 1) : line
  }
}
