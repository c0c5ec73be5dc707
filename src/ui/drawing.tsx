import type { IconNode } from 'lucide'
import { createElement, memo } from 'react'

interface DrawingProps {
  /** The shapes, in a square of 24 units. */
  readonly shapes: IconNode
  readonly strokeWidth: number
}

/**
 * A drawing of lines beside words that say the same: hidden from screen readers. It is in no language, so a change of it
 * passes over the drawing.
 */
export const Drawing = memo(function Drawing({ shapes, strokeWidth }: DrawingProps) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes.map(([tag, attributes]) => createElement(tag, { key: JSON.stringify(attributes), ...attributes }))}
    </svg>
  )
})
