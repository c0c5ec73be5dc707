import { siteLanguages } from '../../languages/index.ts'
import { keyAt, valueAt, warning, withValues } from '../../model/diagnostic.ts'
import { defaultLanguage, type Language } from '../../model/language.ts'
import { ofEachTranslation } from './wording.ts'

/** How many words of the other language make a text count as written in it, if it has none of its own language. */
const enough = 3

/**
 * A text and its translation exchanged, or both in one language: by the frequent words that only one of the two has. A
 * short text or a name has none of these, and nothing is reported.
 */
export const checkLanguages = ofEachTranslation(({ pointer, language, original, translation, mayBeAlike }) => {
  if (mayBeAlike) return undefined
  const first = counts(original, defaultLanguage, language)
  const second = counts(translation, language, defaultLanguage)
  const isRight = first.own > 0 || second.own > 0
  const exchanged = !isRight && first.other > 0 && second.other > 0 && first.other + second.other >= enough
  if (exchanged || (isInOther(first) && isInOther(second))) {
    const values = { [`${pointer}/${defaultLanguage}`]: translation, [`${pointer}/${language}`]: original }
    return warning('languagesExchanged', {}, keyAt(pointer), withValues(values))
  }
  if (isInOther(first)) return wrongLanguage(pointer, defaultLanguage, language)
  return isInOther(second) ? wrongLanguage(pointer, language, defaultLanguage) : undefined
})

const wrongLanguage = (pointer: string, language: Language, other: Language) =>
  warning('wrongLanguage', { language, other }, valueAt(`${pointer}/${language}`))

/** How many frequent words a text has of its own language and of the other. */
interface Counts {
  own: number
  other: number
}

const isInOther = ({ own, other }: Counts): boolean => other >= enough && other > 4 * own

/** Quotations and titles, which may be in any language. */
const quoted = /«[^»]*»|“[^”]*”|„[^“”]*[“”]|"[^"\n]*"|‘[^’\n]*’/gu
/** Words, with what holds one together, and without those of an address or of a name: `Praça da Figueira`. */
const word = /(?<![\p{L}\p{N}./@:-])\p{L}+(?:['’-]\p{L}+)*(?![\p{L}\p{N}]|[./@:-]\p{L})/gu
const nameParticle = /(?<=\p{Lu}[\p{L}.]* )(?:d[aeo]s?|e|of|the|and)(?= \p{Lu})/gu

function counts(text: string, language: Language, other: Language): Counts {
  const words = text.replaceAll(quoted, ' ').replaceAll(nameParticle, ' ').match(word) ?? []
  // The name of a weekday says more than a small word, and has a capital in English.
  const days = (of: Language): number => text.match(siteLanguages[of].namedWeekdays)?.length ?? 0
  const counted = { own: 2 * days(language), other: 2 * days(other) }
  for (const [index, each] of words.entries()) {
    // A capital within a sentence begins a name.
    if (index > 0 && /^\p{Lu}./u.test(each)) continue
    const small = each.toLowerCase().replaceAll('’', "'")
    if (siteLanguages[language].frequentWords.has(small)) counted.own++
    if (siteLanguages[other].frequentWords.has(small)) counted.other++
  }
  return counted
}
