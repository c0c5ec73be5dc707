import type { Finding, FoundIn } from './diagnostic.ts'
import type { Language } from '../language.ts'
import type { Problem } from './problem.ts'
import { oneLine } from '../parse/characters.ts'
import { markOfPointer, pointerOfLine } from '../parse/range-of-pointer.ts'
import type { Source } from '../parse/source.ts'
import { wordings, type Advice } from './messages/messages.ts'
import { placeOf } from './location.ts'
import { suggestionOf } from './suggestion.ts'

/** Gives a finding its line, its column and its words. */
export function problemOf({ source, finding }: FoundIn, language: Language): Problem {
  const { messages, frame } = wordings[language]
  const { code, severity, facts, also } = finding
  const advice = (messages[code] as (facts: object) => Advice)(facts)
  const what = oneLine(advice.what)
  const remedy = oneLine(advice.remedy)
  const common = { file: source.file, severity, code, what, remedy }
  if (!('text' in source))
    return { ...common, line: 1, column: 1, length: 0, place: '', message: `${what} ${remedy}`, sourceLine: '' }

  const { line, column, length, pointer } = markOf(source, finding)
  const sourceLine = source.text.split('\n')[line - 1] ?? ''
  const place = oneLine(placeOf(pointer, source.value, frame))
  const suggestion = suggestionOf(finding, source, { line, column, length }, sourceLine)
  return {
    ...common,
    line,
    // A correction further left may have moved the place out of the line as it stands.
    column: Math.min(column, sourceLine.length + 1),
    length: Math.max(1, Math.min(length, sourceLine.length - column + 1)),
    place,
    message: [place && `${place}:`, what, remedy].filter(Boolean).join(' '),
    sourceLine,
    ...(suggestion && { suggestion }),
    ...(also && { also: { file: also.source.file, ...position(also.source, also.pointer) } }),
  }
}

function markOf(source: Source, { spot }: Finding) {
  const tree = source.tree()
  if (!('line' in spot)) return { ...markOfPointer(tree, spot.pointer, spot.part), pointer: spot.pointer }
  const ofWholeFile = spot.line === 1 && spot.length === 0
  return { ...spot, pointer: spot.pointer ?? (ofWholeFile ? '' : pointerOfLine(tree, spot.line)) }
}

function position(source: Source, pointer: string): { line: number; column: number } {
  const { line, column } = markOfPointer(source.tree(), pointer, 'value')
  return { line, column }
}
