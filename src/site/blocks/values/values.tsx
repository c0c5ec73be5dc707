import { Ribbon } from '../../ui/ribbon.tsx'
import { type BlockProps, Opening, Section } from '../../ui/section.tsx'
import { TitledList } from '../../ui/titled-list.tsx'
import './values.css'

/** What guides the work. */
export const Values = ({ block }: BlockProps<'values'>) => (
  <Section block={block} onPaper={true}>
    <Ribbon piece="turn" />
    <Opening title={block.title} lead={block.lead} />
    <TitledList items={block.values} />
  </Section>
)
