import { diff3Merge } from 'node-diff3'

/**
 * The own text with every line that the other side has changed, dropped or written where the own side left the lines as
 * they were: what no value has, as comments and empty lines, comes along so. Where both changed a line the own one stays.
 *
 * @param base the text that both began with
 */
export function joinLines(base: string, mine: string, theirs: string): string {
  const lineEnd = mine.includes('\r\n') ? '\r\n' : '\n'
  const [own, old, others] = [mine, base, theirs].map((text) => text.split(/\r?\n/))
  return diff3Merge(own ?? [], old ?? [], others ?? [], { excludeFalseConflicts: true })
    .flatMap(({ ok, conflict }) => (conflict ? joinPart(conflict.o, conflict.a, conflict.b) : (ok ?? [])))
    .join(lineEnd)
}

/**
 * Lines beside each other that both have changed are one part. Where they are as many on all sides, but for comments and
 * empty lines, each is told apart from the next, and stands among the comments of whoever changed these.
 */
function joinPart(base: readonly string[], mine: readonly string[], theirs: readonly string[]): readonly string[] {
  const [old, own, others] = [base, mine, theirs].map((lines) => lines.filter((line) => !isRemark(line)))
  if (!old || !own || !others || own.length !== old.length || others.length !== old.length) return mine
  const joined = own.map((line, index) => (line === old[index] ? (others[index] ?? line) : line))
  const among = remarks(mine) === remarks(base) ? theirs : mine
  let next = 0
  return among.map((line) => (isRemark(line) ? line : (joined[next++] ?? line)))
}

const isRemark = (line: string): boolean => /^\s*(?:#|$)/.test(line)
const remarks = (lines: readonly string[]): string => lines.filter(isRemark).join('\n')
