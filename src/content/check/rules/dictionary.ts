import { error, keyAt, warning, type Diagnostic, type FileDiagnostic } from '../../model/diagnostic.ts'
import { defaultLanguage, languages, translations, type Language } from '../../model/language.ts'
import { isMap, ownProperty } from '../../model/own-property.ts'
import { pointerTo } from '../../model/pointer.ts'
import type { CheckedSource } from '../validate/checked-source.ts'
import { nearest } from '../validate/nearest.ts'
import type { RuleInput } from './rule-input.ts'

type Words = Readonly<Record<Language, Readonly<Record<string, unknown>>>>

/** Both languages have the same words: every one that the site uses, and hardly any that it does not. */
export function checkDictionary({ dictionary: source }: RuleInput): FileDiagnostic[] {
  if (!source?.complete) return []
  const words = source.value
  // The schema reports a missing language.
  if (!hasAllLanguages(words)) return []
  const inUse = namesIn(source, 'wordsInUse')
  const known = new Set([...inUse, ...namesIn(source, 'wordsKept')])
  const ofOne = translations.flatMap((language) => [
    ...wordsOfOne(defaultLanguage, language, words, known),
    ...wordsOfOne(language, defaultLanguage, words, known),
  ])
  const isReported = (key: string) =>
    ofOne.some((diagnostic) => diagnostic.code === 'wordUnused' && diagnostic.facts.key === key)
  const unused = Object.keys(words[defaultLanguage]).filter((key) => !known.has(key) && !isReported(key))
  const missing = inUse.filter((key) => languages.every((language) => !Object.hasOwn(words[language], key)))
  return [...ofOne, ...wordsOfBoth(unused, missing)].map((diagnostic) => ({ file: source.file, diagnostic }))
}

const hasAllLanguages = (value: unknown): value is Words =>
  languages.every((language) => isMap(ownProperty(value, language)))

/** The words of one language that the other lacks. */
function wordsOfOne(language: Language, other: Language, words: Words, known: ReadonlySet<string>): Diagnostic[] {
  const lacking = without(words[other], words[language])
  return without(words[language], words[other]).flatMap((key) => {
    const range = keyAt(pointerTo(`/${language}`, key))
    const isKnown = known.has(key)
    const ofOther = nearest(key, isKnown ? lacking.filter((word) => !known.has(word)) : lacking)
    if (ofOther === undefined) {
      if (!isKnown) return [error('wordUnused', { key, only: language }, range)]
      const text = String(words[language][key])
      return [error('wordMissing', { key, language: other, text }, range)]
    }
    // The same word under two names: the misspelt one is reported here, or below if both are misspelt.
    return !isKnown && known.has(ofOther) ? [misspelt(key, ofOther, range)] : []
  })
}

/**
 * Reported in the first language: words that the site does not use, and those that it lacks, which they may stand for.
 */
function wordsOfBoth(unused: readonly string[], needed: readonly string[]): Diagnostic[] {
  const missing = new Set(needed)
  const ofUnused = unused.map((key) => {
    const range = keyAt(pointerTo(`/${defaultLanguage}`, key))
    const meant = nearest(key, missing)
    if (meant === undefined) return warning('wordUnused', { key }, range)
    missing.delete(meant)
    return misspelt(key, meant, range)
  })
  const ofMissing = [...missing].map((key) =>
    error('wordNeeded', { key }, keyAt(`/${defaultLanguage}`), { fix: { kind: 'addKey', key, languages: false } }),
  )
  return [...ofUnused, ...ofMissing]
}

const misspelt = (key: string, meant: string, range: Diagnostic['range']): Diagnostic =>
  error('wordUnused', { key, meant }, range, { fix: { kind: 'replace', by: meant } })

/** The words that other words lack. */
const without = (words: object, others: object): string[] =>
  Object.keys(words).filter((word) => !Object.hasOwn(others, word))

/** Words by what the schema says of them. */
function namesIn({ annotations }: CheckedSource, keyword: 'wordsInUse' | 'wordsKept'): readonly string[] {
  const schema = annotations.find((each) => each.keyword === keyword)?.schema
  return Array.isArray(schema) ? schema.map(String) : []
}
