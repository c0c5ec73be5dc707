/** Characters of a text in a sentence. */
const longest = 60
/** Characters kept before the change. */
const leading = 20

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

export function shortened(text: string): string {
  const line = inOneLine(text)
  const cut = line.slice(0, longest)
  return line.length <= longest ? line : `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2))}…`
}

/** Two versions of a text, shortened to where they begin to differ. */
export function excerpts(before: string, after: string): readonly [before: string, after: string] {
  const [one, other] = [inOneLine(before), inOneLine(after)]
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const from = Math.max(one.length, other.length) <= longest ? 0 : one.lastIndexOf(' ', same - leading) + 1
  const excerpt = (line: string) => `${from > 0 ? '…' : ''}${shortened(line.slice(from))}`
  return [excerpt(one), excerpt(other)]
}
