import { EditError } from '../edit/edit.ts'
import { readValue } from '../edit/read.ts'
import { pointerTo } from '../parse/pointer.ts'
import type { Value } from '../parse/source.ts'
import { fileKind } from '../file-kind.ts'
import { fileNode } from '../schema/schema-node.ts'
import { textSaying } from './content-changes.ts'
import { joinLines } from './join-lines.ts'
import { type Choice, type ValueConflict, mergeValues } from './merge-values.ts'

/** A place that both have changed, or a whole file if nothing smaller can be identified. */
export interface FileConflict extends ValueConflict {
  readonly id: string
  readonly name: string
}

export interface MergedContents {
  /** The texts that differ from ours, by name; null for a file that is removed. */
  readonly files: ReadonlyMap<string, string | null>
  /** The conflicts without a choice so far. In these places our text stays. */
  readonly conflicts: readonly FileConflict[]
}

type Texts = ReadonlyMap<string, string>

/**
 * Merges what somebody else has changed since both had the same content. Formatting is kept wherever only one of the
 * two has changed a text.
 *
 * @param choices by the ids of the conflicts
 */
export function mergeContents(
  base: Texts,
  mine: Texts,
  theirs: Texts,
  choices: ReadonlyMap<string, Choice>,
): MergedContents {
  const files = new Map<string, string | null>()
  const conflicts: FileConflict[] = []
  for (const name of new Set([...mine.keys(), ...theirs.keys()])) {
    const own = mine.get(name)
    const merged = mergeFile(name, base.get(name), own, theirs.get(name), (conflict) => {
      const id = `${name}#${conflict.path.reduce<string>(pointerTo, '')}`
      const choice = choices.get(id)
      if (choice === undefined) conflicts.push({ ...conflict, id, name })
      return choice ?? 'mine'
    })
    if (merged !== own) files.set(name, merged ?? null)
  }
  return { files, conflicts }
}

function mergeFile(
  name: string,
  base: string | undefined,
  mine: string | undefined,
  theirs: string | undefined,
  choose: (conflict: ValueConflict) => Choice,
): string | undefined {
  if (mine === theirs || base === theirs) return mine
  if (base === mine) return theirs
  const values = [base, mine, theirs].map((text) => (text === undefined ? undefined : readValue(text)))
  const [of, own, others] = values
  const oneOfThem = () => (choose({ path: [], mine, theirs }) === 'mine' ? mine : theirs)
  if (of === undefined || own === undefined || others === undefined || mine === undefined) return oneOfThem()
  const wanted = mergeValues(of, own, others, fileNode(fileKind(name)), choose)
  const joined = joinLines(base ?? '', mine, theirs ?? '')
  const merged = writtenAs(name, joined, readValue(joined), wanted) ?? writtenAs(name, mine, own, wanted)
  // The two leave nothing that can be written together, such as a file of which each has removed what the other kept.
  return merged ?? oneOfThem()
}

/**
 * A text, edited to say what is wanted.
 *
 * @param said what it says; undefined if it cannot be read
 * @returns undefined if it cannot be read, or not be changed safely
 */
function writtenAs(name: string, text: string, said: Value | undefined, wanted: Value): string | undefined {
  if (said === undefined) return undefined
  try {
    return textSaying(name, text, said, wanted)
  } catch (error) {
    if (error instanceof EditError) return undefined
    throw error
  }
}
