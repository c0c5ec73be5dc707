import { FAILSAFE_SCHEMA, load, YAMLException } from 'js-yaml'
import type { Value } from '../parse/source.ts'
import type { Correction } from './correction.ts'
import { corrections } from './corrections.ts'
import { deepest } from '../parse/tree.ts'
import { blocksAround, textOfRange, type LineRange } from './window.ts'

/** How many mistakes the schema finds in what a file says. */
export type CountMistakes = (value: Value) => number

export interface Recovered {
  /** The text with every correction made. It has as many lines as before. */
  readonly text: string
  readonly corrections: readonly Correction[]
}

/** Files beyond these many characters are only read, not repaired. */
const longest = 60_000
const mostCorrections = 8

/**
 * Finds out what was meant where YAML can not be read. A fault of writing (a colon in a text, a wrong indentation) makes
 * YAML complain of other lines than the one at fault, and of many; so every likely correction is tried, and the one
 * after which the file reads furthest and breaks the schema least is what she is told. Behind each correction the
 * reading goes on, so that each fault gives one message.
 */
export function recoverSyntax(text: string, count: CountMistakes): Recovered {
  return repeatedly(text, (lines) => {
    const { errorLine } = outcome(lines.join('\n'), count)
    if (errorLine === Infinity) return undefined
    const suspects = suspectLines(lines, errorLine)
    const range = blocksAround(lines, Math.min(...suspects), Math.max(...suspects))
    const tried = suspects.flatMap((line) => corrections(lines, line))
    return best(tried, range, count, (after) => after.errorLine > errorLine)
  })
}

/** Finds items of a list that ran into the one before, because the hyphen is missing: all their keys are there twice. */
export function recoverListItems(
  text: string,
  duplicates: readonly number[],
  mistakes: number,
  count: CountMistakes,
): Recovered {
  return repeatedly(
    text,
    (lines) => {
      const tried = duplicates
        .flatMap((line) => corrections(lines, line))
        .filter(({ code }) => code === 'hyphenMissing')
      return best(tried, { from: 0, to: lines.length }, count, (after) => after.mistakes <= mistakes)
    },
    1,
  )
}

/**
 * Finds lines that can be read, but not as they were meant: moved to another group by a wrong indentation, or cut at a
 * comma. `suspects` are the lines that the schema complains of, zero-based.
 */
export function recoverStructure(text: string, suspects: readonly number[], count: CountMistakes): Recovered {
  return repeatedly(text, (lines) => {
    for (const line of suspects) {
      const range = blocksAround(lines, line, line)
      const { mistakes } = outcome(textOfRange(lines, range), count)
      if (mistakes === 0) continue
      const tried = corrections(lines, line).filter(
        ({ code, sign }) => code === 'indentWrong' || (code === 'quotesNeeded' && sign === ','),
      )
      // A line in the wrong group is missed in one place and unknown in the other.
      const enough = ({ code }: Correction): number => mistakes - (code === 'indentWrong' ? 2 : 1)
      const found = best(tried, range, count, (after, correction) => after.mistakes <= enough(correction))
      if (found) return found
    }
    return undefined
  })
}

function repeatedly(
  text: string,
  next: (lines: readonly string[]) => Correction | undefined,
  most = mostCorrections,
): Recovered {
  const made: Correction[] = []
  let lines: readonly string[] = text.split('\n')
  while (text.length <= longest && made.length < most) {
    const correction = next(lines)
    if (!correction) break
    made.push(correction)
    lines = correction.lines
  }
  return { text: lines.join('\n'), corrections: made }
}

/** How far a text can be read, and how many mistakes what it says has. */
interface Outcome {
  /** The zero-based line of the first error of writing. */
  readonly errorLine: number
  readonly mistakes: number
}

function best(
  tried: readonly Correction[],
  range: LineRange,
  count: CountMistakes,
  accept: (outcome: Outcome, correction: Correction) => boolean,
): Correction | undefined {
  let found: { readonly correction: Correction; readonly after: Outcome } | undefined
  for (const correction of tried) {
    const after = outcome(textOfRange(correction.lines, range), count)
    if (accept(after, correction) && isBetter(after, found?.after)) found = { correction, after }
    // Nothing can be better.
    if (found?.after.errorLine === Infinity && found.after.mistakes === 0) break
  }
  return found?.correction
}

const isBetter = (one: Outcome, other: Outcome | undefined): boolean =>
  !other || one.errorLine > other.errorLine || (one.errorLine === other.errorLine && one.mistakes < other.mistakes)

function outcome(text: string, count: CountMistakes): Outcome {
  try {
    const value = load(text, { schema: FAILSAFE_SCHEMA, maxDepth: deepest }) as Value
    return { errorLine: Infinity, mistakes: count(value) }
  } catch (error) {
    const mark = error instanceof YAMLException ? error.mark : undefined
    return { errorLine: mark?.line ?? -1, mistakes: Infinity }
  }
}

/** The lines where the fault of an error may lie: the line itself, those just before, and one whose quotes stay open. */
function suspectLines(lines: readonly string[], errorLine: number): number[] {
  const near: number[] = []
  for (let line = Math.min(errorLine, lines.length - 1); line >= 0 && near.length < 4; line--) {
    if ((lines[line] ?? '').trim() !== '') near.push(line)
  }
  const open = lines.findIndex((text) => /^\s*(?:- +)*[\w-]+:\s+(["'])(?!.*\1\s*(?:#.*)?$)/.test(text))
  return [...new Set(open === -1 ? near : [...near, open])]
}
