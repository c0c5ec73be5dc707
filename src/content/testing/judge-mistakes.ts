import { isDeepStrictEqual } from 'node:util'
import type { SourceCache } from '../check/recover/read-source.ts'
import type { ContentSource } from '../model/content-source.ts'
import { type ReportedDiagnostic, corrected } from '../check/messages/reported-diagnostic.ts'
import { loadContent } from '../load.ts'
import { parseText, valueOfTree } from '../yaml/parse.ts'
import type { Value } from '../model/source.ts'
import { withMistakes, type Mistake } from './mistakes.ts'

/**
 * What must never come of mistakes and of the corrections that are offered for them:
 * - `silent`: the file says something else, and nothing is reported;
 * - `elsewhere`, `tooMany`, `tooFew`: reported, but not each in its place, or more or fewer than were made;
 * - `still`, `differs`: with the corrections made a problem is left, or the file says something other than at first,
 *   apart from a text that only the owner can write.
 */
type Fault = 'silent' | 'elsewhere' | 'tooMany' | 'tooFew' | 'still' | 'differs'

/**
 * Makes mistakes in files of a content, checks it, makes the corrections letter by letter, and checks it again. Nothing
 * is wrong with a mistake that changes nothing, or that is reported in its place without a correction.
 */
export function judgeIn(content: ContentSource): (name: string, mistakes: readonly Mistake[]) => Fault | undefined {
  const texts = fileTexts(content)
  const unchanged: SourceCache = new Map()
  const first = diagnosticsOf(texts, unchanged)
  const wrong = first.find(({ severity }) => severity === 'error')
  if (wrong) throw new Error(`Mistakes are made in content that is right at first: ${wrong.file}: ${wrong.message}`)
  const atFirst = new Set(first.map(({ message }) => message))

  return (name, mistakes) => {
    const original = texts.get(name) ?? ''
    const text = withMistakes(original, mistakes)
    const meant = valueIn(withMistakes(original, mistakes, true))
    const diagnostics = reportedFor(name, text)
    if (diagnostics.length === 0) return isDeepStrictEqual(valueIn(text), meant) ? undefined : 'silent'
    const byPlace = mistakes.toSorted((a, b) => a.from - b.from)
    const places = placesOf(byPlace)
    if (diagnostics.some((each) => !places.some((place) => isAt(each, place)))) return 'elsewhere'
    if (diagnostics.length > mistakes.length) return 'tooMany'
    const isReported = (at: number): boolean => diagnostics.some((each) => isAt(each, places[at] ?? { from: 0, to: 0 }))
    // What changes nothing by itself need not be reported beside another mistake.
    const isHarmless = (mistake: Mistake): boolean =>
      mistakes.length > 1 && reportedFor(name, withMistakes(original, [mistake])).length === 0
    if (!byPlace.every((mistake, at) => isReported(at) || isHarmless(mistake))) return 'tooFew'

    const after = corrected(text, diagnostics)
    const offered = diagnostics.filter(({ suggestion }) => suggestion).length
    const left = diagnosticsWith(name, after).filter(
      ({ severity, code }) => severity === 'error' && code !== 'placeholderLeft',
    )
    if (left.length > diagnostics.length - offered) return 'still'
    const isRight = offered < diagnostics.length || isDeepStrictEqual(filled(valueIn(after), meant), meant)
    return isRight ? undefined : 'differs'
  }

  /** Its errors, and the warnings with a correction; or, where there are neither, its other new warnings. */
  function reportedFor(name: string, text: string): readonly ReportedDiagnostic[] {
    const all = diagnosticsWith(name, text).filter(({ message }) => !atFirst.has(message))
    const certain = all.filter(({ severity, suggestion }) => severity === 'error' || suggestion)
    return certain.length > 0 ? certain : all
  }

  function diagnosticsWith(name: string, text: string): readonly ReportedDiagnostic[] {
    return diagnosticsOf(new Map(texts).set(name, text), new Map(unchanged))
  }

  function diagnosticsOf(files: ReadonlyMap<string, string>, cache: SourceCache): readonly ReportedDiagnostic[] {
    return loadContent({ ...content, files }, { today: '2025-01-01', cache }).diagnostics
  }
}

/** The files of a content in which mistakes can be made. */
export const fileTexts = ({ files }: ContentSource): ReadonlyMap<string, string> =>
  new Map([...(files ?? [])].flatMap(([name, text]) => (typeof text === 'string' ? [[name, text] as const] : [])))

/** The lines, zero-based, that each mistake takes up once all are made; the mistakes are in order, from the top. */
function placesOf(mistakes: readonly Mistake[]): { readonly from: number; readonly to: number }[] {
  let moved = 0
  return mistakes.map(({ from, removed, lines }) => {
    const place = { from: from + moved, to: from + moved + lines.length }
    moved += lines.length - removed
    return place
  })
}

/** One line before or after is near enough: a line that is missing is reported beside its place. */
const isAt = ({ line, suggestion }: ReportedDiagnostic, { from, to }: { from: number; to: number }): boolean =>
  line - 1 >= from - 1 && line - 1 <= to + (suggestion?.kind === 'add' ? 3 : 0)

const valueIn = (text: string): Value => valueOfTree(parseText(text).root, text).value

/** A value with each text that only the owner can write as it was. */
function filled(value: Value, original: Value | undefined): Value {
  if (value === '…' && original !== undefined) return original
  if (Array.isArray(value))
    return value.map((each, index) => filled(each, Array.isArray(original) ? original[index] : undefined))
  if (typeof value !== 'object') return value
  const before = typeof original === 'object' && !Array.isArray(original) ? original : {}
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, before[key])]))
}
