import { keptWith } from '../../../content/model/by-key.ts'
import { isMap } from '../../../content/model/source.ts'
import type { Conflict, KeptHistory } from './conflicts.ts'
import type { FileChange, Step } from './history.ts'

/** The history as it is kept: of each text only what a step changed, so that a day's work is a few kilobytes. */
export interface PackedHistory {
  readonly steps: readonly PackedStep[]
  readonly done: number
  readonly conflicts?: readonly (PackedChange & Pick<Conflict, 'id'>)[]
  /** The ids of conflicts that were settled in any tab: one that still has them does not bring them back. */
  readonly settled?: readonly string[]
  /** The file under which an earlier history is kept that could not be read. */
  readonly setAside?: string
}

type PackedStep = Omit<Step, 'files'> & { readonly files: readonly PackedChange[] }

interface PackedChange {
  readonly file: string
  /** Absent if it is what the previous change left of this file. */
  readonly before?: string | null
  readonly after: Patch | null
}

/** At a position, the number of characters removed and the text inserted. */
type Patch = readonly [from: number, removed: number, added: string]

/** Whether a value that was read from a file is a history. */
export function isPackedHistory(value: unknown): value is PackedHistory {
  if (!isMap(value)) return false
  const { steps, done, conflicts = [], settled = [] } = value
  const isStep = (step: unknown) =>
    hasId(step) &&
    isText(step['label']) &&
    isListOf(step['files'], isChange) &&
    isListOf(step['pictures'] ?? [], (each) => isMap(each) && isText(each['name']) && isText(each['version']))
  return (
    isListOf(steps, isStep) &&
    Number.isInteger(done) &&
    Number(done) >= 0 &&
    Number(done) <= steps.length &&
    isListOf(conflicts, (each) => hasId(each) && isChange(each)) &&
    isListOf(settled, isText)
  )
}

const isText = (value: unknown): value is string => typeof value === 'string'
const hasId = (value: unknown): value is { readonly [key: string]: unknown } => isMap(value) && isText(value['id'])
const isListOf = (value: unknown, isItem: (item: unknown) => boolean): value is readonly unknown[] =>
  Array.isArray(value) && value.every(isItem)

function isChange(value: unknown): boolean {
  if (!isMap(value) || !isText(value['file']) || !isText(value['before'] ?? '')) return false
  const { after } = value
  if (!Array.isArray(after)) return after === null
  return after.length === 3 && Number.isInteger(after[0]) && Number.isInteger(after[1]) && isText(after[2])
}

export function packHistory({ steps, done, conflicts }: KeptHistory): PackedHistory {
  const last = new Map<string, string | null>()
  const pack = (change: FileChange): PackedChange => {
    const { file, before, after } = change
    const isKnown = last.has(file) && last.get(file) === before
    last.set(file, after)
    return { file, ...(!isKnown && { before }), after: patchOf(change) }
  }
  return {
    steps: steps.map((step) => ({ ...step, files: step.files.map(pack) })),
    done,
    conflicts: conflicts.map((conflict) => ({ id: conflict.id, ...pack(conflict) })),
  }
}

export function unpackHistory({ steps, done, conflicts = [] }: PackedHistory): KeptHistory {
  const last = new Map<string, string | null>()
  const unpack = ({ file, before = last.get(file) ?? null, after: patch }: PackedChange): FileChange => {
    const after = patch && patched(before ?? '', patch)
    last.set(file, after)
    return { file, before, after }
  }
  return {
    steps: steps.map((step) => ({ ...step, files: step.files.map(unpack) })),
    done,
    conflicts: conflicts.map((conflict) => ({ id: conflict.id, ...unpack(conflict) })),
  }
}

/**
 * A tab's history, with what other tabs have kept: their steps come before its own, and those that they have undone after
 * its own, so that undo and redo begin with what was done in this tab.
 * @param kept what is kept so far, if anything is
 * @param dropped the ids of what the tab has discarded or settled
 */
export function joinHistories(kept: PackedHistory | undefined, own: PackedHistory, dropped: readonly string[]) {
  if (!kept) return own
  const settled = [...(kept.settled ?? []), ...idsOf(kept.conflicts).filter((id) => dropped.includes(id))]
  const isOpen = ({ id }: { readonly id: string }) => !settled.includes(id)
  const known = new Set([...dropped, ...idsOf(own.steps), ...idsOf(own.conflicts)])
  const isOthers = ({ id }: { readonly id: string }) => !known.has(id)
  if (![...kept.steps, ...(kept.conflicts ?? [])].some(isOthers) && (own.conflicts ?? []).every(isOpen))
    return { ...own, settled }
  const [others, mine] = [unpackHistory(kept), unpackHistory(own)]
  const done = others.steps.slice(0, others.done).filter(isOthers)
  const joined = packHistory({
    steps: [...done, ...mine.steps, ...others.steps.slice(others.done).filter(isOthers)],
    done: done.length + mine.done,
    conflicts: [...others.conflicts.filter(isOthers), ...mine.conflicts.filter(isOpen)],
  })
  return { ...joined, settled }
}

const idsOf = (each: readonly { readonly id: string }[] = []) => each.map(({ id }) => id)

/** A patch is computed once for each change, since changes are immutable. */
const patchOf = keptWith((change: FileChange): Patch | null => {
  const { after } = change
  if (after === null) return null
  const before = change.before ?? ''
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from += 1
  let end = 0
  while (end < shorter - from && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return [from, before.length - from - end, after.slice(from, after.length - end)]
})

const patched = (text: string, [from, removed, added]: Patch): string =>
  text.slice(0, from) + added + text.slice(from + removed)
