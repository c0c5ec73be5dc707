import type { WordKey } from '../schema/types.generated.ts'

/** The interface words of one language, by key. */
export type UiStrings = Readonly<Record<string, string>>

/** The word that stands under `key`, or the key itself where the dictionary has no such key. */
export function uiString(words: UiStrings, key: WordKey): string {
  return Object.hasOwn(words, key) ? (words[key] ?? key) : key
}
