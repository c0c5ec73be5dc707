import { Button } from 'react-aria-components'
import { messages } from '../messages/messages.ts'

interface DragHandleProps {
  /** What is dragged. */
  readonly name: string
}

/** The handle by which a row is dragged. */
export function DragHandle({ name }: DragHandleProps) {
  return (
    <Button slot="drag" aria-label={messages.drag(name)}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M2 6h12M2 10h12" />
      </svg>
    </Button>
  )
}
