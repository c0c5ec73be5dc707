import type { Correction } from './correction.ts'

/** The conflict markers that git leaves between two versions. */
export const mergeMark = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?$/

/** Conflict markers: one correction for a pair of versions with everything around them, one for each stray marker. */
export function mergeMarks(lines: readonly string[]): Correction[] {
  const found: Correction[] = []
  for (let line = 0; line < lines.length; line++) {
    const text = lines[line] ?? ''
    if (!mergeMark.test(text)) continue
    const end = text.startsWith('<') ? endOfConflict(lines, line) : undefined
    const mark = { code: 'mergeMark', facts: {}, line, column: 0, length: text.length } as const
    // Only the owner can choose between two versions; a stray marker can simply go.
    found.push(end === undefined ? { ...mark, count: 1, told: [] } : { ...mark, count: end - line + 1, told: 'none' })
    line = end ?? line
  }
  return found
}

/** The last line of a conflict that begins in a line; undefined if no marker divides or ends it. */
function endOfConflict(lines: readonly string[], start: number): number | undefined {
  const from = (line: number, sign: string): number => {
    const next = lines.slice(line + 1).findIndex((text) => mergeMark.test(text) && !text.startsWith('|'))
    return next !== -1 && lines[line + 1 + next]?.startsWith(sign) ? line + 1 + next : -1
  }
  const middle = from(start, '=')
  const end = middle === -1 ? -1 : from(middle, '>')
  return end === -1 ? undefined : end
}
