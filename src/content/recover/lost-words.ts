import type { Diagnostic } from '../diagnostic.ts'
import type { Value } from '../parse/source.ts'
import type { Examine } from './examiner.ts'

/**
 * The text with quotes around each text of which YAML would take words away, and what is told of these. A comment behind
 * what is right without it is one: it is offered a line of its own, and stays where it is.
 *
 * @param changed what YAML would change in silence
 */
export function withLostWords(
  text: string,
  changed: readonly Diagnostic[],
  examine: Examine,
  count: (value: Value) => number,
): { readonly text: string; readonly quoted: readonly Diagnostic[]; readonly others: readonly Diagnostic[] } {
  const lines = text.split('\n')
  const before = count(examine(text).value)
  const quoted: Diagnostic[] = []
  const others: Diagnostic[] = []
  for (const diagnostic of changed) {
    const { range, fix } = diagnostic
    const isLost = diagnostic.code === 'lostComment' || diagnostic.code === 'yamlSign'
    const right = isLost && fix?.kind === 'lines' && 'line' in range ? fix.lines[0] : undefined
    if (right === undefined || !('line' in range)) {
      others.push(diagnostic)
      continue
    }
    const at = range.line - 1
    const line = lines[at] ?? ''
    const isComment =
      diagnostic.code === 'lostComment' &&
      diagnostic.facts.kept !== '' &&
      count(examine(lines.with(at, right).join('\n')).value) > before
    if (isComment) {
      others.push({ ...diagnostic, fix: { kind: 'lines', lines: commentAbove(line, range.column - 1), count: 1 } })
      continue
    }
    lines[at] = right
    quoted.push(diagnostic)
  }
  return { text: lines.join('\n'), quoted, others }
}

/** A comment in the line above what it stood behind. */
function commentAbove(line: string, column: number): readonly string[] {
  const indent = /^\s*/.exec(line)?.[0] ?? ''
  return [indent + line.slice(column).trim(), line.slice(0, column).trimEnd()]
}
