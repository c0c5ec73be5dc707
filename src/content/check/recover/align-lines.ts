import { cheapest, costs, frameOf, missingCost, type Frame, type Placed, type State } from './align-state.ts'
import type { ScannedLine } from './scan-lines.ts'
import type { Shape } from './shape.ts'

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
    const cost = state.cost + change + oddity + (isJoined ? costs.joined : 0)
    return [{ cost, by, frame, open: value === '' ? field : undefined, placed, before: state }]
  }
  if (shape.kind !== 'map') return read(anything, 0)
  const field = shape.field(key)
  if (field) return read(field, group.seen.includes(` ${key} `) ? costs.twice : 0)
  const meant = shape.nearest(key)
  const meantField = meant === undefined ? undefined : shape.field(meant)
  if (meantField) return read(meantField, costs.misspelt, meant)
  const isBegun = by !== 0 && by !== state.by
  // Nobody moves a line from where it may stand to where its name is unknown, and whatever is below it with it.
  return isBegun && hasColumn(state.frame, line.indent) ? [] : read(anything, costs.unknown)
}

const hasColumn = (frame: Frame | undefined, column: number): boolean =>
  frame !== undefined && (frame.column === column || hasColumn(frame.parent, column))
