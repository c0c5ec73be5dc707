import { grouped } from '../model/by-key.ts'
import { placeholder } from '../model/diagnostic.ts'
import { linesOf } from '../yaml/range.ts'
import { monthNamed } from './validate/meant-value.ts'
import { type ReportedDiagnostic, type Suggestion, corrected } from './messages/reported-diagnostic.ts'

/** The diagnostics of the content as it would be with other texts, by the paths of their files. */
export type CheckWith = (texts: ReadonlyMap<string, string>) => readonly ReportedDiagnostic[]

/** What follows from a right correction: a text that only the owner can write. */
const isToFollow = ({ code, sourceLine }: ReportedDiagnostic): boolean =>
  code === 'placeholderLeft' || (code === 'wrongForm' && sourceLine.includes(placeholder))

type Offered = ReportedDiagnostic & { readonly suggestion: Suggestion }

/** How often content is checked again at most. Beyond that, corrections are offered once others are made. */
const mostTries = 16

/**
 * The diagnostics with only those corrections that lose no word and leave the whole content better: the problem is gone,
 * and no other has come. They are made in a copy, which is checked: first all together, as nearly always all are right,
 * then each half of them, and so on.
 */
export function withTriedCorrections(
  diagnostics: readonly ReportedDiagnostic[],
  textOf: (file: string) => string,
  check: CheckWith,
): readonly ReportedDiagnostic[] {
  const before = counted(diagnostics, keyOf)
  let tries = 0
  const right = new Set<ReportedDiagnostic>(
    rightOf(diagnostics.filter(isOffered).filter((each) => keepsWords(each, textOf(each.file), diagnostics))),
  )
  return diagnostics.map((each) => {
    const { suggestion: _, ...diagnostic } = each
    return right.has(each) ? each : diagnostic
  })

  function rightOf(offered: readonly Offered[]): readonly Offered[] {
    if (offered.length === 0 || isRight(offered)) return offered
    const half = Math.ceil(offered.length / 2)
    return half === offered.length ? [] : [...rightOf(offered.slice(0, half)), ...rightOf(offered.slice(half))]
  }

  function isRight(offered: readonly Offered[]): boolean {
    if (++tries > mostTries) return false
    const byFile = grouped(offered, ({ file }) => file)
    const texts = new Map([...byFile].map(([file, own]) => [file, corrected(textOf(file), own)]))
    const left = check(texts).filter((each) => !isToFollow(each) && each.severity === 'error')
    const after = counted(left, keyOf)
    return (
      [...after].every(([key, count]) => count <= (before.get(key) ?? 0)) &&
      offered.every((each) => (after.get(keyOf(each)) ?? 0) < (before.get(keyOf(each)) ?? 0))
    )
  }
}

const isOffered = (diagnostic: ReportedDiagnostic): diagnostic is Offered => diagnostic.suggestion !== undefined

/** The same for what says the same: `7` and `07`, `novembro` and `11`. */
function canonical(word: string): string {
  const month = monthNamed(word)
  return month !== -1 ? String(month + 1) : /^\d+$/.test(word) ? String(Number(word)) : word
}

/** How often lines have each word. A comment and an item's number say nothing; a date may lose its small words. */
function wordsOf(lines: readonly string[]) {
  const seen = lines.map((line) => line.replaceAll(/\p{Cf}/gu, '').replace(/^\s*(?:#.*|\d{1,2}[.)] )/, ''))
  const text = seen.join('\n').replaceAll('\\n', ' ')
  const said = text.replaceAll(/\\(?:0|x[\dA-F]{2}|u[\dA-F]{4}|U[\dA-F]{8})/gi, '')
  return counted(said.match(/(?!(?:de|of)(?!\p{L}))(?<!\p{L})[\p{L}\p{N}]+/gu) ?? [], canonical)
}

/** Whose words are elsewhere still, were misread, are named by their lines, are the path of a home page, or are tags. */
const namesAll: ReadonlySet<string> = new Set(['duplicateKey', 'lettersBroken', 'strayLines', 'noHome', 'markup'])

/** Whether every word of the lines that a correction replaces is in the new ones, or is named in a message about them. */
function keepsWords({ file, code, suggestion }: Offered, text: string, all: readonly ReportedDiagnostic[]): boolean {
  if (namesAll.has(code)) return true
  const after = wordsOf(suggestion.lines)
  const behind = suggestion.line + suggestion.count
  const about = all.filter((each) => each.file === file && each.line >= suggestion.line && each.line <= behind)
  const named = wordsOf(about.flatMap(({ what, remedy }) => [what, remedy]))
  const before = wordsOf(linesOf(text).slice(suggestion.line - 1, suggestion.line - 1 + suggestion.count))
  return [...before].every(([word, count]) => count <= (after.get(word) ?? 0) || named.has(word))
}

/** The same for the same problem, whatever the lines above it are. */
const keyOf = ({ file, code, pointer }: ReportedDiagnostic): string => `${file} ${code} ${pointer}`

/** How many there are of each, by what a function says of them. */
const counted = <T>(all: Iterable<T>, by: (item: T) => string): ReadonlyMap<string | undefined, number> =>
  new Map([...grouped(all, by)].map(([key, alike]) => [key, alike.length]))
