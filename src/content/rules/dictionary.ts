import { error, keyAt, warning, type Diagnostic, type FileDiagnostic } from '../diagnostic.ts'
import { languages } from '../language.ts'
import { pointerTo } from '../parse/pointer.ts'
import { isMap, ownProperty } from '../parse/own-property.ts'
import { nearest } from '../validate/nearest.ts'
import type { RuleInput } from './rule-input.ts'

/** Both languages have the same words, among them every word that the site uses, and hardly any that it does not. */
export function checkDictionary({ dictionary: source }: RuleInput): FileDiagnostic[] {
  if (!source?.complete) return []
  const inUse = wordsOf('wordsInUse')
  const known = new Set([...inUse, ...wordsOf('wordsKept')])
  const found: FileDiagnostic[] = []
  for (const [index, language] of languages.entries()) {
    const words = ownProperty(source.value, language)
    const other = languages[1 - index]
    if (!isMap(words) || other === undefined) continue
    const others = ownProperty(source.value, other)
    for (const [key, text] of Object.entries(words)) {
      if (isMap(others) && !Object.hasOwn(others, key)) {
        const meant = known.has(key) ? undefined : nearest(key, lacking(others, words))
        if (meant !== undefined) {
          const fix = { kind: 'replace', by: meant } as const
          const range = keyAt(pointerTo(`/${language}`, key))
          found.push({ file: source.file, diagnostic: error('wordUnused', { key, meant }, range, { fix }) })
          continue
        }
        // The other language has it, only misspelt.
        if (
          nearest(
            key,
            lacking(others, words).filter((word) => !known.has(word)),
          ) !== undefined
        )
          continue
        const facts = { key, language: other, text: String(text) }
        found.push({
          file: source.file,
          diagnostic: error('wordMissing', facts, keyAt(pointerTo(`/${language}`, key))),
        })
      }
    }
    if (index === 0)
      found.push(...useDiagnostics(words, others).map((diagnostic) => ({ file: source.file, diagnostic })))
  }
  return found

  /** Which words the site lacks, and which it does not use: told in the first language, where both have the same. */
  function useDiagnostics(words: Words, others: unknown): Diagnostic[] {
    const missing = new Set(
      inUse.filter((key) => !Object.hasOwn(words, key) && !(isMap(others) && Object.hasOwn(others, key))),
    )
    const unused = Object.keys(words)
      .filter((key) => !known.has(key) && !isTold(key))
      .map((key) => {
        const meant = nearest(key, missing)
        const range = keyAt(pointerTo(`/${languages[0]}`, key))
        if (meant === undefined) return warning('wordUnused', { key }, range)
        missing.delete(meant)
        return error('wordUnused', { key, meant }, range, { fix: { kind: 'replace', by: meant } })
      })
    const needed = [...missing].map((key) =>
      error('wordNeeded', { key }, keyAt(`/${languages[0]}`), { fix: { kind: 'addKey', key, languages: false } }),
    )
    return [...unused, ...needed]
  }

  function isTold(key: string): boolean {
    return found.some(({ diagnostic: { code, facts } }) => code === 'wordUnused' && 'key' in facts && facts.key === key)
  }

  function wordsOf(keyword: 'wordsInUse' | 'wordsKept'): readonly string[] {
    const schema = source?.annotations.find((each) => each.keyword === keyword)?.schema
    return Array.isArray(schema) ? schema.map(String) : []
  }
}

/** The words of one language that the other lacks. */
const lacking = (words: Words, others: Words): string[] =>
  Object.keys(words).filter((word) => !Object.hasOwn(others, word))

type Words = Readonly<Record<string, unknown>>
