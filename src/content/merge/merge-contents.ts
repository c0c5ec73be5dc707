import { diff3Merge } from 'node-diff3'
import { EditError } from '../yaml/edit/edit.ts'
import { readValue, isSame } from '../yaml/edit/read.ts'
import { pointerTo, type ValuePath } from '../model/pointer.ts'
import { type Value, fileKind } from '../model/source.ts'
import { fileNode, type SchemaNode } from '../model/schema/schema-node.ts'
import { compareValues } from '../yaml/edit/compare.ts'
import { rewriteText } from './content-changes.ts'

/**
 * Our text with every line that they changed, removed or added where we changed nothing. That brings along what belongs
 * to no value, such as comments and empty lines. Where both changed a line, ours stays.
 *
 * @param base the text that both started from
 */
function joinLines(base: string, mine: string, theirs: string): string {
  const lineEnd = mine.includes('\r\n') ? '\r\n' : '\n'
  const [own = [], old = [], others = []] = [mine, base, theirs].map((text) => text.split(/\r?\n/))
  return diff3Merge(own, old, others, { excludeFalseConflicts: true })
    .flatMap(({ ok, conflict }) => (conflict ? joinPart(conflict.o, conflict.a, conflict.b) : (ok ?? [])))
    .join(lineEnd)
}

/**
 * Adjacent lines that both changed come as one part. If all sides have equally many of them, comments and empty lines
 * aside, they are joined line by line, each among the comments of whoever changed those.
 */
function joinPart(base: readonly string[], mine: readonly string[], theirs: readonly string[]): readonly string[] {
  const [old, own, others] = [base, mine, theirs].map((lines) => lines.filter((line) => !isRemark(line)))
  if (!old || !own || !others || own.length !== old.length || others.length !== old.length) return mine
  const joined = own.map((line, index) => (line === old[index] ? (others[index] ?? line) : line))
  const among = remarks(mine) === remarks(base) ? theirs : mine
  let next = 0
  return among.map((line) => (isRemark(line) ? line : (joined[next++] ?? line)))
}

const isRemark = (line: string): boolean => /^\s*(?:#|$)/.test(line)
const remarks = (lines: readonly string[]): string => lines.filter(isRemark).join('\n')

/** A place that both have changed, or a whole file if nothing smaller can be identified. */
interface FileConflict extends ValueConflict {
  readonly id: string
  readonly name: string
}

interface MergedContents {
  /** The texts that differ from ours, by name; null for a file that is removed. */
  readonly files: ReadonlyMap<string, string | null>
  /** The conflicts without a choice so far. In these places our text stays. */
  readonly conflicts: readonly FileConflict[]
}

type Texts = ReadonlyMap<string, string>
/** Choices by the ids of the conflicts. */
type Choices = Pick<ReadonlyMap<string, Choice>, 'get'>

/** Merges what somebody else has changed since both had the same content. */
export function mergeContents(base: Texts, mine: Texts, theirs: Texts, choices: Choices): MergedContents {
  const files = new Map<string, string | null>()
  const conflicts: FileConflict[] = []
  for (const name of new Set([...mine.keys(), ...theirs.keys()])) {
    const own = mine.get(name) ?? null
    const versions = { base: base.get(name) ?? null, mine: own, theirs: theirs.get(name) ?? null }
    const merged = mergeFile(name, versions, choices)
    conflicts.push(...merged.conflicts)
    if (merged.text !== own) files.set(name, merged.text)
  }
  return { files, conflicts }
}

/** The texts of one file; null where there is no such file. */
export interface FileVersions {
  /** What both started from. */
  readonly base: string | null
  readonly mine: string | null
  readonly theirs: string | null
}

interface MergedFile {
  /** Null if the file is removed. */
  readonly text: string | null
  /** The conflicts without a choice so far. In these places our text stays. */
  readonly conflicts: readonly FileConflict[]
}

/** Merges one file, by value. Formatting is kept wherever only one of the two has changed a text. */
export function mergeFile(name: string, { base, mine, theirs }: FileVersions, choices: Choices): MergedFile {
  const conflicts: FileConflict[] = []
  const chosen = new Set<Choice>()
  const choose = (conflict: ValueConflict): Choice => {
    const id = `${name}#${conflict.path.reduce<string>(pointerTo, '')}`
    const choice = choices.get(id)
    if (choice === undefined) conflicts.push({ ...conflict, id, name })
    chosen.add(choice ?? 'mine')
    return choice ?? 'mine'
  }
  if (mine === theirs || base === theirs) return { text: mine, conflicts }
  if (base === mine) return { text: theirs, conflicts }
  return { text: mergedText() ?? oneOfThem(), conflicts }

  /** Undefined if there is nothing smaller than the file that could be merged. */
  function mergedText(): string | undefined {
    if (base === null || mine === null || theirs === null) return undefined
    const [of, own, others] = [readValue(base), readValue(mine), readValue(theirs)]
    if (of === undefined || own === undefined || others === undefined) return undefined
    const wanted = mergeValues(of, own, others, fileNode(fileKind(name)), choose)
    // Lines that both changed come from the side that was chosen, with its formatting and its comments.
    const joined =
      chosen.has('theirs') && !chosen.has('mine') ? joinLines(base, theirs, mine) : joinLines(base, mine, theirs)
    // The two may leave nothing that can be written together, such as a file of which each has removed what the other kept.
    return writtenAs(name, joined, wanted) ?? writtenAs(name, mine, wanted)
  }

  function oneOfThem(): string | null {
    return choose({ path: [], mine: mine ?? undefined, theirs: theirs ?? undefined }) === 'mine' ? mine : theirs
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

/**
 * A three-way merge of a file, field by field: what one side changed stays, whatever the other did elsewhere. Where both
 * changed the order of a list, ours stays.
 *
 * @param base what both started from
 * @param node the schema of the file
 * @param choose called where both changed a place, to different values
 */
function mergeValues(
  base: Value,
  mine: Value,
  theirs: Value,
  node: SchemaNode,
  choose: (conflict: ValueConflict) => Choice,
): Value {
  const take: Parameters<typeof compareValues>[3] = (difference, old) => {
    if (difference.kind === 'reordered') return 'after'
    const own = 'after' in difference ? difference.after : undefined
    const others = 'before' in difference ? difference.before : undefined
    if (isSame(old, others)) return 'after'
    if (isSame(old, own)) return 'before'
    return choose({ path: difference.path, mine: own, theirs: others }) === 'mine' ? 'after' : 'before'
  }
  return compareValues(theirs, mine, node, take, base)
}
