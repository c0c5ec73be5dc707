import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'
import type { BlockProps } from '../block-props.ts'
import './reasons.css'

/** Why to come, in cards. */
export function Reasons({ block }: BlockProps<'reasons'>) {
  return (
    <Section block={block}>
      <h2>{block.title}</h2>
      <ul>
        {block.reasons.map(({ title, text, icon }) => (
          <li key={title}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
