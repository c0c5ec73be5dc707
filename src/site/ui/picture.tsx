import { memo, type Ref } from 'react'
import type { LocalisedPicture } from '../../content/page/localised.ts'
import './picture.css'

interface PlaceholderProps {
  readonly columns: number
  /** Row by row. */
  readonly colours: readonly string[]
}

/**
 * A coarse drawing of a picture's colours, there with the page's text and covered by the picture when it arrives. Each
 * language of a page has the same colours in a list of its own: a change of it passes over the drawing.
 */
const Placeholder = memo(function Placeholder({ columns, colours }: PlaceholderProps) {
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

interface PictureProps {
  readonly picture: LocalisedPicture
  /** How wide it is drawn, as the `sizes` of HTML: the browser chooses the file by it. */
  readonly sizes: string
  /** True for a picture in the first screen: it is fetched at once. */
  readonly priority?: boolean
  readonly image?: Ref<HTMLImageElement>
  readonly onLoad?: () => void
  readonly onError?: () => void
}

/**
 * A picture in every form that its build made, over a coarse drawing of its colours.
 * The focal point is a class for each tenth of the way, because the security policy allows no style attribute.
 */
export function Picture({ picture, sizes, priority, image, onLoad, onError }: PictureProps) {
  const { src, sources, width, height, alt, placeholder, focus } = picture
  return (
    <div className="picture">
      <Placeholder {...placeholder} />
      <picture>
        {sources.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
        ))}
        <img
          className={focus && `x${tenth(focus.x)} y${tenth(focus.y)}`}
          {...{ src, width, height, onLoad, onError }}
          alt={alt}
          loading={priority ? undefined : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          ref={image}
        />
      </picture>
    </div>
  )
}

const tenth = (percent: number) => Math.round(percent / 10)
