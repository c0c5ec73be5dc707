import { type BlockProps, Section } from '../../ui/section.tsx'
import { TitledList } from '../../ui/titled-list.tsx'
import './reasons.css'

/** Why to come, in cards. */
export const Reasons = ({ block }: BlockProps<'reasons'>) => (
  <Section block={block} onPaper={true}>
    <h2>{block.title}</h2>
    <TitledList items={block.reasons} />
  </Section>
)
