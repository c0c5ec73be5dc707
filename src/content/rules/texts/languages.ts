import { keyAt, valueAt, warning } from '../../diagnostic.ts'
import { otherLanguage, type Language } from '../../language.ts'
import type { CheckedText, TextCheck } from './checked-text.ts'
import { languageWords } from './language-words.ts'

/** How many words of the other language make a text count as written in it, if it has none of its own language. */
const enough = 3

/**
 * Portuguese and English exchanged, or one of them in both fields: by the small words that only one of them has. A
 * short text or a name has none of these, and nothing is said of it.
 */
export const checkLanguages: TextCheck = (text) => {
  if (text.mayBeAlike || (seemsRight(text.pt, 'pt') && seemsRight(text.en, 'en'))) return []
  const inPt = counts(text.pt)
  const inEn = counts(text.en)
  const isRight = inPt.pt > 0 || inEn.en > 0
  if (!isRight && inPt.en > 0 && inEn.pt > 0 && inPt.en + inEn.pt >= enough)
    return [warning('languagesExchanged', {}, keyAt(text.pointer), { fix: { kind: 'exchange' } })]
  const wrongPt = isIn('en', inPt)
  const wrongEn = isIn('pt', inEn)
  if (wrongPt && wrongEn) return [warning('languagesExchanged', {}, keyAt(text.pointer), { fix: { kind: 'exchange' } })]
  return wrongPt || wrongEn ? [wrongLanguage(text, wrongPt ? 'pt' : 'en')] : []
}

function wrongLanguage({ pointer }: CheckedText, language: Language) {
  const other = otherLanguage(language)
  return warning('wrongLanguage', { language, other }, valueAt(`${pointer}/${language}`))
}

type Counts = Readonly<Record<Language, number>>

const isIn = (language: Language, counted: Counts): boolean => {
  const other = counted[otherLanguage(language)]
  return counted[language] >= enough && counted[language] > 4 * other
}

/** A fast path: whether the first words, as they are, include some of the language and none of the other. */
function seemsRight(text: string, language: Language): boolean {
  const own = languageWords[language]
  const others = languageWords[otherLanguage(language)]
  let found = 0
  for (let start = 0; start < text.length;) {
    const space = text.indexOf(' ', start)
    const end = space === -1 ? text.length : space
    const each = text.slice(start, end)
    if (others.has(each)) return false
    if (own.has(each) && ++found === 2) return true
    start = end + 1
  }
  return found > 0
}

/** Quotations and titles, which may be in any language. */
const quoted = /«[^»]*»|“[^”]*”|„[^“”]*[“”]|"[^"\n]*"|‘[^’\n]*’/gu
/** Words, with what holds one together, and without those of an address or of a name: `Praça da Figueira`. */
const word = /(?<![\p{L}\p{N}./@:-])\p{L}+(?:['’-]\p{L}+)*(?![\p{L}\p{N}]|[./@:-]\p{L})/gu
const nameParticle = /(?<=\p{Lu}[\p{L}.]* )(?:d[aeo]s?|e|of|the|and)(?= \p{Lu})/gu

function counts(text: string): Counts {
  const words = text.replaceAll(quoted, ' ').replaceAll(nameParticle, ' ').match(word) ?? []
  const counted = { pt: 0, en: 0 }
  for (const [index, each] of words.entries()) {
    // A capital within a sentence begins a name.
    if (index > 0 && /^\p{Lu}./u.test(each)) continue
    const small = each.toLowerCase().replaceAll('’', "'")
    if (languageWords.pt.has(small)) counted.pt++
    if (languageWords.en.has(small)) counted.en++
  }
  return counted
}
