import { Buttons } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Ribbon } from '../../ui/ribbon.tsx'
import { type BlockProps, Section } from '../../ui/section.tsx'
import { withLineBreaks } from '../../ui/prose.tsx'
import { hasLongWord, isLong } from '../../ui/is-long.ts'
import './hero.css'

/** The opening of a page. An upright picture stands beside the words; a wide one lies below them, like a poster. */
export function Hero({ block }: BlockProps<'hero'>) {
  const { eyebrow, title, lead, picture, buttons } = block
  const wide = picture && picture.width > picture.height
  return (
    <Section block={block} onPaper={true} tone={wide ? 'deep' : undefined}>
      <div className="text">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 data-long={isLong(title) ?? hasLongWord(title)}>{withLineBreaks(title)}</h1>
        <p className="lead">{withLineBreaks(lead)}</p>
        <Buttons buttons={buttons} />
      </div>
      <Ribbon piece="opening" />
      {picture && <Picture picture={picture} sizes={wide ? '100vw' : '(width >= 60rem) 44vw, 100vw'} priority />}
    </Section>
  )
}
