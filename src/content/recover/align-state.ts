import type { ScannedLine } from './scanned-lines.ts'
import type { Shape } from './shape.ts'

/** Where a line was meant to be. */
export interface Placed {
  readonly scanned: ScannedLine
  /** The column in which it should begin. */
  readonly column: number
  /** What has to happen to its hyphen. */
  readonly hyphen: 'kept' | 'added' | 'removed'
}

/** A group or list that is still open at some line; one nested in it begins further right. */
export interface Frame {
  readonly shape: Shape
  /** The column in which its lines begin. */
  readonly column: number
  readonly seen: string
  /** The shape of the group's last key, as long as nothing has followed it. */
  readonly open: Shape | undefined
  readonly parent: Frame | undefined
}

/** One way to read the lines so far. */
export interface State {
  readonly cost: number
  /** By how many columns the last line was moved. */
  readonly by: number
  /** The column of the group in which the run of lines that were moved by as much begins. */
  readonly from: number
  readonly frame: Frame | undefined
  readonly placed: Placed | undefined
  readonly before: State | undefined
}

/** The beam width: how many readings are followed at a time, enough to keep a few ways to undo each mistake. */
const mostStates = 8
/** A reading that costs this much more than the cheapest never catches up. */
const widestGap = 4

/**
 * What each change to the lines costs, and each oddity that remains; only the order of their sums matters. `missing`
 * has two bounds: two missing fields must cost more than one hyphen too many, which would begin an item without them
 * (so more than half of `hyphen`), and one must cost less than an unknown key, or the other fields of a group whose
 * first one is missing would rather be unknown keys of the group around it (so less than `unknown`). `column` is for each
 * column that a line is moved by: as many as there ever are must cost less than `ending`. `copy` costs less than a move,
 * or one of two equal lines would rather be moved to another group.
 */
export const costs = {
  move: 1,
  column: 0.0004,
  ending: 0.01,
  leaving: 0.015,
  hyphen: 1,
  beginning: 0.005,
  unknown: 1.5,
  misspelt: 0.6,
  twice: 2,
  copy: 0.5,
  missing: 0.55,
  empty: 0.5,
  unusualColumn: 0.2,
  otherKind: 0.6,
}

/** The readings to follow: the cheapest of each kind, and none that costs too much. */
export function cheapest(states: readonly State[]): State[] {
  const best = new Map<string, State>()
  const sorted = states.toSorted((a, b) => a.cost - b.cost)
  const dearest = (sorted[0]?.cost ?? 0) + widestGap
  for (const state of sorted) {
    if (state.cost > dearest) break
    const key = `${state.by} ${signature(state.frame)}`
    if (!best.has(key)) best.set(key, state)
    if (best.size === mostStates) break
  }
  return [...best.values()]
}

const signatures = new WeakMap<Frame, string>()

function signature(frame: Frame | undefined): string {
  if (!frame) return ''
  const known = signatures.get(frame)
  if (known !== undefined) return known
  const made = `${signature(frame.parent)}/${frame.shape.kind}${frame.column}${frame.seen}${frame.open?.kind ?? ''}`
  signatures.set(frame, made)
  return made
}

/** The cost of closing all frames up to another: that of everything still missing in them. */
export function closingCost(frame: Frame | undefined, until: Frame | undefined): number {
  let cost = 0
  for (let each = frame; each && each !== until; each = each.parent) {
    if (each.open) cost += costs.empty
    if (each.shape.kind !== 'map') continue
    const { seen } = each
    const { missing = costs.missing, required } = each.shape
    cost += missing * required.filter((keys) => !keys.some((key) => seen.includes(` ${key} `))).length
  }
  return cost
}
