import { Buttons } from '../../ui/buttons.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import type { BlockProps } from '../block-props.ts'
import './hero.css'

/** The opening of a page: who, what, and the first button. */
export function Hero({ block }: BlockProps<'hero'>) {
  const { eyebrow, title, lead, picture, buttons } = block
  return (
    <Section block={block} tone={picture && picture.width > picture.height ? 'deep' : undefined}>
      <div>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <Buttons buttons={buttons} />
      </div>
      {picture && <Picture picture={picture} sizes="(min-width: 60rem) 50vw, 100vw" priority />}
    </Section>
  )
}
