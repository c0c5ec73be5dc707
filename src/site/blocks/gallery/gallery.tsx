import { useEffect, useRef, useState } from 'react'
import type { LocalisedPicture } from '../../../content/page/localised.ts'
import { Each } from '../../ui/each.tsx'
import { type BlockProps, Section } from '../../ui/section.tsx'
import './gallery.css'
import { Picture } from '../../ui/picture.tsx'

/** Photos that fade in one after the other. */
export const Gallery = ({ block }: BlockProps<'gallery'>) => (
  <Section block={block} onPaper={false} tone="deep" live>
    <h2>{block.title}</h2>
    <ul data-square={squareWidth(block.pictures)}>
      <Each of={block.pictures}>{(picture, place) => <Photo picture={picture} delay={place * 100} />}</Each>
    </ul>
  </Section>
)

/**
 * A photo that starts transparent and shifted down, and fades in once a tenth of it is visible, after a delay in
 * milliseconds. The style hides it only while the document has the class `live`: then a script will show it.
 */
function Photo({ picture, delay }: { readonly picture: LocalisedPicture; readonly delay: number }) {
  const item = useRef<HTMLLIElement>(null)
  const [shown, setShown] = useState(false)

  useEffect(() => {
    const element = item.current
    if (!element) return undefined
    // Set by script, because the CSP forbids style attributes in the HTML.
    element.style.transitionDelay = `${delay}ms`
    // A busy device reports several observations at once; any of them may have been the visible one.
    const onChange: IntersectionObserverCallback = (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setShown(true)
    }
    const observer = new IntersectionObserver(onChange, { threshold: 0.1 })
    observer.observe(element)
    return () => observer.disconnect()
  }, [delay])

  return (
    <li ref={item} className={shape(picture)} data-shown={shown || undefined}>
      <Picture picture={picture} sizes="(min-width: 48rem) 33vw, 50vw" />
    </li>
  )
}

/** How wide a photo is beside a square one: those of a row are equally high. */
const widths = { wide: 1.5, square: 1, tall: 0.8 }
/** Between two photos, in percent. */
const gap = 1.4

function shape({ width, height }: LocalisedPicture): keyof typeof widths {
  if (width > height * 1.2) return 'wide'
  return height > width * 1.1 ? 'tall' : 'square'
}

/** The least width of a square photo in percent: the widest that leaves two or more in the last row, if any does. */
const squareWidth = (pictures: readonly LocalisedPicture[]): number | undefined =>
  [28, 21, 17, 14].find((square) => {
    let filled = 0
    let inRow = 0
    for (const picture of pictures) {
      const width = widths[shape(picture)] * square + gap
      if (filled + width > 100 + gap) filled = inRow = 0
      filled += width
      inRow++
    }
    return inRow > 1 && filled > 45
  })
