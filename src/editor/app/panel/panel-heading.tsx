import { type ReactNode, useEffect, useRef } from 'react'

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
