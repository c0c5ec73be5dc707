import { placeholder, type Diagnostic } from '../../model/diagnostic.ts'
import { ownProperty } from '../../model/own-property.ts'
import type { Language } from '../../model/language.ts'
import type { CheckedSource } from '../validate/checked-source.ts'
import { hasBrokenLetters } from '../../yaml/mojibake.ts'
import {
  type CheckedText,
  type TextCheck,
  checkFileName,
  checkLength,
  checkLengthsApart,
  checkLists,
  checkNames,
  checkSame,
  checkMarkup,
  checkQuotes,
  checkWordless,
} from './wording.ts'
import { checkLanguages } from './wrong-language.ts'

/** The surest first: a mere placeholder, for one, is also much shorter than the other language. */
const checks: readonly TextCheck[] = [
  checkQuotes,
  checkWordless,
  checkFileName,
  checkLists,
  checkMarkup,
  checkSame,
  checkNames,
  checkLanguages,
  checkLengthsApart,
]

/** What is suspicious about a text, one thing at a time, and whether it is too long for its place. */
export function checkTexts({ annotations }: CheckedSource): Diagnostic[] {
  const alike = new Set(annotations.filter(({ keyword }) => keyword === 'alike').map(({ pointer }) => pointer))
  return annotations
    .filter(({ keyword }) => keyword === 'longest')
    .flatMap(({ data, pointer, schema }) => {
      const texts = { pt: text(data, 'pt'), en: text(data, 'en') }
      return diagnosticsOf({ pointer, texts, longest: Number(schema), mayBeAlike: alike.has(pointer) })
    })
}

function diagnosticsOf(checked: CheckedText): readonly Diagnostic[] {
  const ofLength = checkLength(checked)
  // Other rules report these for every text of the files.
  if (Object.values(checked.texts).some((each) => hasBrokenLetters(each) || each.trim() === placeholder))
    return ofLength
  for (const check of checks) {
    const found = check(checked)
    if (found.length > 0) return [...ofLength, ...found]
  }
  return ofLength
}

function text(data: unknown, language: Language): string {
  const value = ownProperty(data, language)
  return typeof value === 'string' ? value : ''
}
