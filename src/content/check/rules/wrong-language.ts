import { siteLanguages } from '../../languages/index.ts'
import { keyAt, valueAt, warning, withValues } from '../../model/diagnostic.ts'
import { inEachLanguage, languages, type Language } from '../../model/language.ts'
import type { TextCheck } from './wording.ts'

/** How many words of the other language make a text count as written in it, if it has none of its own language. */
const enough = 3

/**
 * A text that goes on in the other language, a text and its translation exchanged, or both in one language: by the
 * frequent words that only one of the two has. A short text or a name has none of these, and nothing is reported.
 */
export const checkLanguages: TextCheck = ({ pointer, texts, mayBeAlike }) => {
  const most = languages.reduce((sum, language) => sum + mostOf(otherThan(language), texts[language]), 0)
  if (mayBeAlike || most < enough) return []
  const parts = inEachLanguage((language) => partsOf(texts[language]))
  const after = languages.filter((language) => goesOnInOther(parts[language], language))
  if (after.length > 0)
    return after.map((language) =>
      warning('languageAfter', { language, other: otherThan(language) }, valueAt(`${pointer}/${language}`)),
    )
  const counts = inEachLanguage((language) => sum(parts[language]))
  const inOther = languages.filter((each) => isInOther(counts[each], each))
  const isRight = languages.some((each) => counts[each][each] > 0)
  const foreign = languages.map((each) => counts[each][otherThan(each)])
  const exchanged = !isRight && foreign.every((count) => count > 0) && foreign.reduce((a, b) => a + b) >= enough
  if (exchanged || inOther.length === languages.length) {
    const values = languages.map((each) => [`${pointer}/${each}`, texts[otherThan(each)]] as const)
    return [warning('languagesExchanged', {}, keyAt(pointer), withValues(Object.fromEntries(values)))]
  }
  return inOther.map((language) =>
    warning('wrongLanguage', { language, other: otherThan(language) }, valueAt(`${pointer}/${language}`)),
  )
}

const otherThan = (language: Language): Language => languages.find((each) => each !== language) ?? language

const anyWord = /\p{L}+(?:['-]\p{L}+)*/gu
/** At least as many frequent words as a text has of a language: few texts need a closer look. */
function mostOf(language: Language, text: string): number {
  const { namedWeekdays, frequentWords } = siteLanguages[language]
  const words = text.toLowerCase().replaceAll('’', "'").match(anyWord) ?? []
  return words.filter((each) => frequentWords.has(each)).length + 2 * (text.match(namedWeekdays)?.length ?? 0)
}

/** How many frequent words a text has of each language. */
type Counts = Readonly<Record<Language, number>>

const isInOther = (counts: Counts, language: Language): boolean =>
  counts[otherThan(language)] >= enough && counts[otherThan(language)] > 4 * counts[language]

/** A text that ends in the other language: both were written in one place. */
function goesOnInOther(parts: readonly Part[], language: Language): boolean {
  const other = otherThan(language)
  return parts.some((_, at) => {
    const [before, behind] = [sum(parts.slice(0, at)), sum(parts.slice(at))]
    return before[language] >= 2 && before[other] === 0 && behind[other] >= enough && behind[language] === 0
  })
}

/** Quotations and titles, which may be in any language. */
const quoted = /«[^»]*»|“[^”]*”|„[^“”]*[“”]|"[^"\n]*"|‘[^’\n]*’/gu
/** Words, with what holds one together, and without those of an address or of a name: `Praça da Figueira`. */
const word = /(?<![\p{L}\p{N}./@:-])\p{L}+(?:['’-]\p{L}+)*(?![\p{L}\p{N}]|[./@:-]\p{L})/gu
const nameParticle = /(?<=\p{Lu}[\p{L}.]* )(?:d[aeo]s?|e|of|the|and)(?= \p{Lu})/gu

/** A sentence or paragraph: its first word counts where the text begins with it, or if it has no capital. */
type Part = Readonly<Record<'atStart' | 'within', Counts>>

const partsOf = (text: string): readonly Part[] =>
  text
    .replaceAll(quoted, ' ')
    .replaceAll(nameParticle, ' ')
    .split(/\n\s*\n|\s[/|]\s|(?<=[.!?])\s+/)
    .map((part) => {
      const words = part.match(word) ?? []
      const small = words.map((each) => each.toLowerCase().replaceAll('’', "'"))
      // A capital within a sentence begins a name.
      const isName = (at: number): boolean =>
        (words[at]?.length ?? 0) > 1 && small[at]?.charCodeAt(0) !== words[at]?.charCodeAt(0)
      const within = inEachLanguage((language) => {
        const { namedWeekdays, frequentWords } = siteLanguages[language]
        // The name of a weekday says more than a small word, and has a capital in English.
        const days = part.match(namedWeekdays)?.length ?? 0
        return 2 * days + small.filter((each, at) => frequentWords.has(each) && !isName(at)).length
      })
      const [first = ''] = small
      const atStart = inEachLanguage((language) => {
        return within[language] + Number(isName(0) && siteLanguages[language].frequentWords.has(first))
      })
      return { atStart, within }
    })

const sum = ([first, ...others]: readonly Part[]): Counts =>
  inEachLanguage((each) => others.reduce((total, { within }) => total + within[each], first?.atStart[each] ?? 0))
