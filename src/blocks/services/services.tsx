import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'
import type { BlockProps } from '../block-props.ts'
import './services.css'

/** What is offered: a quiet list. */
export function Services({ block }: BlockProps<'services'>) {
  return (
    <Section block={block}>
      <header className="words">
        <h2>{block.title}</h2>
        {block.lead && <p className="lead">{block.lead}</p>}
      </header>
      <ul>
        {block.services.map(({ title, text, icon }) => (
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
