import { Each } from '../../ui/each.tsx'
import { EventActions, Facts } from '../../ui/facts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type BlockProps, Opening, Section } from '../../ui/section.tsx'
import { onDays } from '../../ui/shown-days.ts'
import { useWord } from '../../ui/words.tsx'
import { SingleParagraph, withLineBreaks } from '../../ui/prose.tsx'
import './events.css'

/** One card for each event, with its facts and its button on the stub, as on a ticket. */
export function Events({ block }: BlockProps<'events'>) {
  const word = useWord()
  const { events, empty } = block
  return (
    <Section block={block} onPaper={true} tone="tint">
      <Opening title={block.title} lead={block.lead} notices={block.notices} />
      <ul>
        <Each of={events}>
          {(event) => (
            <li {...onDays(event)}>
              <h3>
                <Icon name={event.icon} />
                {event.title}
              </h3>
              <Facts event={event} />
              <SingleParagraph text={event.description} />
              {event.note && <p className="note">{withLineBreaks(event.note)}</p>}
              <EventActions event={event} />
            </li>
          )}
        </Each>
      </ul>
      {empty && (
        <p className="lead" {...onDays(empty)}>
          {word('noEvents')}
        </p>
      )}
    </Section>
  )
}
