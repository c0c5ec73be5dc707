import { keyAt, valueAt, warning } from '../../diagnostic.ts'
import { inEachLanguage, type TextCheck } from './checked-text.ts'

/** In characters: below this, one language may well take twice as many as the other. */
const short = 40
/** In words: below this, a text may well be the same in both languages. */
const fewWords = 4

/** A text that is longer than its place. */
export const checkLength: TextCheck = (checked) =>
  inEachLanguage((text, pointer) =>
    text.length > checked.longest
      ? warning('textLong', { length: text.length, longest: checked.longest }, valueAt(pointer))
      : undefined,
  )(checked)

/** Word for word the same in both languages. */
export const checkSame: TextCheck = ({ pointer, pt, en, mayBeAlike }) => {
  const text = pt.trim()
  const isTold = text !== '' && text === en.trim() && !mayBeAlike && text.split(/\s+/).length >= fewWords
  return isTold && !isName(text) ? [warning('textSame', { text }, keyAt(pointer))] : []
}

/** One language that is far longer than the other, and must say more. */
export const checkLengthsApart: TextCheck = ({ pointer, pt, en }) => {
  const lengths = { pt: pt.trim().length, en: en.trim().length }
  const [least, most] = [Math.min(lengths.pt, lengths.en), Math.max(lengths.pt, lengths.en)]
  return least > 0 && most >= short && most > 2 * least ? [warning('lengthsApart', lengths, keyAt(pointer))] : []
}

/** Whether a text is capitalised like the name of a person, a street or a book. */
function isName(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}'’.-]*/gu) ?? []
  const small = words.filter((word) => /^\p{Ll}/u.test(word))
  return small.every((word) => word.length <= 4) && small.length <= words.length - small.length
}
