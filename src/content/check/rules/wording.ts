import { valueAt, warning, type Diagnostic, keyAt, replacedBy } from '../../model/diagnostic.ts'
import { quote } from '../../yaml/quotes.ts'
import { folded, nearest } from '../validate/nearest.ts'
import { namedFacts } from './said-otherwise.ts'
import { defaultLanguage, languages, translations, type Language } from '../../model/language.ts'

/** A text in every language; empty where it is none. */
export interface CheckedText {
  readonly pointer: string
  readonly texts: Readonly<Record<Language, string>>
  /** How many characters fit where it is shown. */
  readonly longest: number
  /** Whether it may be the same in both languages, as the name of a town is. */
  readonly mayBeAlike: boolean
  readonly isRich: boolean
}

/** The diagnostics of one kind of suspicion about a text. */
export type TextCheck = (text: CheckedText) => readonly Diagnostic[]

export const ofEachText =
  (check: (text: string, pointer: string, checked: CheckedText) => Diagnostic | undefined): TextCheck =>
  (checked) =>
    languages.flatMap((each) => check(checked.texts[each], `${checked.pointer}/${each}`, checked) ?? [])

type Apart = readonly [original: string, translation: string]

const ofEachTranslation =
  (check: (checked: CheckedText, texts: Apart, language: Language) => Diagnostic | undefined): TextCheck =>
  (checked) =>
    translations.flatMap((each) => check(checked, [checked.texts[defaultLanguage], checked.texts[each]], each) ?? [])

/** The name of a picture file, with its extension or as cameras, telephones and programs give it. */
const fileName =
  /^\S*\.(?:jpe?g|png|webp|avif|heic|heif|gif|tiff?|bmp|svg)$|^(?:img|dsc[nf]?|pxl|mvimg|p\d|dji|gopr|image|imagem|foto|photo|picture|screenshot|captura de ecrã|whatsapp image)[-_ ]*\(?\d[-_\d .()at:]*$/iu

/** A picture's alternative text is not the name of its file. */
const checkFileName = ofEachText((text, pointer) => {
  const isFileName = /\/alt\/\w+$/.test(pointer) && fileName.test(text.trim())
  return isFileName ? warning('altFileName', { text: text.trim() }, valueAt(pointer)) : undefined
})

/** Quotation marks around a whole text, other than those that YAML removes: visitors would read them. */
const checkQuotes = ofEachText((text, pointer) => {
  const [, curly, inner = curly] = /^(?:[“„"]([^"“”\n]*)[“”"]|«([^«»"\n]*)»)$/.exec(text.trim()) ?? []
  return inner === undefined ? undefined : warning('quotesAround', {}, valueAt(pointer), replacedBy(quote(inner)))
})

/** What no font of the share pictures has: `src/generate/social-image/` draws Latin, Greek and Cyrillic letters. */
const undrawn = /(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})\p{L}/gu

/** A page's title with letters that would be missing in its share picture. */
const checkDrawn = ofEachText((text, pointer) => {
  const letters = pointer.startsWith('/title/') ? [...new Set(text.match(undrawn))].join('') : ''
  return letters ? warning('lettersUndrawn', { letters }, valueAt(pointer)) : undefined
})

/** Characters in place of a text, or for nothing in other programs, and words to that effect. */
const fillers = /^[\p{P}~^+=<>|$`\s]+$|^(?:null|nil|none|todo|tbd|fixme|x{2,}|lorem ipsum\b.*)$/iu

const checkWordless = ofEachText((text, pointer) => {
  const trimmed = text.trim()
  return trimmed === '' || !fillers.test(trimmed) ? undefined : warning('wordless', { text: trimmed }, valueAt(pointer))
})

/** In characters: below this, one language may well take twice as many as the other. */
const short = 40
/** In words: below this, a text may well be the same in both languages. */
const fewWords = 4

export const checkLength = ofEachText(({ length }, pointer, { longest }) =>
  length > longest ? warning('textLong', { length, longest }, valueAt(pointer)) : undefined,
)

const checkSame = ofEachTranslation(({ pointer, mayBeAlike }, [original, translation]) => {
  const text = original.trim()
  const isIdentical = text !== '' && text === translation.trim() && !mayBeAlike && text.split(/\s+/).length >= fewWords
  return isIdentical && !isName(text) ? warning('textSame', { text }, keyAt(pointer)) : undefined
})

/** One language that is far longer than the other, and must say more. */
export const checkLengthsApart = ofEachTranslation(({ pointer }, texts, language) => {
  const [original = 0, translation = 0] = texts.map((text) => text.trim().length)
  const [least, most] = [Math.min(original, translation), Math.max(original, translation)]
  const isApart = least > 0 && most >= short && most > 2 * least
  return isApart ? warning('lengthsApart', { original, language, translation }, keyAt(pointer)) : undefined
})

/**
 * What is not the same in both languages: of a person or a place, the name or the house number; of any other text, an
 * hour, a weekday, a date, a price or a figure, which was changed in one of them alone.
 */
const checkNames = ofEachTranslation(({ pointer, mayBeAlike }, texts, language) => {
  if (texts[0] === texts[1]) return undefined
  const apart = mayBeAlike ? (numbersApart(texts) ?? namesApart(texts)) : factsApart(texts, language)
  if (!apart) return undefined
  const [original, translation] = apart
  return warning('namesApart', { original, language, translation }, keyAt(pointer))
})

/** What is suspicious about a text by itself, and about a translation of it. The surest comes first. */
export const textChecks: readonly TextCheck[] = [checkQuotes, checkWordless, checkDrawn, checkFileName]
export const translationChecks: readonly TextCheck[] = [checkSame, checkNames]

function numbersApart(texts: Apart): Apart | undefined {
  const [one, other] = texts.map((text) => (text.match(/\d+/g) ?? []).toSorted().join(', '))
  return one && other && one !== other ? [one, other] : undefined
}

/** As many facts of one kind that each language has alone. One that has more of them may say more. */
function factsApart([original, translation]: Apart, language: Language): Apart | undefined {
  const [own, other] = [factsIn(original, defaultLanguage), factsIn(translation, language)]
  for (const { kind } of own) {
    const alone = [own, other].map((facts, at) => {
      const there = new Set((at === 0 ? other : own).flatMap((fact) => (fact.kind === kind ? [fact.value] : [])))
      return facts.filter((fact) => fact.kind === kind && !there.has(fact.value)).map(({ words }) => words)
    })
    const [one = [], second = []] = alone
    if (one.length > 0 && one.length === second.length) return [one.join(', '), second.join(', ')]
  }
  return undefined
}

/** What a text names, and its other figures. */
function factsIn(text: string, language: Language) {
  const named = namedFacts(text, language)
  const rest = named.reduce((left, { words }) => left.replace(words, ' '), text)
  return [...named, ...(rest.match(/\d+/g) ?? []).map((words) => ({ kind: 'figure', value: words, words }))]
}

/** The first word that differs from the one in its place by a letter or two. English may leave out the accents. */
function namesApart(texts: Apart): Apart | undefined {
  const [first = [], second = []] = texts.map((text) => (/^[^\d,(]*/.exec(text)?.[0] ?? '').trim().split(/\s+/))
  if (first.length < 2 || first.length !== second.length) return undefined
  const pairs = first.map((word, at): Apart => [word, second[at] ?? ''])
  const others = pairs.filter(([one, other]) => one !== other && folded(one) !== other.toLowerCase())
  const isSlip = ([one, other]: Apart): boolean =>
    one.length > 3 && one[0] === other[0] && other !== 'Lisbon' && nearest(one, [other]) !== undefined
  return others.length < pairs.length && others.every(isSlip) ? others[0] : undefined
}

/** Whether a text is capitalised like the name of a person, a street or a book. */
function isName(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}'’.-]*/gu) ?? []
  const small = words.filter((word) => /^\p{Ll}/u.test(word))
  return small.every((word) => word.length <= 4) && small.length <= words.length - small.length
}
