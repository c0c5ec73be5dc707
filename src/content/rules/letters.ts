import { valueAt, warning, type Diagnostic, type FileDiagnostic } from '../diagnostic.ts'
import { brokenWord, hasBrokenLetters, withLettersRight } from '../parse/mojibake.ts'
import { pointerTo } from '../parse/pointer.ts'
import { quote } from '../parse/quotes.ts'
import type { RuleInput } from './rule-input.ts'

/** No text has letters that were lost or misread on their way from another program. */
export function checkLetters({ sources }: RuleInput): FileDiagnostic[] {
  return sources.flatMap((source) =>
    hasBrokenLetters(source.text)
      ? brokenTexts(source.value, '').map((diagnostic) => ({ file: source.file, diagnostic }))
      : [],
  )
}

function brokenTexts(value: unknown, pointer: string): Diagnostic[] {
  if (typeof value === 'string') return hasBrokenLetters(value) ? [broken(value, pointer)] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => brokenTexts(inner, pointerTo(pointer, key)))
}

function broken(text: string, pointer: string): Diagnostic {
  const right = withLettersRight(text)
  const word = brokenWord(text)
  return warning(
    'lettersBroken',
    { word },
    valueAt(pointer),
    right ? { fix: { kind: 'replace', by: quote(right) } } : {},
  )
}
