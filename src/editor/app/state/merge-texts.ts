import { diff3Merge } from 'node-diff3'

export interface MergedText {
  readonly text: string
  /** Where both sides changed the same lines. The merged text has the first side's. */
  readonly conflicts: readonly LineConflict[]
}

/** Lines that two sides have changed differently. */
export interface LineConflict {
  readonly mine: string
  readonly theirs: string
}

/**
 * Merges two changes of one text, line by line (diff3).
 *
 * @param base the text that both started from
 */
export function mergeTexts(base: string, mine: string, theirs: string): MergedText {
  if (mine === base || mine === theirs) return { text: theirs, conflicts: [] }
  if (theirs === base) return { text: mine, conflicts: [] }
  const conflicts: LineConflict[] = []
  const parts = diff3Merge(linesOf(mine), linesOf(base), linesOf(theirs), { excludeFalseConflicts: true })
  const lines = parts.flatMap(({ ok, conflict }) => {
    if (!conflict) return ok ?? []
    conflicts.push({ mine: conflict.a.join(''), theirs: conflict.b.join('') })
    return conflict.a
  })
  return { text: lines.join(''), conflicts }
}

/** Lines with their line breaks, which are thus preserved. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []
