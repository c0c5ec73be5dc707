import { placeholder, type Diagnostic } from '../../model/diagnostic.ts'
import { textAt } from '../../model/source.ts'
import { inEachLanguage } from '../../model/language.ts'
import { keptWith } from '../../model/by-key.ts'
import type { CheckedSource } from '../validate/checked-source.ts'
import { hasBrokenLetters } from '../../yaml/characters.ts'
import { checkLength, checkLengthsApart, textChecks, translationChecks } from './wording.ts'
import type { CheckedText, TextCheck } from './wording.ts'
import { markupChecks } from './markup.ts'
import { checkLeftOver } from './left-over.ts'
import { checkLanguages } from './wrong-language.ts'

/** In characters: to look for what is suspicious takes a time that grows with the square of the length. */
const longestText = 2000
/** The surest first: a mere placeholder, for one, is also much shorter than the other language. */
const checks: readonly TextCheck[] = [
  ...textChecks,
  checkLeftOver,
  ...markupChecks,
  ...translationChecks,
  checkLanguages,
  checkLengthsApart,
]

/**
 * What is suspicious about a text, one thing at a time, and whether it is too long for its place. Looked for again only
 * in a file that has changed: it takes half the time of a check.
 */
export const checkTexts = keptWith(({ annotations, text: written }: CheckedSource): Diagnostic[] => {
  const { longest = [] } = annotations
  const hasBroken = hasBrokenLetters(written)
  const [alike, rich] = [annotations.alike, annotations.richText].map(
    (notes) => new Set(notes?.map(({ pointer }) => pointer)),
  )
  return longest.flatMap(({ data, pointer, schema }) => {
    const texts = inEachLanguage((language) => textAt(data, language))
    const checked = {
      pointer,
      texts,
      longest: Number(schema),
      mayBeAlike: alike?.has(pointer) ?? false,
      isRich: rich?.has(pointer) ?? false,
    }
    // Other rules report these for every text of the files, and the length of a text is reported here.
    const isReported = Object.values(texts).some(
      (each) => each.length > longestText || each.trim() === placeholder || (hasBroken && hasBrokenLetters(each)),
    )
    return [...checkLength(checked), ...(isReported ? [] : suspicion(checked))]
  })
})

function suspicion(checked: CheckedText): readonly Diagnostic[] {
  for (const check of checks) {
    const found = check(checked)
    if (found.length > 0) return found
  }
  return []
}
