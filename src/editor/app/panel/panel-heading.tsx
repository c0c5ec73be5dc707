import { type ReactNode, useEffect, useRef } from 'react'

interface PanelHeadingProps {
  readonly children: ReactNode
}

/** What a panel is headed with. It has the focus once the panel opens: keys and screen readers go on from there. */
export function PanelHeading({ children }: PanelHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
