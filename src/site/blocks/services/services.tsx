import { Section } from '../../ui/section.tsx'
import { TitledList } from '../../ui/titled-list.tsx'
import { withLineBreaks } from '../../ui/line-breaks.tsx'
import type { BlockProps } from '../block-props.ts'
import './services.css'

/** What is offered: a quiet list. */
export function Services({ block }: BlockProps<'services'>) {
  return (
    <Section block={block} onPaper={true}>
      <header className="words">
        <h2>{block.title}</h2>
        {block.lead && <p className="lead">{withLineBreaks(block.lead)}</p>}
      </header>
      <TitledList items={block.services} />
    </Section>
  )
}
