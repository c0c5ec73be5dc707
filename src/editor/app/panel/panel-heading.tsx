import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

/** Goes back on Escape, unless something inside has handled the key, as a calendar does to close itself. */
export function onEscape(back: () => void): { readonly onKeyDown: (event: KeyboardEvent) => void } {
  return {
    onKeyDown(event) {
      if (event.key !== 'Escape' || event.isDefaultPrevented()) return
      event.preventDefault()
      event.stopPropagation()
      back()
    },
  }
}

interface PanelHeadingProps {
  readonly children: ReactNode
}

/**
 * The heading of a panel. It receives the focus when the panel opens: keyboard and screen reader users continue from
 * there.
 */
export function PanelHeading({ children }: PanelHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
