import '../pages/pages.css'
import { useState } from 'react'
import { Button } from 'react-aria-components'
import { eventsIn } from '../../../content/event-edits/change-events.ts'
import { messages } from '../messages/messages.ts'
import { valueAt } from '../panel/thing.ts'
import { EventLine } from './event-line.tsx'
import type { EventsPanelProps } from './events-props.ts'
import type { EventForm } from './new-event.ts'
import { NewEventForm } from './new-event-form.tsx'

/** The events of the site, in the order in which they are shown. */
export function EventsPanel(props: EventsPanelProps) {
  const [adding, add] = useState<EventForm['kind']>()
  const events = eventsIn(props.state.texts)
  const words = messages.events
  return (
    <section className="panel pages" aria-label={messages.panel}>
      <header>
        {adding && <Button onPress={() => add(undefined)}>{messages.back}</Button>}
        <h2>{adding ? (adding === 'dated' ? words.addDated : words.addWeekly) : words.title}</h2>
      </header>
      {adding ? (
        <NewEventForm key={adding} kind={adding} {...props} />
      ) : (
        <>
          <div className="actions">
            <Button onPress={() => add('dated')}>{words.addDated}</Button>
            <Button onPress={() => add('weekly')}>{words.addWeekly}</Button>
          </div>
          <ol>
            {events.map((event, index) => (
              <EventLine
                key={String(valueAt(event, ['name']))}
                {...props}
                event={event}
                index={index}
                isLast={index === events.length - 1}
              />
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
