import { error, valueAt, type FileDiagnostic } from '../diagnostic.ts'
import { quote } from '../parse/quotes.ts'
import type { RuleInput } from './rule-input.ts'
import { textsOf } from './texts-of.ts'

const half = /^([^"“”«\n]*)"$/
/** A line with one quotation mark, at the end of its text: few files have any, and all others need no closer look. */
const halfLine = /^[^"\n]*"[ \t]*(?:[,}].*)?$/m

/** A quotation mark at the end of a text alone, which would be read: the one that opens the text is missing. */
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
