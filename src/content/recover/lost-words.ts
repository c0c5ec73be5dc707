import type { Diagnostic } from '../diagnostic.ts'
import type { Value } from '../parse/source.ts'
import type { Examine } from './examiner.ts'

/**
 * The file with quotes around each text that YAML would cut short, and the diagnostics of these. Where the text is
 * complete without its comment, it is taken for a comment: it stays, and a line of its own is suggested for it.
 *
 * @param changed what YAML would silently change
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

/** The line with its comment moved to a line above. */
function commentAbove(line: string, column: number): readonly string[] {
  const indent = /^\s*/.exec(line)?.[0] ?? ''
  return [indent + line.slice(column).trim(), line.slice(0, column).trimEnd()]
}
