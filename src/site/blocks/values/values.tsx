import { Ribbon } from '../../ui/ribbon.tsx'
import { Section } from '../../ui/section.tsx'
import { TitledList } from '../../ui/titled-list.tsx'
import { withLineBreaks } from '../../ui/line-breaks.tsx'
import type { BlockProps } from '../block-props.ts'
import './values.css'

/** What guides the work. */
export function Values({ block }: BlockProps<'values'>) {
  return (
    <Section block={block} onPaper={true}>
      <Ribbon piece="turn" />
      <header className="words">
        <h2>{block.title}</h2>
        {block.lead && <p className="lead">{withLineBreaks(block.lead)}</p>}
      </header>
      <TitledList items={block.values} />
    </Section>
  )
}
