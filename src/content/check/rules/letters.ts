import {
  error,
  valueAt,
  type FileDiagnostic,
  warning,
  type Diagnostic,
  placeholder,
  replacedBy,
} from '../../model/diagnostic.ts'
import type { RuleInput } from './rule-input.ts'
import { brokenWord, hasBrokenLetters, correctLetters } from '../../yaml/mojibake.ts'
import { quote } from '../../yaml/quotes.ts'
import { pointerTo } from '../../model/pointer.ts'

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
  return report('lettersBroken', { word }, valueAt(pointer), replacedBy(right && quote(right)))
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
          diagnostic: error('quoteOpen', { sign: '"' }, valueAt(pointer), replacedBy(quote(text.slice(0, -1)))),
        }))
      : [],
  )
}

/** A text anywhere in a file, and the way to it. */
export interface FoundText {
  readonly text: string
  readonly pointer: string
}

/** Every text within a value that passes the test. */
export function textsOf(value: unknown, isWanted: (text: string) => boolean, pointer = ''): FoundText[] {
  if (typeof value === 'string') return isWanted(value) ? [{ text: value, pointer }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, isWanted, pointerTo(pointer, key)))
}
