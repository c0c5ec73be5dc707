import type { TextRange } from '../model/diagnostic.ts'

/** The part of a text from one offset to another, cut off at the end of its first line. */
export function rangeOf(text: string, start: number, end: number): TextRange {
  // `lastIndexOf` takes a negative start for 0, where a line break may stand.
  const lineStart = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = text.indexOf('\n', start)
  const until = Math.min(end, lineEnd === -1 ? text.length : lineEnd)
  return { line: lineAt(text, start), column: start - lineStart + 1, length: Math.max(0, until - start) }
}

/** The one-based line of an offset. */
export function lineAt(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line++
  return line
}
