import { Avatar } from '../../ui/avatar.tsx'
import { Person } from '../../ui/person.tsx'
import { Prose } from '../../ui/prose.tsx'
import { type BlockProps, Section } from '../../ui/section.tsx'
import './facilitator.css'

/** Who leads the group. */
export function Facilitator({ block }: BlockProps<'facilitator'>) {
  const { title, name, text, portrait } = block
  return (
    <Section block={block} onPaper={true} live>
      <Avatar name={name} picture={portrait} />
      <div className="text">
        <h2>{title}</h2>
        <Person person={block} />
        <Prose text={text} />
      </div>
    </Section>
  )
}
