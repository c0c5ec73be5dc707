import { type RefObject, useEffect, useRef } from 'react'

/** Which button gets the focus after a list has been reordered. */
export interface NextFocus {
  /** @param word the label of the button; if the item has no such button, its first one gets the focus */
  readonly ask: (item: string, word: string) => void
  /** What was asked for this item; cleared once taken, undefined if nothing was asked. */
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

/** Keeps the focus on an item that was moved, and passes it to a neighbour of one that was removed. */
export function useActionsFocus(next: NextFocus, item: string): RefObject<HTMLParagraphElement | null> {
  const actions = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const word = next.take(item)
    if (word === undefined || !actions.current) return
    const buttons = [...actions.current.querySelectorAll('button:not([disabled])')].filter(
      (each) => each instanceof HTMLElement,
    )
    const wanted = buttons.find(({ textContent }) => textContent === word) ?? buttons[0]
    wanted?.focus()
  })
  return actions
}
