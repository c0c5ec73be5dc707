import type { WordKey } from '../schema/types.generated.ts'

/** The interface words of one language, by key. */
export type UiStrings = Readonly<Record<string, string>>

/** The word for a key, or the key itself if the dictionary lacks it. */
export function uiString(words: UiStrings, key: WordKey): string {
  return Object.hasOwn(words, key) ? (words[key] ?? key) : key
}
