import { Each } from '../../ui/each.tsx'
import { EventActions, Facts } from '../../ui/facts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Opening, Section } from '../../ui/section.tsx'
import { isOutOfDays } from '../../ui/shown-days.ts'
import { useWord } from '../../ui/words.tsx'
import { withLineBreaks } from '../../ui/prose.tsx'
import type { BlockProps } from '../block-props.ts'
import './events.css'

/** One card for each event, with its facts and its button on the stub, as on a ticket. */
export function Events({ block }: BlockProps<'events'>) {
  const word = useWord()
  const { events, empty } = block
  return (
    <Section block={block} onPaper={true} tone="tint">
      <Opening title={block.title} lead={block.lead} />
      <ul>
        <Each of={events}>
          {(event) => (
            // The inline script may have hidden it before hydration, by the visitor's own date.
            <li data-from={event.from} data-until={event.until} hidden={isOutOfDays(event)} suppressHydrationWarning>
              <h3>
                <Icon name={event.icon} />
                {event.title}
              </h3>
              <Facts when={event.when} where={event.where} price={event.price} map={event.map} />
              <p>{withLineBreaks(event.description)}</p>
              {event.note && <p className="note">{withLineBreaks(event.note)}</p>}
              <EventActions button={event.button} calendar={event.calendar} />
            </li>
          )}
        </Each>
      </ul>
      {empty && (
        <p
          className="lead"
          data-from={empty.from}
          data-until={empty.until}
          hidden={isOutOfDays(empty)}
          suppressHydrationWarning
        >
          {word('noEvents')}
        </p>
      )}
    </Section>
  )
}
