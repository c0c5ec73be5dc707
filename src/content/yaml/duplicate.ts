import type { ParsedNode } from 'yaml'
import { error, type Diagnostic, type Fix } from '../model/diagnostic.ts'
import { languages } from '../model/language.ts'
import { lineAt, rangeOf } from './range.ts'

/** A name and what follows it, as the parser gives them. */
export interface Pair {
  readonly key: unknown
  readonly value: unknown
}

/**
 * The diagnostic for a key that occurs twice in a map. If both say the same, or one says nothing, one of them can go;
 * otherwise the owner has to choose.
 * @param all every pair of the group
 */
export function duplicate(name: string, [first, second]: readonly [Pair, Pair], all: readonly Pair[], text: string) {
  const places = { first: placeOf(first, text), second: placeOf(second, text) }
  const diagnosticFor = (place: Place, other: Place, extras: { fix?: Fix }): Diagnostic =>
    error(
      'duplicateKey',
      { key: name, otherLine: lineAt(text, other.start) },
      rangeOf(text, place.start, place.keyEnd),
      extras,
    )
  const meant = otherLanguage(name, all)
  if (meant) return diagnosticFor(places.second, places.first, { fix: { kind: 'replace', by: meant } })
  const isFirstEmpty = places.first.says === '' && places.second.says !== ''
  const [extra, kept] = isFirstEmpty ? [places.first, places.second] : [places.second, places.first]
  const isExtra = extra.says === '' || extra.says === kept.says
  return diagnosticFor(
    extra,
    kept,
    isExtra && extra.isAlone ? { fix: { kind: 'lines', lines: [], count: extra.lines } } : {},
  )
}

interface Place {
  readonly start: number
  readonly keyEnd: number
  readonly lines: number
  /** What is written for the name, without the bar before a text. */
  readonly says: string
  /** Whether nothing else stands in its lines. */
  readonly isAlone: boolean
}

function placeOf({ key, value }: Pair, text: string): Place {
  const [start, keyEnd] = (key as ParsedNode).range
  const [valueStart, valueEnd] = (value as ParsedNode | null)?.range ?? [keyEnd, keyEnd]
  const written = text.slice(start, valueEnd).trimEnd()
  const lines = text.split('\n').slice(lineAt(text, start) - 1, lineAt(text, start + written.length))
  return {
    start,
    keyEnd,
    lines: lines.length,
    says: text
      .slice(valueStart, valueEnd)
      .replace(/^[|>][-+]?/, '')
      .trim(),
    isAlone: lines.join('\n').trim() === written,
  }
}

/** A language that occurs twice while the other is missing: the second was meant to be the other one. */
function otherLanguage(name: string, pairs: readonly Pair[]): string | undefined {
  const other = languages.find((language) => language !== name)
  return languages.some((language) => language === name) && pairs.length === 2 ? other : undefined
}
