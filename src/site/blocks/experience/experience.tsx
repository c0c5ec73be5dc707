import { Button } from '../../ui/button.tsx'
import { Each } from '../../ui/each.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Prose, withLineBreaks } from '../../ui/prose.tsx'
import { type BlockProps, Section } from '../../ui/section.tsx'
import './experience.css'

/** What the experience brings: a text, its benefits, and a button. */
export function Experience({ block }: BlockProps<'experience'>) {
  const { title, text, benefits, picture, button } = block
  return (
    <Section block={block} onPaper={true} tone="tint">
      <div className="text">
        <h2>{title}</h2>
        <Prose text={text} />
        <Button button={button} />
      </div>
      <ul>
        <Each of={benefits}>{(benefit) => <li>{withLineBreaks(benefit)}</li>}</Each>
      </ul>
      {picture && <Picture picture={picture} sizes="(width >= 60rem) 50vw, 100vw" />}
    </Section>
  )
}
