import { type BlockProps, Opening, Section } from '../../ui/section.tsx'
import { TitledList } from '../../ui/titled-list.tsx'
import './services.css'

/** What is offered: a quiet list. */
export const Services = ({ block }: BlockProps<'services'>) => (
  <Section block={block} onPaper={true}>
    <Opening title={block.title} lead={block.lead} />
    <TitledList items={block.services} terms={block.terms} />
  </Section>
)
