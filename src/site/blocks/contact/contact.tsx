import { Button } from '../../ui/button.tsx'
import { ContactNotices, type BlockProps, Section } from '../../ui/section.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Person } from '../../ui/person.tsx'
import { elements, Prose } from '../../ui/prose.tsx'
import './contact.css'

/** Who the owner is and how to write to them, with a portrait in an arch that touches the next block. */
export function Contact({ block }: BlockProps<'contact'>) {
  const { title, text, picture, button, ways, notices } = block
  return (
    <Section block={block} onPaper={true}>
      <div className="text">
        <h2>{title}</h2>
        <Person person={block} />
        <Prose text={text} />
        <Button button={button} />
        {ways && <p className="ways">{elements(ways)}</p>}
        <ContactNotices of={notices} />
      </div>
      {picture && <Picture picture={picture} sizes="(width >= 60rem) 40vw, 90vw" />}
    </Section>
  )
}
