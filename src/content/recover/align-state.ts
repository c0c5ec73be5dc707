import type { ScannedLine } from './scanned-lines.ts'
import type { Shape } from './shape.ts'

/** Where a line was meant to stand. */
export interface Placed {
  readonly scanned: ScannedLine
  /** The column in which it should begin. */
  readonly column: number
  /** What has to become of its hyphen. */
  readonly hyphen: 'kept' | 'added' | 'removed'
}

/** What is open at some line: a group or a list, the one within it further right. */
export interface Frame {
  readonly shape: Shape
  /** The column in which its lines begin. */
  readonly column: number
  readonly seen: string
  /** What the last name of a group stands for, while nothing stands behind it yet. */
  readonly open: Shape | undefined
  readonly parent: Frame | undefined
}

/** One way to read the lines so far. */
export interface State {
  readonly cost: number
  /** How far the last line was moved. */
  readonly by: number
  /** The column of the group in which the lines that were moved so begin. */
  readonly from: number
  readonly frame: Frame | undefined
  readonly placed: Placed | undefined
  readonly before: State | undefined
}

/** States that are followed at the same time: enough for every mistake to be undone in some ways more than one. */
const mostStates = 8
/** States that cost so much more than the cheapest are never made up for. */
const widestGap = 4

/** What each change of the lines counts, and each thing that is odd about them all the same. */
export const costs = {
  move: 1,
  ending: 0.01,
  leaving: 0.015,
  hyphen: 1,
  unknown: 1.5,
  misspelt: 0.6,
  twice: 2,
  missing: 0.55,
  empty: 0.5,
  unusualColumn: 0.2,
  otherKind: 0.6,
}

/** Those to be followed: the cheapest of each kind, and none that costs too much. */
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

/** What it costs to close all frames up to another: for what is missing in them. */
export function closingCost(frame: Frame | undefined, until: Frame | undefined): number {
  let cost = 0
  for (let each = frame; each && each !== until; each = each.parent) {
    if (each.open) cost += costs.empty
    if (each.shape.kind !== 'map') continue
    const { seen } = each
    const { missing = costs.missing, required } = each.shape
    cost += missing * required.filter((key) => !seen.includes(` ${key} `)).length
  }
  return cost
}
