import type { FileChange, History, Step } from './history.ts'

/**
 * The history as it is kept: of each text only what a step changed in it. A day of writing is some kilobytes then, and
 * keeping it takes no time that she would notice.
 */
export interface PackedHistory {
  readonly steps: readonly PackedStep[]
  readonly done: number
}

type PackedStep = Omit<Step, 'files'> & { readonly files: readonly PackedChange[] }

interface PackedChange {
  readonly file: string
  /** Absent where it is what the last step before left of this file. */
  readonly before?: string | null
  readonly after: Patch | null
}

/** From a place on so many characters were taken out, and these put in. */
type Patch = readonly [from: number, removed: number, added: string]

/** What was found of a change once is known of it: no change is ever changed. */
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
