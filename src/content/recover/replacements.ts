import type { TextRange } from '../diagnostic.ts'

/** What should stand in a range, in place of what does. */
export interface Replacement {
  readonly range: TextRange
  readonly by: string
}

/** A text with replacements made in it, none of which overlaps another. */
export function replaced(text: string, replacements: readonly Replacement[]): string {
  const lines = text.split('\n')
  for (const { range, by } of replacements.toSorted((a, b) => b.range.column - a.range.column)) {
    const line = lines[range.line - 1] ?? ''
    lines[range.line - 1] = line.slice(0, range.column - 1) + by + line.slice(range.column - 1 + range.length)
  }
  return lines.join('\n')
}
