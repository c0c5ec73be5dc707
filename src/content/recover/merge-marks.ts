import type { Correction } from './correction.ts'

/** The conflict markers that git leaves between two versions. */
export const mergeMark = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?$/

/** Conflict markers: one correction for a pair of versions with everything around them, one for each stray marker. */
export function mergeMarks(lines: readonly string[]): Correction[] {
  const marks = lines.flatMap((text, line) => (mergeMark.test(text) ? [{ text, line }] : []))
  const found: Correction[] = []
  let next = 0
  for (const [at, { text, line }] of marks.entries()) {
    if (line < next) continue
    const [middle, last] = marks.slice(at + 1).filter((mark) => !mark.text.startsWith('|'))
    const end =
      text.startsWith('<') && middle?.text.startsWith('=') && last?.text.startsWith('>') ? last.line : undefined
    next = (end ?? line) + 1
    // Only the owner can choose between two versions; a stray marker can simply go.
    const told = end === undefined ? [] : 'none'
    found.push({ code: 'mergeMark', facts: {}, line, column: 0, length: text.length, count: next - line, told })
  }
  return found
}
