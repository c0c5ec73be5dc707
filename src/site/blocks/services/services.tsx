import { Section } from '../../ui/section.tsx'
import { TitledList } from '../../ui/titled-list.tsx'
import { unbroken } from '../../ui/unbroken.tsx'
import type { BlockProps } from '../block-props.ts'
import './services.css'

/** What is offered: a quiet list. */
export function Services({ block }: BlockProps<'services'>) {
  return (
    <Section block={block} onPaper={true}>
      <header className="words">
        <h2>{block.title}</h2>
        {block.lead && <p className="lead">{unbroken(block.lead)}</p>}
      </header>
      <TitledList items={block.services} />
    </Section>
  )
}
