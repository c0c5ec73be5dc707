import { EventActions, Facts } from '../../ui/facts.tsx'
import { ContactNotices, type BlockProps, Opening, Section } from '../../ui/section.tsx'
import { withLineBreaks } from '../../ui/prose.tsx'
import './class-details.css'

/** A class in a glance: when, where, how much, and how to reserve. */
export function ClassDetails({ block }: BlockProps<'class-details'>) {
  const { title, lead, note, notices } = block
  return (
    <Section block={block} onPaper={true} tone="tint">
      <Opening title={title} lead={lead} />
      <Facts event={block} />
      <div className="ask text">
        {note && <p>{withLineBreaks(note)}</p>}
        <EventActions event={block} />
        <ContactNotices of={notices} />
      </div>
    </Section>
  )
}
