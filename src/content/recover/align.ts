import { nearest } from '../validate/nearest.ts'
import { cheapest, closingCost, costs, type Frame, type Placed, type State } from './align-state.ts'
import type { ScannedLine } from './scanned-lines.ts'
import type { MapShape, Shape } from './shape.ts'

/**
 * Finds where each line was meant to be. Of all ways to move lines and to add or remove hyphens it takes the one that
 * fits the schema with the fewest changes; consecutive lines moved by the same amount count as one. A beam search: the
 * time grows with the number of lines, however many of them are wrong.
 */
export function align(lines: readonly ScannedLine[], shape: Shape): readonly Placed[] {
  const root: Frame = { shape, column: 0, seen: '', open: undefined, parent: undefined }
  let states: State[] = [{ cost: 0, by: 0, from: 0, frame: root, placed: undefined, before: undefined }]
  for (const line of lines) states = cheapest(states.flatMap((state) => nextStates(state, line)))
  const [best] = cheapest(states.map((state) => ({ ...state, cost: state.cost + closingCost(state.frame, undefined) })))
  const placed: Placed[] = []
  for (let state = best; state; state = state.before) if (state.placed) placed.push(state.placed)
  return placed.toReversed()
}

function nextStates(state: State, line: ScannedLine): State[] {
  const next: State[] = []
  for (let frame = state.frame; frame; frame = frame.parent) {
    const closed = { ...state, cost: state.cost + closingCost(state.frame, frame) }
    const { open } = frame
    // A key's value has to come directly after it.
    if (open && frame === state.frame) next.push(...opened(closed, frame, open, line))
    const done = { ...closed, cost: closed.cost + (open ? costs.empty : 0) }
    if (frame.shape.kind === 'list') next.push(...inList(done, frame, line))
    else next.push(...inGroup(done, { ...frame, open: undefined }, line))
  }
  if (next.length > 0) return next
  // Nothing fits: the line stays where it is.
  return [
    { ...state, cost: state.cost + 5, placed: { scanned: line, column: line.indent, hyphen: 'kept' }, before: state },
  ]
}

const anyList: Shape = { kind: 'list', item: () => ({ kind: 'any' }) }

/** The line read as the first one below a key. */
function opened(state: State, parent: Frame, shape: Shape, line: ScannedLine): State[] {
  const below = parent.column + 2
  const natural = line.indent + state.by
  const columns = [...new Set([line.indent, natural, below])]
  const outer: Frame = { ...parent, open: undefined }
  if (shape.kind === 'list' || (shape.kind === 'any' && line.isItem)) {
    const listShape = shape.kind === 'list' ? shape : anyList
    const list = (column: number): Frame => ({ shape: listShape, column, seen: '', open: undefined, parent: outer })
    return columns
      .filter((column) => column >= parent.column)
      .flatMap((column) => inList(unusual(state, column !== below), list(column), line))
  }
  if (shape.kind === 'text') return []
  return columns
    .filter((column) => column > parent.column)
    .flatMap((column) => {
      const group: Frame = { shape, column, seen: '', open: undefined, parent: outer }
      return inGroup(unusual(state, column !== below), group, line)
    })
}

const unusual = (state: State, isUnusual: boolean): State =>
  isUnusual ? { ...state, cost: state.cost + costs.unusualColumn } : state

/** The line read as an item of a list. */
function inList(state: State, list: Frame, line: ScannedLine): State[] {
  const shape: Shape = list.shape.kind === 'list' ? list.shape.item() : { kind: 'any' }
  const outer: Frame = { ...list, open: undefined }
  const column = list.column + 2
  const group: Frame = { shape, column, seen: '', open: undefined, parent: outer }
  if (line.isItem) {
    const by = list.column - line.indent
    const moved = { ...state, cost: state.cost + moveCost(state.by, by) }
    const placed: Placed = { scanned: line, column: list.column, hyphen: 'kept' }
    if (line.key !== undefined) return fields({ ...moved, by }, group, line, placed, state)
    const isFit = line.value === '' || isFlow(line.value) || shape.kind !== 'map'
    const frame = line.value === '' ? group : outer
    return [
      {
        cost: moved.cost + (isFit ? 0 : costs.otherKind),
        by,
        from: fromOf(state, by, column),
        frame,
        placed,
        before: state,
      },
    ]
  }
  if (line.key === undefined || shape.kind === 'text') return []
  // The hyphen was overwritten by a space, or is gone together with its space.
  const by = list.column - line.indent
  const isAlone = line.indent === column || line.indent === list.column
  const cost = state.cost + costs.hyphen + (isAlone ? 0 : moveCost(state.by, by))
  const placed: Placed = { scanned: line, column: list.column, hyphen: 'added' }
  return fields({ ...state, cost, by: isAlone ? 0 : by }, group, line, placed, state)
}

/** The line read as a field of a group. */
function inGroup(state: State, group: Frame, line: ScannedLine): State[] {
  if (line.key === undefined) return []
  const { column } = group
  const by = column - line.indent
  // There is a hyphen too many, in front of the line or in place of its indentation.
  const isAlone = line.isItem && (by === 0 || by === 2)
  // Lines moved alike more likely belong together than to a group further out than where they begin.
  const leaving = by !== 0 && by === state.by && column < state.from ? costs.leaving : 0
  // Items rather begin with a field that they must have.
  const beginning = isRequired(group.shape, line.key) ? costs.beginning : 0
  const hyphen = line.isItem ? costs.hyphen + beginning : 0
  const cost = state.cost + hyphen + (isAlone ? 0 : moveCost(state.by, by) + leaving)
  const placed: Placed = { scanned: line, column, hyphen: line.isItem ? 'removed' : 'kept' }
  return fields({ ...state, cost, by: isAlone ? 0 : by }, group, line, placed, state)
}

const isRequired = (shape: Shape, key: string): boolean =>
  shape.kind === 'map' && shape.required.some((keys) => keys.includes(key))

/**
 * Moving a line as far as the one before is free. Ending such a run, and how far a line is moved, cost next to nothing:
 * they only break ties.
 */
const moveCost = (before: number, by: number): number => {
  if (by === before) return 0
  return by === 0 ? costs.ending : costs.move + Math.abs(by) * costs.column
}

/** Where the run of lines moved by the same amount began: at this line's column, if it starts a new run. */
const fromOf = (before: State, by: number, column: number): number => (by === before.by ? before.from : column)

/** The readings of the line's key as a field of a group, priced by how well it fits. */
function fields(state: State, group: Frame, line: ScannedLine, placed: Placed, before: State): State[] {
  const { key = '', value } = line
  const { shape } = group
  if (shape.kind === 'list' || shape.kind === 'text') return []
  const made = (field: Shape, cost: number, name = key): State => {
    const known = shape.kind === 'map' ? (shape.withField?.(name, value) ?? shape) : shape
    const isOpen = value === ''
    const frame: Frame = {
      ...group,
      shape: known,
      seen: `${group.seen} ${name} `,
      open: isOpen ? field : undefined,
    }
    const kindCost = isFitting(field, value) ? 0 : costs.otherKind
    const from = fromOf(before, state.by, group.column)
    return { cost: state.cost + cost + kindCost, by: state.by, from, frame, placed, before }
  }
  if (shape.kind !== 'map') return [made({ kind: 'any' }, 0.1)]
  const field = shape.field(key)
  if (field) return [made(field, group.seen.includes(` ${key} `) ? twiceCost(line, before) : 0)]
  const meant = nearestField(shape, key)
  const meantField = meant === undefined || group.seen.includes(` ${meant} `) ? undefined : shape.field(meant)
  const isBegun = state.by !== 0 && state.by !== before.by
  // Nobody moves a line from where it may stand to where its name is unknown, and whatever is below it with it.
  if (!meantField && isBegun && hasColumn(before.frame, line.indent)) return []
  return [made(meantField ?? { kind: 'any' }, meantField ? costs.misspelt : costs.unknown, meantField ? meant : key)]
}

/** Whether the lines of an open group begin in a column. */
function hasColumn(frame: Frame | undefined, column: number): boolean {
  return frame !== undefined && (frame.column === column || hasColumn(frame.parent, column))
}

/** A line that says the same as the one above it was copied by mistake: nobody meant it for another group. */
function twiceCost({ indent, key, value }: ScannedLine, { placed }: State): number {
  const above = placed?.scanned
  const isCopy = above?.indent === indent && above.key === key && above.value === value
  return isCopy ? costs.copy : costs.twice
}

const nearestFields = new WeakMap<MapShape, Map<string, string | undefined>>()

/** Remembered, because every reading that is tried asks for the same names. */
function nearestField(shape: MapShape, key: string): string | undefined {
  const known = nearestFields.get(shape) ?? new Map<string, string | undefined>()
  nearestFields.set(shape, known)
  if (!known.has(key)) known.set(key, nearest(key, shape.keys))
  return known.get(key)
}

const isFlow = (value: string): boolean => /^[{[]/.test(value)

function isFitting(shape: Shape, value: string): boolean {
  if (value === '' || shape.kind === 'any' || shape.kind === 'textOrGroup') return true
  return shape.kind === 'text' ? !value.startsWith('{') : isFlow(value)
}
