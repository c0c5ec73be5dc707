/** The name that was probably meant: the only nearest by edit distance (Levenshtein, a swap counts once) with the same numbers. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const [wanted, digits] = [folded(name), name.replaceAll(/\D/g, '')]
  let best: string | undefined
  let fewest = Math.max(1, Math.floor(wanted.length / 3)) + 1
  for (const candidate of known) {
    const changes = distance(wanted, folded(candidate), fewest + 1)
    if (changes > fewest || candidate === best || candidate.replaceAll(/\D/g, '') !== digits) continue
    ;[best, fewest] = [changes < fewest ? candidate : undefined, changes]
  }
  return best
}

export const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()

function distance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) >= limit) return limit
  let before: number[] = []
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const current = [i]
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1]
      let changes = Math.min(at(previous, j) + 1, at(current, j - 1) + 1, at(previous, j - 1) + (same ? 0 : 1))
      if (from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) changes = Math.min(changes, at(before, j - 2) + 1)
      current.push(changes)
    }
    before = previous
    previous = current
  }
  return at(previous, to.length)
}

const at = (row: readonly number[], index: number): number => row[index] ?? Infinity
