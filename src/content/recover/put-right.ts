import { align } from './align.ts'
import type { Placed } from './align-state.ts'
import type { Correction } from './correction.ts'
import { indentOf, scanLines } from './scanned-lines.ts'
import type { Shape } from './shape.ts'
import type { Written } from './write-right.ts'

/** Moves each line to where it was meant to be, with or without a hyphen as was meant. */
export function putRight(original: readonly string[], shape: Shape): Written {
  const lines = [...original]
  const corrections: Correction[] = []
  const placed = align(scanLines(original), shape)
  for (let at = 0; at < placed.length;) {
    const run = runFrom(placed, at)
    at += run.length
    const [first] = run
    const last = run.at(-1)
    if (!first || !last || isRight(first)) continue
    for (const each of run) move(each, run.length > 1)
    corrections.push(correctionOf(run, first, last))
  }
  return { lines, corrections }

  function move({ scanned, column, hyphen }: Placed, isRun: boolean): void {
    const { line, end, indent } = scanned
    const text = (lines[line] ?? '').trimStart()
    const start = { kept: text, added: `- ${text}`, removed: text.replace(/^-\s*/, '') }[hyphen]
    lines[line] = ' '.repeat(column) + start
    const body = lines.slice(line + 1, end).filter((each) => each.trim() !== '')
    const bodyIndent = Math.min(...body.map(indentOf))
    const isRoom = bodyIndent + (isRun ? column - indent : 0) > column
    const bodyBy = isRoom ? (isRun ? column - indent : 0) : column + 2 - bodyIndent
    for (let at = line + 1; at < end; at++) lines[at] = shifted(lines[at] ?? '', bodyBy)
  }

  function correctionOf(run: readonly Placed[], { scanned, column, hyphen }: Placed, last: Placed): Correction {
    const { line } = scanned
    const text = original[line] ?? ''
    const place = { line, column: scanned.indent, length: text.trim().length }
    if (hyphen === 'added')
      return { ...place, code: 'hyphenMissing', facts: { sign: '-' }, count: 1, length: 2, column: column }
    if (hyphen === 'removed') return { ...place, code: 'hyphenExtra', facts: { sign: '-' }, count: 1, length: 1 }
    const count = last.scanned.end - line
    if (run.length === 1) return { ...place, code: 'indentWrong', facts: { sign: '' }, count }
    const facts = { first: line + 1, last: last.scanned.end, by: column - scanned.indent }
    return { ...place, code: 'groupIndentWrong', facts, count }
  }
}

const isRight = ({ scanned, column, hyphen }: Placed): boolean => hyphen === 'kept' && column === scanned.indent

const movedBy = ({ scanned, column }: Placed): number => column - scanned.indent

/** The consecutive lines that are moved by the same amount; a line whose hyphen changes is a run of its own. */
function runFrom(placed: readonly Placed[], at: number): readonly Placed[] {
  const [first] = placed.slice(at, at + 1)
  if (!first || first.hyphen !== 'kept') return first ? [first] : []
  const length = placed.slice(at).findIndex((each) => each.hyphen !== 'kept' || movedBy(each) !== movedBy(first))
  return placed.slice(at, length === -1 ? undefined : at + length)
}

const shifted = (line: string, by: number): string =>
  line.trim() === '' ? line : by > 0 ? ' '.repeat(by) + line : line.slice(Math.min(-by, indentOf(line)))
