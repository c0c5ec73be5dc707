import { type RefObject, useEffect, useRef, type Ref } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { messages } from '../messages/messages.ts'

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

/** Something that can be done with an item as a whole. */
export interface ItemAction {
  readonly word: string
  readonly act: () => void
  /** It can't be done here: the first item can't be moved up. */
  readonly isOut?: boolean
}

interface ActionsMenuProps {
  /** What the item is called. */
  readonly name: string
  readonly actions: readonly ItemAction[]
  readonly place: Ref<HTMLParagraphElement>
}

/** A menu gives the focus back to its button in the frame after it closes; what is done then may take it elsewhere. */
const whenClosed = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act))

/** The actions on an item of a list, behind one button. The menu closes, so that nothing slides under the pointer. */
export function ActionsMenu({ name, actions, place }: ActionsMenuProps) {
  return (
    <p className="actions" ref={place}>
      <MenuTrigger>
        <Button className="dots" aria-label={messages.actions(name)}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 8h.01M8 8h.01M13 8h.01" />
          </svg>
        </Button>
        <Popover placement="bottom end">
          <Menu aria-label={messages.actions(name)}>
            {actions
              .filter(({ isOut }) => !isOut)
              .map(({ word, act }) => (
                <MenuItem key={word} id={word} onAction={() => void whenClosed(act)}>
                  {word}
                </MenuItem>
              ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </p>
  )
}
