export interface FittedLines {
  readonly lines: readonly string[]
  /** The size of the letters, in pixels. */
  readonly size: number
}

/** Sizes of letters in pixels, largest first, with the most lines that each may fill. */
const steps = [
  { size: 104, most: 3 },
  { size: 88, most: 4 },
  { size: 72, most: 4 },
  { size: 60, most: 5 },
] as const
const smallest = steps[3]

/** A word and its width in letters one pixel large. */
interface Word {
  readonly text: string
  readonly width: number
}

/**
 * Breaks a text between words into lines, in the largest letters that fit into a width in pixels. The lines are about
 * equally long, so that no word stands alone on the last. A text that is too long even in the smallest letters is cut
 * off with an ellipsis; a single word that is too wide makes the letters smaller instead.
 * @param measure gives the width of a text in letters one pixel large
 */
export function fitLines(text: string, width: number, measure: (text: string) => number): FittedLines {
  const space = measure(' ')
  const words = text
    .split(/\s+/)
    .filter(Boolean)
    .map((word): Word => ({ text: word, width: measure(word) }))
  const widest = Math.max(...words.map((word) => word.width))
  for (const { size, most } of steps) {
    const lines = balanced(words, width / size, space)
    if (lines.length <= most && widest * size <= width) return { lines: lines.map(written), size }
  }
  const lines = broken(words, width / smallest.size, space).map(written)
  return { lines: cut(lines, smallest.most), size: Math.min(smallest.size, width / widest) }
}

/** The lines of the narrowest column that takes no more lines than the full width does. */
function balanced(words: readonly Word[], width: number, space: number): Word[][] {
  let lines = broken(words, width, space)
  for (let narrower = width * 0.95; narrower > width / 2; narrower *= 0.95) {
    const closer = broken(words, narrower, space)
    if (closer.length > lines.length) break
    lines = closer
  }
  return lines
}

function broken(words: readonly Word[], width: number, space: number): Word[][] {
  const lines: Word[][] = []
  let filled = Infinity
  for (const word of words) {
    filled += space + word.width
    if (filled > width) {
      lines.push([])
      filled = word.width
    }
    lines.at(-1)?.push(word)
  }
  return lines
}

const written = (line: readonly Word[]) => line.map((word) => word.text).join(' ')

/** Keeps the first lines. An ellipsis takes the place of the last word of those. */
function cut(lines: readonly string[], most: number): string[] {
  if (lines.length <= most) return [...lines]
  const last = lines[most - 1] ?? ''
  return [...lines.slice(0, most - 1), `${last.replace(/\s\S+$/, '')}…`]
}
