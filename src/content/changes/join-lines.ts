import { diff3Merge } from 'node-diff3'

/**
 * Our text with every line that they changed, removed or added where we changed nothing. That brings along what belongs
 * to no value, such as comments and empty lines. Where both changed a line, ours stays.
 *
 * @param base the text that both started from
 */
export function joinLines(base: string, mine: string, theirs: string): string {
  const lineEnd = mine.includes('\r\n') ? '\r\n' : '\n'
  const [own, old, others] = [mine, base, theirs].map((text) => text.split(/\r?\n/))
  return diff3Merge(own ?? [], old ?? [], others ?? [], { excludeFalseConflicts: true })
    .flatMap(({ ok, conflict }) => (conflict ? joinPart(conflict.o, conflict.a, conflict.b) : (ok ?? [])))
    .join(lineEnd)
}

/**
 * Adjacent lines that both changed come as one part. If all sides have equally many of them, comments and empty lines
 * aside, they are joined line by line, each among the comments of whoever changed those.
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
