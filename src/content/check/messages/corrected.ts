import type { Report } from './reported-diagnostic.ts'

/**
 * A text with suggestions applied, exactly as they are displayed.
 * @param diagnostics of this very text; those without a suggestion change nothing
 */
export function corrected(text: string, diagnostics: readonly Pick<Report, 'suggestion'>[]): string {
  const ending = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = text.split(ending)
  const suggestions = diagnostics.flatMap(({ suggestion }) => suggestion ?? [])
  for (const { line, count, lines: right } of suggestions.toSorted((a, b) => b.line - a.line || b.count - a.count))
    lines.splice(line - 1, count, ...right)
  return lines.join(ending)
}
