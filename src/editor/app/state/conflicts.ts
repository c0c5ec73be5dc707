import { conflictBetween, type ConflictWords } from '../../../content/merge/conflict-words.ts'
import { type FileVersions, mergeFile } from '../../../content/merge/merge-contents.ts'
import type { Choice } from '../../../content/merge/merge-values.ts'
import type { ToolLanguage } from '../../../content/model/tool-language.ts'
import type { FileChange, History } from './history.ts'

/**
 * A place that was changed here and elsewhere: the file with our text there, and the file with theirs. The owner says
 * which one stays.
 */
export interface Conflict extends FileChange {
  readonly id: string
}

/** What is kept outside the content, so that nothing is lost with the window. */
export interface KeptHistory extends History {
  readonly conflicts: readonly Conflict[]
}

/** Merges what was changed elsewhere with what was changed here. Where both changed a place, ours stays for now. */
export function takenOver(
  file: string,
  versions: FileVersions,
): { readonly text: string | null; readonly conflicts: readonly Conflict[] } {
  const { text, conflicts } = mergeFile(file, versions, new Map())
  const open = conflicts.map(({ id }) => {
    const theirs = mergeFile(file, versions, new Map<string, Choice>([[id, 'theirs']])).text
    return { id: crypto.randomUUID(), file, before: text, after: theirs }
  })
  return { text, conflicts: open.filter(({ before, after }) => before !== after) }
}

/** The current text of a file with theirs in a conflict, wherever that place is by now. */
export function withTheirs({ file, before, after }: Conflict, current: string | null): string | null {
  const theirs: Choice = 'theirs'
  return mergeFile(file, { base: before, mine: current, theirs: after }, { get: () => theirs }).text
}

/** A conflict as the owner is asked about it, with what stands in its place by now. */
export interface OpenConflict {
  readonly conflict: Conflict
  readonly words: ConflictWords
}

/** The conflicts in which it still matters which text stays. */
export function openConflicts(
  texts: ReadonlyMap<string, string>,
  conflicts: readonly Conflict[],
  lang: ToolLanguage,
): readonly OpenConflict[] {
  return conflicts.flatMap((conflict) => {
    const mine = texts.get(conflict.file) ?? null
    const theirs = withTheirs(conflict, mine)
    return mine === theirs ? [] : [{ conflict, words: conflictBetween(conflict.file, mine, theirs, lang) }]
  })
}
