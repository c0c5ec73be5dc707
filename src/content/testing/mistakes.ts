import { kindsInLine } from './mistake-kinds.ts'

/** Lines of a file that are written wrongly, as data, so that a mistake can be shown and made together with another. */
export interface Mistake {
  readonly kind: string
  /** The first line that it touches, zero-based. */
  readonly from: number
  /** How many lines it removes, and the lines that replace them. */
  readonly removed: number
  readonly lines: readonly string[]
  /** The lines that the writer meant, where they differ from the original ones. */
  readonly meant?: readonly string[]
}

/** A whole item of a list, with everything that belongs to it, moved left or right by so many columns. */
const groupKinds: Readonly<Record<string, number>> = {
  'an item two columns right': 2,
  'an item two columns left': -2,
  'an item four columns right': 4,
  'an item four columns left': -4,
  'an item at the margin': -Infinity,
}

function groupMistakes(kind: string, by: number, lines: readonly string[]): Mistake[] {
  return lines.flatMap((line, from) => {
    const [, white = ''] = /^(\s+)- /.exec(line) ?? []
    if (white === '' || (by < 0 && by !== -Infinity && white.length < -by)) return []
    const isBehind = (each: string): boolean =>
      each.trim() !== '' && (/^\s*/.exec(each)?.[0].length ?? 0) <= white.length
    const next = lines.slice(from + 1).findIndex(isBehind)
    const group = lines.slice(from, next === -1 ? undefined : from + 1 + next)
    while (group.at(-1)?.trim() === '') group.pop()
    if (group.length < 2) return []
    const columns = Math.max(by, -white.length)
    const moved = group.map((each) =>
      each.trim() === '' ? each : columns > 0 ? ' '.repeat(columns) + each : each.slice(-columns),
    )
    return [{ kind, from, removed: group.length, lines: moved }]
  })
}

/** Every mistake that can be made in a text, by its kind. */
export function mistakesIn(text: string): ReadonlyMap<string, readonly Mistake[]> {
  const lines = text.split('\n')
  const inGroups = Object.entries(groupKinds).map(([kind, by]) => [kind, groupMistakes(kind, by, lines)] as const)
  const inLines = Object.entries(kindsInLine).map(
    ([kind, make]) =>
      [
        kind,
        lines.flatMap((line, from) => {
          if (/^\s*(?:#|$)/.test(line)) return []
          const made = make(line, lines[from - 1] ?? '', lines[from + 1] ?? '')
          if (!made) return []
          if (typeof made === 'object' && 'wrong' in made)
            return [{ kind, from, removed: 1, lines: [made.wrong], meant: [made.meant] }]
          const written = typeof made === 'string' ? [made] : made
          if (written.length === 1 && written[0] === line) return []
          const removed = kind === 'a text behind the bar' ? 2 : 1
          return [{ kind, from, removed, lines: written }]
        }),
      ] as const,
  )
  return new Map([...inLines, ...inGroups])
}

/** A text with mistakes made in it, none of which touches the lines of another, or with what was meant in their place. */
export function withMistakes(text: string, mistakes: readonly Mistake[], isMeant = false): string {
  const lines = text.split('\n')
  for (const { from, removed, lines: wrong, meant = lines.slice(from, from + removed) } of mistakes.toSorted(
    (a, b) => b.from - a.from,
  ))
    lines.splice(from, removed, ...(isMeant ? meant : wrong))
  return lines.join('\n')
}
