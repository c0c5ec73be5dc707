import type { ScannedLine } from './scan-lines.ts'
import type { Shape } from './shape.ts'

/** Where a line was meant to be. */
export interface Placed {
  readonly scanned: ScannedLine
  readonly column: number
  readonly hyphen: 'kept' | 'added' | 'removed'
}

/** A group or list that is still open at some line; one nested in it begins further right. */
export interface Frame {
  readonly shape: Shape
  /** The column in which its lines begin. */
  readonly column: number
  readonly parent: Frame | undefined
  /** The names of a group's fields so far, each between spaces. */
  readonly seen: string
  /** The same for frames that the rest of the lines fit equally. */
  readonly signature: string
}

export const frameOf = (shape: Shape, column: number, parent?: Frame, seen = ''): Frame => ({
  shape,
  column,
  parent,
  seen,
  signature: `${parent?.signature}/${shape.kind}${column}${seen}`,
})

/** One way to read the lines so far. */
export interface State {
  readonly cost: number
  /** By how many columns the last line was moved. */
  readonly by: number
  readonly frame: Frame
  /** The shape of what the last line names, if its value is still to come. */
  readonly open: Shape | undefined
  readonly placed: Placed | undefined
  readonly before: State | undefined
}

/** The beam width: how many readings are followed at a time, enough to keep a few ways to undo each mistake. */
const mostStates = 8

/**
 * What each change to the lines costs, and each oddity that remains; only the order of their sums matters. `missing`
 * has two bounds: two missing fields must cost more than one hyphen too many, which would begin an item without them
 * (so more than half of `hyphen`), and one must cost less than an unknown key, or the other fields of a group whose
 * first one is missing would rather be unknown keys of the group around it (so less than `unknown`). `column` is for each
 * column that a line is moved by: as many as there ever are must cost less than `ending`.
 */
export const costs = {
  move: 1,
  column: 0.0004,
  ending: 0.01,
  hyphen: 1,
  unknown: 1.5,
  misspelt: 0.6,
  twice: 2,
  joined: 5,
  missing: 0.55,
  empty: 0.5,
  unusualColumn: 0.2,
  nowhere: 5,
}

/** The readings to follow: the cheapest of each kind. */
export function cheapest(states: readonly State[]): State[] {
  const best = new Map<string, State>()
  for (const state of states.toSorted((a, b) => a.cost - b.cost)) {
    const key = `${state.by} ${state.open?.kind} ${state.frame.signature}`
    if (!best.has(key)) best.set(key, state)
    if (best.size === mostStates) break
  }
  return [...best.values()]
}

/** The cost of closing a group or list: that of everything still missing in it. */
export function missingCost({ shape, seen }: Frame): number {
  if (shape.kind !== 'map') return 0
  const { missing = costs.missing, required } = shape
  return missing * required.filter((keys) => !keys.some((key) => seen.includes(` ${key} `))).length
}
