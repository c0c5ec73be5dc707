import { conflictBetween } from '../../../content/merge/conflict-words.ts'
import { type FileVersions, mergeFile, type Choice } from '../../../content/merge/merge-contents.ts'
import type { ToolLanguage } from '../../../content/model/language.ts'
import type { Texts } from '../../../content/operations/pages/places-in-texts.ts'
import { fileNode } from '../../../content/model/schema/schema-node.ts'
import { fileKind } from '../../../content/model/source.ts'
import { differencesBetween } from '../../../content/yaml/edit/compare.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import type { FileChange, History } from './history.ts'

/** A place changed here and elsewhere: the file with our text there, and with theirs. The owner says which stays. */
export interface Conflict extends FileChange {
  readonly id: string
  /** The stored version of a file that can't be parsed: ours is not saved over it. It ends once the file can be. */
  readonly unparsed?: string
}

/** What is kept outside the content, so that nothing is lost with the window. */
export interface KeptHistory extends History {
  readonly conflicts: readonly Conflict[]
}

/** The conflict with a stored text of the file that can't be parsed; undefined if there is none. */
export const unparsedIn = (conflicts: readonly Conflict[], file: string): Conflict | undefined =>
  conflicts.find((each) => each.file === file && each.unparsed !== undefined)

/** Whether a file that could be parsed can't be any more: another program is still writing it, or has broken it. */
export const isBroken = (mine: string | null, theirs: string): boolean =>
  mine !== null && readValue(theirs) === undefined && readValue(mine) !== undefined

/**
 * What somebody else's text was written on: whichever of the texts that may have been stored differs from it in the fewest
 * places. Of a save whose answer was lost, nobody knows whether it was stored before they wrote.
 * @param texts null for no file; the first of those that differ as little is taken
 */
export function writtenOn(file: string, theirs: string | null, texts: readonly (string | null)[]): string | null {
  if (texts.includes(theirs)) return theirs
  // Nothing is parsed where there is no choice.
  if (texts.length === 1) return texts[0] ?? null
  const wanted = readValue(theirs ?? '')
  const distance = (text: string | null): number => {
    const value = readValue(text ?? '')
    // Beside a text that can't be parsed, or no file, all else is as far away.
    return value && wanted ? differencesBetween(value, wanted, fileNode(fileKind(file))).length + 1 : Infinity
  }
  const distances = texts.map(distance)
  return texts[distances.indexOf(Math.min(...distances))] ?? null
}

/**
 * Merges what was changed elsewhere with what was changed here. Where both changed a place, ours stays for now.
 * @param before what theirs was written on: the base, or what was sent, which may not have arrived
 */
export function merged(file: string, { base, mine, theirs: after }: FileVersions, before: string | null) {
  const versions = { base, mine, theirs: before === base ? after : withTheirs({ file, before, after }, mine) }
  const { text, conflicts } = mergeFile(file, versions, new Map())
  const open = conflicts.map(({ id }) => {
    const theirs = mergeFile(file, versions, new Map<string, Choice>([[id, 'theirs']])).text
    return { id: crypto.randomUUID(), file, before: text, after: theirs }
  })
  return { text, conflicts: open.filter((each) => each.before !== each.after) }
}

/** The current text of a file with their change of it, wherever its place is by now. */
export const withTheirs = ({ file, before, after }: FileChange, current: string | null): string | null =>
  mergeFile(file, { base: before, mine: current, theirs: after }, { get: (): Choice => 'theirs' }).text

/** The conflicts in which it still matters which text stays, each with what stands in its place by now. */
export const openConflicts = (texts: Texts, conflicts: readonly Conflict[], lang: ToolLanguage) =>
  conflicts.flatMap((conflict) => {
    const mine = texts.get(conflict.file) ?? null
    const theirs = withTheirs(conflict, mine)
    return mine === theirs ? [] : [{ conflict, words: conflictBetween(texts, conflict.file, mine, theirs, lang) }]
  })
