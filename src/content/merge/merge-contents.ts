import { diff3Merge } from 'node-diff3'
import { withLineEnds } from '../yaml/characters.ts'
import { EditError } from '../yaml/edit/edit.ts'
import { readValue, isSame } from '../yaml/edit/read.ts'
import { fileKind, items, ownProperty, pointerTo, type ValuePath, type Value } from '../model/source.ts'
import { fileNode } from '../model/schema/schema-node.ts'
import { compareValues, differencesBetween } from '../yaml/edit/compare.ts'
import { rewriteText } from './content-changes.ts'

/** Some lines of the merged text, which may depend on whose are wanted where both have changed them. */
type Part = (side: Choice) => readonly string[]

/**
 * Both texts as one: every line that one side alone changed, removed or added is as that side has it. That brings along
 * what belongs to no value, such as comments and empty lines.
 */
function partsOf(base: string, mine: string, theirs: string): readonly Part[] {
  const [own = [], old = [], others = []] = [mine, base, theirs].map((text) => text.split(/\r?\n/))
  return diff3Merge(own, old, others, { excludeFalseConflicts: true }).flatMap(({ ok, conflict }) =>
    conflict ? partsOfBoth(conflict.o, conflict.a, conflict.b) : () => ok ?? [],
  )
}

/**
 * Adjacent lines that both changed. If all sides have equally many of them, comments and empty lines aside, each of them
 * is a part with the comments above it, which come from whoever changed those.
 */
function partsOfBoth(base: readonly string[], mine: readonly string[], theirs: readonly string[]): readonly Part[] {
  const [old = [], own = [], others = []] = [base, mine, theirs].map(byLine)
  if (own.length !== old.length || others.length !== old.length) return [(side) => (side === 'mine' ? mine : theirs)]
  return old.map(([remarksBefore, before], index) => (side) => {
    const [one, other] = side === 'mine' ? [own, others] : [others, own]
    const [remarks = [], line] = one[index] ?? []
    const [otherRemarks = [], otherLine] = other[index] ?? []
    const joined = line === before ? otherLine : line
    const among = remarks.join('\n') === remarksBefore.join('\n') ? otherRemarks : remarks
    return joined === undefined ? among : [...among, joined]
  })
}

/** Each line with the comments and empty lines above it, and at the end those that no line follows. */
function byLine(lines: readonly string[]): readonly (readonly [remarks: readonly string[], line?: string])[] {
  const starts = lines.flatMap((line, index) => (/^\s*(?:#|$)/.test(line) ? [] : [index]))
  const each = starts.map((end, index) => [lines.slice((starts[index - 1] ?? -1) + 1, end), lines[end]] as const)
  return [...each, [lines.slice((starts.at(-1) ?? -1) + 1)]]
}

/** A place that both have changed, or a whole file if nothing smaller can be identified. */
type FileConflict = ValueConflict & Readonly<Record<'id' | 'name', string>>

type Texts = ReadonlyMap<string, string>
/** Choices by the ids of the conflicts. */
type Choices = Pick<ReadonlyMap<string, Choice>, 'get'>

/**
 * Merges what somebody else has changed since both had the same content.
 * @returns the texts that differ from ours, by name, null for no file; and the conflicts without a choice, where ours stays
 */
export function mergeContents(base: Texts, mine: Texts, theirs: Texts, choices: Choices) {
  const files = new Map<string, string | null>()
  const conflicts: FileConflict[] = []
  // A page that one side has given another address, and with it another file, is still the page that the other changed.
  const moved = new Map([...movedPages(base, mine, theirs), ...movedPages(base, theirs, mine)])
  const [old = base, own = mine, others = theirs] = [base, mine, theirs].map(
    (texts): Texts => new Map([...texts].map(([name, text]) => [moved.get(name) ?? name, text])),
  )
  for (const name of new Set([...mine.keys(), ...own.keys(), ...others.keys()])) {
    const versions = { base: old.get(name) ?? null, mine: own.get(name) ?? null, theirs: others.get(name) ?? null }
    const merged = mergeFile(name, versions, choices)
    conflicts.push(...merged.conflicts)
    if (merged.text !== (mine.get(name) ?? null)) files.set(name, merged.text)
  }
  return { files, conflicts, mine: own, theirs: others }
}

/** The files of pages that have got another address, by those of before, unless the other side has such a file of its own. */
function* movedPages(base: Texts, now: Texts, other: Texts): Generator<[string, string]> {
  for (const [name, text] of base) {
    if (now.has(name) || fileKind(name) !== 'page') continue
    const path = ownProperty(readValue(text), 'path')
    const isMoved = (it: string) => items(ownProperty(readValue(it), 'formerly')).includes(path)
    const [file] = [...now].find(([each, it]) => !base.has(each) && isMoved(it)) ?? []
    if (file !== undefined && !(other.has(name) && other.has(file))) yield [name, file]
  }
}

/** The texts of one file, `base` what both started from; null where there is no such file. */
export type FileVersions = Readonly<Record<'base' | 'mine' | 'theirs', string | null>>

/** Merges one file, by value, to null if it is removed. Formatting stays where only one side has changed a text. */
export function mergeFile(name: string, { base, mine, theirs }: FileVersions, choices: Choices) {
  const conflicts: FileConflict[] = []
  const chosen = new Set<Choice>()
  const choose = (conflict: ValueConflict): Choice => {
    // Where ours is gone, the path leads into theirs, and may be that of another place in ours.
    const id = `${name}#${conflict.path.reduce<string>(pointerTo, '')}${conflict.mine === undefined ? '#removed' : ''}`
    const choice = choices.get(id)
    if (choice === undefined) conflicts.push({ ...conflict, id, name })
    chosen.add(choice ?? 'mine')
    return choice ?? 'mine'
  }
  // What one side changed stays, whatever the other did elsewhere. Where both changed the order of a list, ours stays.
  const take: Parameters<typeof compareValues>[3] = (difference, old) => {
    if (difference.kind === 'reordered') return 'after'
    const own = 'after' in difference ? difference.after : undefined
    const others = 'before' in difference ? difference.before : undefined
    if (isSame(old, others)) return 'after'
    if (isSame(old, own)) return 'before'
    return choose({ path: difference.path, mine: own, theirs: others }) === 'mine' ? 'after' : 'before'
  }
  const oneOfThem = () =>
    choose({ path: [], mine: mine ?? undefined, theirs: theirs ?? undefined }) === 'mine' ? mine : theirs
  if (mine === theirs || base === theirs) return { text: mine, conflicts }
  if (base === mine) return { text: theirs, conflicts }
  return { text: mergedText() ?? oneOfThem(), conflicts }

  /** Undefined if there is nothing smaller than the file that could be merged. */
  function mergedText(): string | undefined {
    if (base === null || mine === null || theirs === null) return undefined
    const [of, own, others] = [readValue(base), readValue(mine), readValue(theirs)]
    if (of === undefined || own === undefined || others === undefined) return undefined
    const node = fileNode(fileKind(name))
    const wanted = compareValues(others, own, node, take, of)
    const parts = partsOf(base, mine, theirs)
    let sides = parts.map((): Choice => (chosen.has('theirs') && !chosen.has('mine') ? 'theirs' : 'mine'))
    const textOf = (each: readonly Choice[]) => parts.flatMap((part, index) => part(each[index] ?? 'mine')).join('\n')
    const distance = (each: readonly Choice[]) => {
      const value = readValue(textOf(each))
      return value === undefined ? Infinity : differencesBetween(value, wanted, node).length
    }
    // Lines that both changed come from the side that was chosen there, with its formatting and its comments.
    for (const index of chosen.size > 1 ? parts.keys() : []) {
      const other = sides.with(index, 'theirs')
      if (textOf(other) !== textOf(sides) && distance(other) < distance(sides)) sides = other
    }
    // The two may leave nothing that can be written together, such as a file of which each has removed what the other kept.
    return writtenAs(name, withLineEnds(mine, textOf(sides)), wanted) ?? writtenAs(name, mine, wanted)
  }
}

/** A text, edited to say what is wanted; undefined if it cannot be read, or not be changed safely. */
function writtenAs(name: string, text: string, wanted: Value): string | undefined {
  try {
    return rewriteText(name, text, wanted)
  } catch (error) {
    if (error instanceof EditError) return undefined
    throw error
  }
}

/** A place that two people have changed differently; `undefined` means that one of them has removed it. */
export interface ValueConflict {
  /** Leads into our version, or into theirs if ours no longer has the place. */
  readonly path: ValuePath
  readonly mine: Value | undefined
  readonly theirs: Value | undefined
}

export type Choice = 'mine' | 'theirs'
