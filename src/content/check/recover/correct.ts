import { replacementOf } from '../../model/diagnostic.ts'
import { lineAt, textRange } from '../../yaml/range.ts'
import type { Source } from '../../model/source.ts'
import { align, type Placed } from './align-lines.ts'
import { correctLines } from './correct-lines.ts'
import { alike, type Correction } from './correction.ts'
import type { Examine, Examined } from '../validate/examine.ts'
import { indentOf, scanLines } from './scan-lines.ts'
import { fileShape, type Shape } from './shape.ts'

/** With more kinds of corrections than this, nobody can say what was meant. */
const mostCorrections = 24
/** With more than this the owner would have to wait. */
const mostAlike = 400

/**
 * Finds out what was meant where YAML cannot be read, or says something unknown to the schema. A slip makes YAML
 * complain about other lines than the one at fault, so each line is first corrected by itself and then moved to where
 * it fits. Corrections that the file does not need, or that do not improve it, are undone.
 * @returns the text with every other correction made, with as many lines as before
 */
export function correct(kind: Source['kind'], text: string, examine: Examine) {
  const nothing = { text, corrections: [] as Correction[] }
  const original = text.split('\n')
  const written = correctLines(original)
  const indented = correctIndents(written.lines, fileShape(kind))
  const all = [...written.corrections, ...indented.corrections]
  const units = all.length > mostCorrections ? alike(all) : all.map((each) => [each])
  if (all.length === 0 || all.length > mostAlike || units.length > mostCorrections) return nothing
  const judge = (lines: readonly string[]) => outcomeOf(examine(lines.join('\n')))
  let lines: readonly string[] = indented.lines
  let after = judge(lines)
  if (!isBetter(after, judge(original))) return nothing
  const needed = units.filter((unit) => {
    const without = unit.reduce(
      (now, each) => undone(each, now, indented.corrections.includes(each) ? written.lines : original),
      lines,
    )
    const before = judge(without)
    // Nobody can tell what a correction does beyond the point where reading stops.
    if (unit.every(({ line }) => after.errorLine <= line)) return true
    // What can be read without it, and is as wrong with it in another way, was not meant.
    const isInVain = before.errorLine === Infinity && unit.some((each) => isWrongAt(each, examine(lines.join('\n'))))
    if (isBetter(after, before) && !isInVain) return true
    lines = without
    after = before
    return false
  })
  return { text: lines.join('\n'), corrections: needed.flat().toSorted((a, b) => a.line - b.line) }
}

/** Whether a line that was corrected holds a mistake that cannot be corrected. */
const isWrongAt = ({ line, count }: Correction, { parsed: { root }, text, schema }: Examined): boolean =>
  schema.some((diagnostic) => {
    const at = textRange(diagnostic.range, { root, text }).line
    const isIn = at > line && at <= line + count
    return isIn && diagnostic.code === 'wrongKind' && replacementOf(diagnostic) === undefined
  })

const undone = ({ line, count }: Correction, lines: readonly string[], before: readonly string[]): readonly string[] =>
  lines.toSpliced(line, count, ...before.slice(line, line + count))

type Outcome = ReturnType<typeof outcomeOf>

const isBetter = (one: Outcome, other: Outcome) => one.errorLine > other.errorLine || one.mistakes < other.mistakes

/** The zero-based line of the first syntax error, and how many mistakes a text has: infinitely many if it has such an error. */
function outcomeOf({ parsed: { errors }, changed, mistakes, text }: Examined) {
  const [first] = errors
  if (first) return { errorLine: lineAt(text, first.pos[0]) - 1, mistakes: Infinity }
  return { errorLine: Infinity, mistakes: mistakes + changed.filter(({ code }) => code === 'duplicateKey').length }
}

/** Moves each line to where it was meant to be, with or without a hyphen as was meant. */
export function correctIndents(original: readonly string[], shape: Shape) {
  const lines = [...original]
  const corrections: Correction[] = []
  const placed = align(scanLines(original), shape)
  for (let at = 0; at < placed.length;) {
    const run = runFrom(placed, at)
    at += run.length
    const [first] = run
    const last = run.at(-1)
    if (!first || !last || (first.hyphen === 'kept' && movedBy(first) === 0)) continue
    for (const each of run) move(each, run.length > 1)
    corrections.push(correctionOf(first, last))
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

  function correctionOf({ scanned, column, hyphen }: Placed, last: Placed): Correction {
    const { line } = scanned
    const place = { line, column: scanned.indent, length: (original[line] ?? '').trim().length }
    if (hyphen === 'added') return { ...place, code: 'signMissing', facts: { sign: '-' }, count: 1, length: 2, column }
    if (hyphen === 'removed') return { ...place, code: 'hyphenExtra', facts: { sign: '-' }, count: 1, length: 1 }
    const facts = { first: line + 1, last: last.scanned.end, by: column - scanned.indent }
    return { ...place, code: 'indentWrong', facts, count: last.scanned.end - line }
  }
}

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
