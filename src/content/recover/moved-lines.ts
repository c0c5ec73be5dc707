import type { Correction } from './correction.ts'

/** The line, and what belongs to it, further left or right: as far as one of its neighbours. */
export function movedLines(lines: readonly string[], line: number): Correction[] {
  const text = lines[line] ?? ''
  const white = /^\s*/.exec(text)?.[0] ?? ''
  const own = white.length
  if (white.includes('\t')) {
    const column = white.indexOf('\t')
    return indentsAround(lines, line).map((indent) => ({
      code: 'tabIndent',
      line,
      column,
      length: own - column,
      lines: lines.with(line, ' '.repeat(indent) + text.slice(own)),
    }))
  }
  const ends = [...new Set([endOfGroup(lines, line, own), line + 1, endOfPair(lines, line, own)])]
  return indentsAround(lines, line)
    .filter((indent) => indent !== own)
    .flatMap((indent) =>
      ends.map((end) => ({
        code: 'indentWrong' as const,
        line,
        column: own,
        length: text.trim().length,
        lines: [
          ...lines.slice(0, line),
          ...lines.slice(line, end).map((each) => shifted(each, indent - own)),
          ...lines.slice(end),
        ],
        shown: end === endOfPair(lines, line, own) ? end - line : 1,
      })),
    )
}

const shifted = (line: string, by: number): string =>
  blank(line) ? line : by > 0 ? ' '.repeat(by) + line : line.slice(-by)

/** The line behind everything that stands further right than a line. */
function endOfGroup(lines: readonly string[], line: number, own: number): number {
  let end = line + 1
  while (end < lines.length && (blank(lines[end]) || indentOf(lines[end]) > own)) end++
  return end
}

/** The line behind a pair of languages. */
function endOfPair(lines: readonly string[], line: number, own: number): number {
  const language = /^\s*(?:pt|en):/
  const next = lines[line + 1]
  return language.test(lines[line] ?? '') && next !== undefined && language.test(next) && indentOf(next) === own
    ? line + 2
    : line + 1
}

const blank = (line: string | undefined): boolean => (line ?? '').trim() === ''
const indentOf = (line: string | undefined): number => /^\s*/.exec(line ?? '')?.[0].length ?? 0

/**
 * How far a line might begin: as what belongs to the line before, as the groups that it may belong to, and as the line
 * behind it.
 */
function indentsAround(lines: readonly string[], line: number): number[] {
  const before = lines
    .slice(Math.max(0, line - 80), line)
    .filter((each) => !blank(each) && !/^\s*#|^\s*\t/.test(each))
    .toReversed()
  const behind = lines.slice(line + 1, line + 5).find((each) => !blank(each) && !/^\s*\t/.test(each))
  const [previous] = before
  const indents = previous === undefined ? [0] : [keyColumn(previous) + 2]
  let outermost = Infinity
  for (const each of before) {
    if (indentOf(each) >= outermost) continue
    outermost = indentOf(each)
    indents.push(keyColumn(each), outermost)
  }
  if (behind !== undefined) indents.push(indentOf(behind))
  return [...new Set(indents)]
}

/** Where the first word of a line begins, behind the hyphens of lists. */
const keyColumn = (line: string): number => /^\s*(?:- +)*/.exec(line)?.[0].length ?? 0
