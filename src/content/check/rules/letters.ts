import { error, valueAt, type FileDiagnostic, warning, type Diagnostic } from '../../model/diagnostic.ts'
import { placeholder } from '../../model/placeholder.ts'
import { textsOf, type FoundText } from './found-text.ts'
import type { RuleInput } from './rule-input.ts'
import { brokenWord, hasBrokenLetters, correctLetters } from '../../yaml/mojibake.ts'
import { quote } from '../../yaml/quotes.ts'

/** No text is still the placeholder that a correction leaves for the owner to fill in. */
export function checkPlaceholders({ sources }: RuleInput): FileDiagnostic[] {
  return sources.flatMap(({ file, text: written, value }) =>
    written.includes(placeholder)
      ? textsOf(value, (text) => text.trim() === placeholder).map(({ pointer }) => ({
          file,
          diagnostic: error('placeholderLeft', {}, valueAt(pointer)),
        }))
      : [],
  )
}

/** No text has letters that were lost or garbled on their way from another program. */
export function checkLetters({ sources }: RuleInput): FileDiagnostic[] {
  return sources.flatMap((source) =>
    hasBrokenLetters(source.text)
      ? textsOf(source.value, hasBrokenLetters).map((found) => ({ file: source.file, diagnostic: broken(found) }))
      : [],
  )
}

function broken({ text, pointer }: FoundText): Diagnostic {
  const right = correctLetters(text)
  const word = brokenWord(text)
  // A letter that is lost for certain; the others may be meant.
  const report = text.includes('\ufffd') ? error : warning
  return report(
    'lettersBroken',
    { word },
    valueAt(pointer),
    right ? { fix: { kind: 'replace', by: quote(right) } } : {},
  )
}

const half = /^([^"“”«\n]*)"$/
/**
 * A line with a single quotation mark, at the end of its text. Few files have one, and the others need no closer look.
 */
const halfLine = /^[^"\n]*"[ \t]*(?:[,}].*)?$/m

/** A quotation mark only at the end of a text, which visitors would read: the opening one is missing. */
export function checkQuoteEnds({ sources }: RuleInput): FileDiagnostic[] {
  return sources.flatMap(({ file, text: written, value }) =>
    halfLine.test(written)
      ? textsOf(value, (text) => half.test(text)).map(({ text, pointer }) => ({
          file,
          diagnostic: error('quoteOpen', { sign: '"' }, valueAt(pointer), {
            fix: { kind: 'replace', by: quote(text.slice(0, -1)) },
          }),
        }))
      : [],
  )
}
