/** The lines that differ between two texts with the same number of lines. */
export function changedLines(before: string, after: string): readonly { readonly from: string; readonly to: string }[] {
  const lines = after.split('\n')
  const old = before.split('\n')
  if (lines.length !== old.length) throw new Error(`There were ${old.length} lines, and there are ${lines.length}.`)
  return old.flatMap((from, index) => (from === lines[index] ? [] : [{ from, to: lines[index] ?? '' }]))
}
