import { error, valueAt, type FileDiagnostic } from '../diagnostic.ts'
import { quote } from '../parse/quotes.ts'
import type { RuleInput } from './rule-input.ts'
import { textsOf } from './texts-of.ts'

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
