import { error, keyAt, type FoundIn } from '../finding.ts'
import { languages } from '../language.ts'
import { pointerTo } from '../pointer.ts'
import { at } from './look.ts'
import type { Checked } from './rules.ts'

/** Both languages have the same words. */
export function checkDictionary({ dictionary }: Checked): FoundIn[] {
  if (!dictionary?.whole) return []
  return languages.flatMap((language) => {
    const other = languages.find((candidate) => candidate !== language)
    const here = at(dictionary.value, language)
    const there = at(dictionary.value, String(other))
    if (!other || !isMap(here) || !isMap(there)) return []
    return Object.keys(here)
      .filter((key) => !Object.hasOwn(there, key))
      .map((key) => {
        const facts = { key, language: other, text: String(here[key]) }
        return { source: dictionary, finding: error('wordMissing', facts, keyAt(pointerTo(`/${language}`, key))) }
      })
  })
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
