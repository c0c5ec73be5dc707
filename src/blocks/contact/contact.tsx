import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Section } from '../../ui/section.tsx'
import type { BlockProps } from '../block-props.ts'
import './contact.css'

/** Who she is and how to write to her. */
export function Contact({ block }: BlockProps<'contact'>) {
  const { title, name, role, text, picture, button } = block
  return (
    <Section block={block}>
      {picture && <Picture picture={picture} sizes="(min-width: 48rem) 40vw, 100vw" />}
      <div>
        <h2>{title}</h2>
        <p className="person">
          <b>{name}</b>
          <span>{role}</span>
        </p>
        <Prose text={text} />
        <Button button={button} />
      </div>
    </Section>
  )
}
