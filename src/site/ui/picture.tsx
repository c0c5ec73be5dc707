import { memo, type SyntheticEvent } from 'react'
import type { LocalisedPicture } from '../../content/page/localised.ts'
import './picture.css'

type PlaceholderProps = LocalisedPicture['placeholder']

const isSameDrawing = (before: PlaceholderProps, after: PlaceholderProps): boolean =>
  before.columns === after.columns && before.colours.join() === after.colours.join()

/**
 * A coarse drawing of a picture's colours, shown until the picture has loaded. Memoized by value: both languages have
 * equal colours in separate arrays, and a change of language need not render it again.
 */
const Placeholder = memo(function Placeholder({ columns, colours }: PlaceholderProps) {
  // The first figure of each of red, green and blue is enough, and halves what the drawing weighs.
  const cells = colours.map((colour, index) => ({
    fill: colour.replaceAll(/(\w)\w/g, '$1'),
    x: index % columns,
    y: Math.floor(index / columns),
  }))
  return (
    <svg viewBox={`0 0 ${columns} ${colours.length / columns}`} preserveAspectRatio="none" aria-hidden="true">
      {cells.map(({ fill, x, y }) => (
        <rect key={`${x} ${y}`} {...{ fill, x, y }} width="1" height="1" />
      ))}
    </svg>
  )
}, isSameDrawing)

interface PictureProps {
  readonly picture: LocalisedPicture
  /** Its width on the page, as HTML's `sizes`, by which the browser chooses a file. */
  readonly sizes: string
  /** True for a picture in the first screen, which is fetched at once. */
  readonly priority?: boolean
  /** Is given the image at first, and once it has loaded or failed. */
  readonly look?: (image: HTMLImageElement | null) => void
}

/**
 * A picture in every format and size that the build has made, over a coarse drawing of its colours.
 * The focal point is one of eleven classes an axis, because the CSP forbids style attributes.
 */
export function Picture({ picture, sizes, priority, look }: PictureProps) {
  const { src, sources, width, height, alt, placeholder, focus } = picture
  const onEnd = look && (({ currentTarget }: SyntheticEvent<HTMLImageElement>) => look(currentTarget))
  return (
    <div className="picture">
      <Placeholder {...placeholder} />
      <picture>
        {sources.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
        ))}
        <img
          className={focus && `x${tenth(focus.x)} y${tenth(focus.y)}`}
          {...{ src, width, height }}
          onLoad={onEnd}
          onError={onEnd}
          alt={alt}
          loading={priority ? undefined : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          ref={look}
        />
      </picture>
    </div>
  )
}

/** The step of a point of a photograph, of eleven. */
export const tenth = (percent: number) => Math.round(percent / 10)
