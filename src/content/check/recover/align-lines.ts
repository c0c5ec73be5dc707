import type { ScannedLine } from './scan-lines.ts'
import type { Shape } from './shape.ts'

/** Where a line was meant to be. */
export interface Placed {
  readonly scanned: ScannedLine
  readonly column: number
  readonly hyphen: 'kept' | 'added' | 'removed'
}

/** A group or list that is still open at some line; one nested in it begins further right. */
interface Frame {
  readonly shape: Shape
  /** The column in which its lines begin. */
  readonly column: number
  readonly parent: Frame | undefined
  /** The names of a group's fields so far, each between spaces. */
  readonly seen: string
  /** The same for frames that the rest of the lines fit equally. */
  readonly signature: string
}

const frameOf = (shape: Shape, column: number, parent?: Frame, seen = ''): Frame => ({
  shape,
  column,
  parent,
  seen,
  signature: `${parent?.signature}/${shape.kind}${column}${seen}`,
})

/** One way to read the lines so far. */
interface State {
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
 * column that a line is moved by: as many as there ever are must cost less than `ending`. `otherKind` costs more than a
 * move, or a text would rather stay where only a group can be.
 */
const costs = {
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
  otherKind: 1.1,
  nowhere: 5,
}

/** The readings to follow: the cheapest of each kind. */
function cheapest(states: readonly State[]): State[] {
  const best = new Map<string, State>()
  for (const state of states.toSorted((a, b) => a.cost - b.cost)) {
    const key = `${state.by} ${state.open?.kind} ${state.frame.signature}`
    if (!best.has(key)) best.set(key, state)
    if (best.size === mostStates) break
  }
  return [...best.values()]
}

/** The cost of closing a group or list: that of everything still missing in it. */
function missingCost({ shape, seen }: Frame): number {
  if (shape.kind !== 'map') return 0
  const { missing = costs.missing, required } = shape
  return missing * required.filter((keys) => !keys.some((key) => seen.includes(` ${key} `))).length
}

/**
 * Finds where each line was meant to be. Of all ways to move lines and to add or remove hyphens it takes the one that
 * fits the schema with the fewest changes; consecutive lines moved by the same amount count as one. A beam search: the
 * time grows with the number of lines, however many of them are wrong.
 */
export function align(lines: readonly ScannedLine[], shape: Shape): readonly Placed[] {
  const root = frameOf(shape, 0)
  let states: State[] = [{ cost: 0, by: 0, frame: root, open: undefined, placed: undefined, before: undefined }]
  for (const line of lines) states = cheapest(states.flatMap((state) => nextStates(state, line)))
  const [best] = cheapest(states.map((state) => ({ ...state, cost: finalCost(state) })))
  const placed: Placed[] = []
  for (let state = best; state; state = state.before) if (state.placed) placed.push(state.placed)
  return placed.toReversed()
}

function nextStates(state: State, line: ScannedLine): State[] {
  const { open } = state
  // A key's value has to come directly after it.
  const next = open ? opened(state, open, line) : []
  let cost = emptyCost(state)
  for (let frame: Frame | undefined = state.frame; frame; frame = frame.parent) {
    const closed = { ...state, cost }
    if (frame.shape.kind === 'list') next.push(...inList(closed, frame, frame.shape.item(), line))
    else next.push(...inGroup(closed, frame, line))
    cost += missingCost(frame)
  }
  if (next.length > 0) return next
  // Nothing fits: the line stays where it is.
  const placed: Placed = { scanned: line, column: line.indent, hyphen: 'kept' }
  return [{ ...state, cost: state.cost + costs.nowhere, placed, before: state }]
}

const emptyCost = ({ cost, open }: State): number => cost + (open ? costs.empty : 0)

function finalCost(state: State): number {
  let cost = emptyCost(state)
  for (let frame: Frame | undefined = state.frame; frame; frame = frame.parent) cost += missingCost(frame)
  return cost
}

const anything: Shape = { kind: 'any' }
const listOfAnything: Shape = { kind: 'list', item: () => anything }

/** The line read as the first one below a key. */
function opened(state: State, shape: Shape, line: ScannedLine): State[] {
  const parent = state.frame
  const below = parent.column + 2
  const list = shape.kind === 'any' && line.isItem ? listOfAnything : shape
  const least = list.kind === 'list' ? parent.column : parent.column + 1
  return [...new Set([line.indent, line.indent + state.by, below])].flatMap((column) => {
    if (column < least) return []
    const frame = frameOf(list, column, parent)
    const from = column === below ? state : { ...state, cost: state.cost + costs.unusualColumn }
    return list.kind === 'list' ? inList(from, frame, list.item(), line) : inGroup(from, frame, line)
  })
}

function inList(state: State, list: Frame, item: Shape, line: ScannedLine): State[] {
  const { column } = list
  const by = column - line.indent
  const group = frameOf(item, column + 2, list)
  const move = moveCost(state.by, by)
  if (line.isItem) {
    const placed: Placed = { scanned: line, column, hyphen: 'kept' }
    if (line.key !== undefined) return fields(state, group, placed, move, by)
    const frame = line.value === '' ? group : list
    return [{ cost: state.cost + move, by, frame, open: undefined, placed, before: state }]
  }
  const placed: Placed = { scanned: line, column, hyphen: 'added' }
  // The hyphen is gone together with its space, or was overwritten by a space.
  const isAlone = by === 0 || by === -2
  return fields(state, group, placed, costs.hyphen + (isAlone ? 0 : move), isAlone ? 0 : by)
}

function inGroup(state: State, group: Frame, line: ScannedLine): State[] {
  const { column } = group
  const by = column - line.indent
  const move = moveCost(state.by, by)
  if (!line.isItem) return fields(state, group, { scanned: line, column, hyphen: 'kept' }, move, by)
  const placed: Placed = { scanned: line, column, hyphen: 'removed' }
  // There is a hyphen too many, in front of the line or in place of its indentation.
  const isAlone = by === 0 || by === 2
  return fields(state, group, placed, costs.hyphen + (isAlone ? 0 : move), isAlone ? 0 : by)
}

/** Moving a line as far as the one before is free. Ending such a run, and how far it is moved, only break ties. */
const moveCost = (before: number, by: number): number => {
  if (by === before) return 0
  return by === 0 ? costs.ending : costs.move + Math.abs(by) * costs.column
}

/** The readings of a line's key as a field of a group, priced by how well it fits. */
function fields(state: State, group: Frame, placed: Placed, change: number, by: number): State[] {
  const line = placed.scanned
  const { key, value } = line
  const { shape } = group
  if (key === undefined || shape.kind === 'list' || shape.kind === 'text') return []
  const read = (field: Shape, oddity: number, name = key): State[] => {
    const known = shape.kind === 'map' ? (shape.withField?.(name, value) ?? shape) : shape
    // Two groups with names that nobody knows are not one because these leave room for each other's fields.
    const isUnknown = shape.kind === 'map' && shape.field(name) === undefined
    const marks = `${isUnknown ? ' ? ' : ''}${placed.hyphen === 'removed' ? ' - ' : ''}`
    const seen = `${group.seen} ${name} ${marks}`
    const isJoined = marks !== '' && seen.includes(' ? ') && seen.includes(' - ')
    const frame = frameOf(known, group.column, group.parent, seen)
    const isOtherKind = field.kind === 'map' && !field.mayBeText && /^[^{[]/.test(value)
    const price = change + oddity + (isJoined ? costs.joined : 0) + (isOtherKind ? costs.otherKind : 0)
    return [{ cost: state.cost + price, by, frame, open: value === '' ? field : undefined, placed, before: state }]
  }
  // Nobody moves a line from where it may stand to where its name is unknown, and whatever is below it with it.
  const isLost = by !== 0 && by !== state.by && hasColumn(state.frame, line.indent)
  if (shape.kind !== 'map') return isLost && !line.isItem ? [] : read(anything, 0)
  const field = shape.field(key)
  if (field) return read(field, group.seen.includes(` ${key} `) ? costs.twice : 0)
  const meant = shape.nearest(key)
  const meantField = meant === undefined ? undefined : shape.field(meant)
  if (meantField) return read(meantField, costs.misspelt, meant)
  return isLost ? [] : read(anything, costs.unknown)
}

const hasColumn = (frame: Frame | undefined, column: number): boolean =>
  frame !== undefined && (frame.column === column || hasColumn(frame.parent, column))
