import type { Ref } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { messages } from '../messages/messages.ts'

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
