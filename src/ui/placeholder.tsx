import { memo } from 'react'

interface PlaceholderProps {
  readonly columns: number
  /** Row by row. */
  readonly colours: readonly string[]
}

/**
 * A coarse drawing of a picture's colours, there with the page's text and covered by the picture when it arrives. Each
 * language of a page has the same colours in a list of its own: a change of it passes over the drawing.
 */
export const Placeholder = memo(function Placeholder({ columns, colours }: PlaceholderProps) {
  const cells = colours.map((fill, index) => ({ fill, x: index % columns, y: Math.floor(index / columns) }))
  return (
    <svg viewBox={`0 0 ${columns} ${colours.length / columns}`} preserveAspectRatio="none" aria-hidden="true">
      {cells.map(({ fill, x, y }) => (
        <path key={`${x} ${y}`} fill={fill} d={`M${x} ${y}h1v1h-1z`} />
      ))}
    </svg>
  )
}, isSameDrawing)

function isSameDrawing(before: PlaceholderProps, after: PlaceholderProps): boolean {
  return before.columns === after.columns && before.colours.join() === after.colours.join()
}
