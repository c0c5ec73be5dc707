import { Avatar } from '../../ui/avatar.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Section } from '../../ui/section.tsx'
import type { BlockProps } from '../block-props.ts'
import './facilitator.css'

/** Who leads the group. */
export function Facilitator({ block }: BlockProps<'facilitator'>) {
  const { title, name, role, text, portrait } = block
  return (
    <Section block={block} live>
      <Avatar name={name} picture={portrait} />
      <div>
        <h2>{title}</h2>
        <p className="person">
          <b>{name}</b>
          <span>{role}</span>
        </p>
        <Prose text={text} />
      </div>
    </Section>
  )
}
