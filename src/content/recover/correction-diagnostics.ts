import { error, type Diagnostic } from '../diagnostic.ts'
import type { Correction } from './correction.ts'

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
  const isTold = ({ line }: Correction, at: number): boolean =>
    corrections.findIndex((other) => other.line === line) === at
  return corrections
    .filter((correction, at) => isTold(correction, at) && !repeats(correction))
    .map(({ code, facts, line, count, column, length, told = lines.slice(line, line + count) }) =>
      error(
        code,
        facts,
        { line: line + 1, column: column + 1, length },
        told === 'none' ? {} : { fix: { kind: 'lines', lines: told, count } },
      ),
    )
}
