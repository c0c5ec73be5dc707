import type { FileChange, History, Step } from './history.ts'

/**
 * The history as it is kept: of each text only what a step changed in it. A day's work is then a few kilobytes, and
 * keeping it takes no noticeable time.
 */
export interface PackedHistory {
  readonly steps: readonly PackedStep[]
  readonly done: number
}

type PackedStep = Omit<Step, 'files'> & { readonly files: readonly PackedChange[] }

interface PackedChange {
  readonly file: string
  /** Absent if it is what the previous step left of this file. */
  readonly before?: string | null
  readonly after: Patch | null
}

/** At a position, the number of characters removed and the text inserted. */
type Patch = readonly [from: number, removed: number, added: string]

/** A patch is computed once for each change, since changes are immutable. */
const patches = new WeakMap<FileChange, Patch>()

export function packHistory({ steps, done }: History): PackedHistory {
  const last = new Map<string, string | null>()
  const pack = (change: FileChange): PackedChange => {
    const { file, before, after } = change
    const isKnown = last.has(file) && last.get(file) === before
    last.set(file, after)
    return { file, ...(!isKnown && { before }), after: after === null ? null : patchOf(change, after) }
  }
  return { steps: steps.map((step) => ({ ...step, files: step.files.map(pack) })), done }
}

export function unpackHistory({ steps, done }: PackedHistory): History {
  const last = new Map<string, string | null>()
  const unpack = ({ file, before = last.get(file) ?? null, after: patch }: PackedChange): FileChange => {
    const after = patch && patched(before ?? '', patch)
    last.set(file, after)
    return { file, before, after }
  }
  return { steps: steps.map((step) => ({ ...step, files: step.files.map(unpack) })), done }
}

function patchOf(change: FileChange, after: string): Patch {
  const known = patches.get(change)
  if (known) return known
  const before = change.before ?? ''
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from += 1
  let end = 0
  while (end < shorter - from && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const patch = [from, before.length - from - end, after.slice(from, after.length - end)] as const
  patches.set(change, patch)
  return patch
}

const patched = (text: string, [from, removed, added]: Patch): string =>
  text.slice(0, from) + added + text.slice(from + removed)
