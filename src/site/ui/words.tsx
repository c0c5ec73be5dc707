import { createContext, use } from 'react'
import { uiString, type UiStrings } from '../../content/page/page.ts'
import type { WordKey } from '../../content/model/schema/types.generated.ts'

/** The interface words of the page being shown. */
export const WordsContext = createContext<UiStrings>({})

/** Gives a function from a dictionary key to its word in the language of the page. */
export function useWord(): (key: WordKey) => string {
  const words = use(WordsContext)
  return (key) => uiString(words, key)
}
