import { EventActions, Facts } from '../../ui/facts.tsx'
import { ContactNotices } from '../../ui/contact-notices.tsx'
import { type BlockProps, Opening, Section } from '../../ui/section.tsx'
import { withLineBreaks } from '../../ui/prose.tsx'
import './class-details.css'

/** A class in a glance: when, where, how much, and how to reserve. */
export function ClassDetails({ block }: BlockProps<'class-details'>) {
  const { title, lead, when, where, price, note, button, map, calendar, notices } = block
  return (
    <Section block={block} onPaper={true} tone="tint">
      <Opening title={title} lead={lead} />
      <Facts of={title} when={when} where={where} price={price} map={map} />
      <div className="ask words">
        {note && <p>{withLineBreaks(note)}</p>}
        <EventActions of={title} button={button} calendar={calendar} />
        <ContactNotices of={notices} />
      </div>
    </Section>
  )
}
