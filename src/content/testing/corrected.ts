import type { ReportedDiagnostic } from '../diagnostics/reported-diagnostic.ts'

/** A text with every correction made, letter by letter as it is told. */
export function corrected(text: string, diagnostics: readonly ReportedDiagnostic[]): string {
  const lines = text.split('\n')
  const suggestions = diagnostics.flatMap(({ suggestion }) => (suggestion ? [suggestion] : []))
  for (const { line, count, lines: right } of suggestions.toSorted((a, b) => b.line - a.line || b.count - a.count))
    lines.splice(line - 1, count, ...right)
  return lines.join('\n')
}
