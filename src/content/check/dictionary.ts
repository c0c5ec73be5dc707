import { error, keyAt, valueAt, warning, type FoundIn } from '../finding.ts'
import { languages } from '../language.ts'
import { pointerTo } from '../pointer.ts'
import { at } from './look.ts'
import { nearest } from './nearest.ts'
import type { Checked } from './rules.ts'

/** Both languages have the same words, among them every word that the site uses, and hardly any that it does not. */
export function checkDictionary({ dictionary: source }: Checked): FoundIn[] {
  if (!source?.whole) return []
  const inUse = wordsOf('wordsInUse')
  const known = new Set([...inUse, ...wordsOf('wordsKept')])
  const found: FoundIn[] = []
  for (const [index, language] of languages.entries()) {
    const words = at(source.value, language)
    const other = languages[1 - index]
    if (!isMap(words) || other === undefined) continue
    const others = at(source.value, other)
    for (const [key, text] of Object.entries(words)) {
      const spot = keyAt(pointerTo(`/${language}`, key))
      const missing = isMap(others) && !Object.hasOwn(others, key)
      if (missing)
        found.push({ source, finding: error('wordMissing', { key, language: other, text: String(text) }, spot) })
      if (known.has(key) || index > 0) continue
      const meant = nearest(
        key,
        inUse.filter((name) => !Object.hasOwn(words, name)),
      )
      const extras = meant ? { replaceBy: meant } : {}
      found.push({ source, finding: warning('wordUnused', { key, ...(meant && { meant }) }, spot, extras) })
    }
    for (const key of inUse) {
      if (Object.hasOwn(words, key) || (isMap(others) && Object.hasOwn(others, key))) continue
      if (index === 0)
        found.push({
          source,
          finding: error('wordNeeded', { key }, valueAt(`/${language}`), { addKey: { key, languages: false } }),
        })
    }
  }
  return found

  function wordsOf(keyword: 'wordsInUse' | 'wordsKept'): readonly string[] {
    const schema = source?.gathered.find((each) => each.keyword === keyword)?.schema
    return Array.isArray(schema) ? schema.map(String) : []
  }
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
