import { valueAt, warning, type Diagnostic, type FileDiagnostic } from '../diagnostic.ts'
import { brokenWord, hasBrokenLetters, withLettersRight } from '../parse/mojibake.ts'
import { quote } from '../parse/quotes.ts'
import type { RuleInput } from './rule-input.ts'
import { textsOf, type FoundText } from './texts-of.ts'

/** No text has letters that were lost or garbled on their way from another program. */
export function checkLetters({ sources }: RuleInput): FileDiagnostic[] {
  return sources.flatMap((source) =>
    hasBrokenLetters(source.text)
      ? textsOf(source.value, hasBrokenLetters).map((found) => ({ file: source.file, diagnostic: broken(found) }))
      : [],
  )
}

function broken({ text, pointer }: FoundText): Diagnostic {
  const right = withLettersRight(text)
  const word = brokenWord(text)
  return warning(
    'lettersBroken',
    { word },
    valueAt(pointer),
    right ? { fix: { kind: 'replace', by: quote(right) } } : {},
  )
}
