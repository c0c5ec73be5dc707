import type { FoundIn, Spot } from '../finding.ts'
import type { Language } from '../language.ts'
import type { Problem } from '../problem.ts'
import { nodeAt } from '../read/value.ts'
import type { Source } from '../source.ts'
import { wordings, type Advice } from '../wording/wording.ts'
import { placeOf } from './place.ts'

interface Range {
  readonly start: number
  readonly end: number
}

/** Gives a finding its line, its column and its words. */
export function problemOf({ source, finding }: FoundIn, language: Language): Problem {
  const { messages, frame } = wordings[language]
  const { code, severity, facts, spot } = finding
  const { what, remedy } = (messages[code] as (facts: object) => Advice)(facts)
  const common = { file: source.file, severity, code, what, remedy }
  if (!('text' in source)) return { ...common, line: 1, column: 1, length: 0, place: '', message: `${what} ${remedy}`, sourceLine: '' }

  const { start, end } = rangeOf(source, spot)
  const { line, column, text } = lineOf(source.text, start)
  const length = Math.max(1, Math.min(end - start, text.length - column + 1))
  const place = 'pointer' in spot ? placeOf(spot.pointer, source.value, frame) : ''
  const message = [place && `${place}:`, what, remedy].filter(Boolean).join(' ')
  const suggestion = suggestionOf(finding, text, column, length)
  return { ...common, line, column, length, place, message, sourceLine: text, ...(suggestion && { suggestion }) }
}

function rangeOf(source: Source, spot: Spot): Range {
  if ('offset' in spot) return { start: spot.offset, end: spot.offset + spot.length }
  const { root } = source.tree()
  const { node, key, found } = nodeAt(root, spot.pointer)
  const marked = (spot.part === 'key' || !found ? (key ?? node) : isEmpty(node) ? (key ?? node) : node) ?? root
  const [start, end] = marked?.range ?? [0, 0]
  return { start, end }
}

const isEmpty = (node: { readonly range: readonly number[] } | null): boolean => !node || node.range[0] === node.range[1]

function lineOf(text: string, offset: number): { line: number; column: number; text: string } {
  const before = text.slice(0, offset)
  const start = before.lastIndexOf('\n') + 1
  const end = text.indexOf('\n', offset)
  return {
    line: before.split('\n').length,
    column: offset - start + 1,
    text: text.slice(start, end === -1 ? undefined : end),
  }
}

function suggestionOf(finding: FoundIn['finding'], line: string, column: number, length: number): Problem['suggestion'] {
  const { replaceBy, correctedLine, add } = finding
  if (correctedLine !== undefined) return { kind: 'replace', lines: [correctedLine] }
  if (replaceBy !== undefined) {
    return { kind: 'replace', lines: [line.slice(0, column - 1) + replaceBy + line.slice(column - 1 + length)] }
  }
  if (!add) return undefined
  const indent = ' '.repeat(column - 1 + (add.inside ? 2 : 0))
  return { kind: 'add', lines: add.lines.map((added) => indent + added) }
}
