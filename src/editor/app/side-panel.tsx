import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import { messages } from './messages/messages.ts'
import { onEscape } from './panel/panel-heading.tsx'
interface SidePanelProps {
  /** Closes what is open; undefined if nothing is. */
  readonly close: (() => void) | undefined
  readonly children: ReactNode
}

/** What is beside the page: the panel, and the button that closes it. */
export function SidePanel({ close, children }: SidePanelProps) {
  return (
    <div className="side" {...(close && onEscape(close))}>
      {children}
      {close && (
        <Button className="close" onPress={close}>
          {messages.close}
        </Button>
      )}
    </div>
  )
}
