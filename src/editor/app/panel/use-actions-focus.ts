import { type RefObject, useEffect, useRef } from 'react'

/** Which button is to have the focus once a list stands in its new order. */
export interface NextFocus {
  /** @param word what the button says; where the item has none that says so, it is the first of its buttons */
  readonly ask: (item: string, word: string) => void
  /** What was asked for this item, once; undefined where nothing was. */
  readonly take: (item: string) => string | undefined
}

export function createNextFocus(): NextFocus {
  let asked: { readonly item: string; readonly word: string } | undefined
  return {
    ask(item, word) {
      asked = { item, word }
    },
    take(item) {
      if (asked?.item !== item) return undefined
      const { word } = asked
      asked = undefined
      return word
    },
  }
}

/** Lets the focus go along with an item that was moved, and to its neighbour where it was removed. */
export function useActionsFocus(next: NextFocus, item: string): RefObject<HTMLParagraphElement | null> {
  const actions = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const word = next.take(item)
    if (word === undefined || !actions.current) return
    const buttons = [...actions.current.querySelectorAll('button')]
    const wanted = buttons.find(({ textContent }) => textContent === word) ?? buttons[0]
    wanted?.focus()
  })
  return actions
}
