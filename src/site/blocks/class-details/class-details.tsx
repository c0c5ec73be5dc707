import { EventActions } from '../../ui/event-actions.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Section } from '../../ui/section.tsx'
import { withLineBreaks } from '../../ui/line-breaks.tsx'
import type { BlockProps } from '../block-props.ts'
import './class-details.css'

/** A class in a glance: when, where, how much, and how to reserve. */
export function ClassDetails({ block }: BlockProps<'class-details'>) {
  const { title, lead, when, where, price, note, button, map, calendar } = block
  return (
    <Section block={block} onPaper={true} tone="tint">
      <header className="words">
        <h2>{title}</h2>
        {lead && <p className="lead">{withLineBreaks(lead)}</p>}
      </header>
      <Facts when={when} where={where} price={price} map={map} />
      <div className="ask words">
        {note && <p>{withLineBreaks(note)}</p>}
        <EventActions button={button} calendar={calendar} />
      </div>
    </Section>
  )
}
