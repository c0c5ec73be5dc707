import { valueAtPath } from '../../../content/model/own-property.ts'
import '../pages/pages.css'
import '../panel/item-list.css'
import './events.css'
import { useState } from 'react'
import { Button, GridList, GridListItem } from 'react-aria-components'
import { changeEvents, eventsFile, eventsIn } from '../../../content/operations/events/change-events.ts'
import type { Value } from '../../../content/model/source.ts'
import { messages } from '../messages/messages.ts'
import { onEscape, PanelHeading } from '../panel/panel-heading.tsx'
import { subjectAt } from '../panel/labels.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import { createNextFocus } from '../panel/use-actions-focus.ts'
import { useReorder } from '../panel/item-list.tsx'
import { EventLine } from './event-line.tsx'
import type { EventsPanelProps } from './events-props.ts'
import { NewEventForm } from './new-event-form.tsx'

/** The events of the site, in the order in which they are shown. */
export function EventsPanel({ isNew, ...props }: EventsPanelProps & { readonly isNew: boolean }) {
  const [adding, add] = useState(isNew)
  const events = eventsIn(props.state.texts)
  const words = messages.events
  const { state, store, choose } = props
  const [nextFocus] = useState(createNextFocus)
  const file = readValue(state.texts.get(eventsFile) ?? '')
  const titleAt = (index: number) =>
    subjectAt({ file: eventsFile, path: ['events', index] }, file) ?? nameIn(events[index])
  const nameAt = (index: number) => (index in events ? nameIn(events[index]) : undefined)
  const dragAndDropHooks = useReorder(
    events.map((event, index) => ({ id: nameIn(event), name: titleAt(index) })),
    (from, to) =>
      store.change({
        label: messages.moved(titleAt(from)),
        files: changeEvents(state.texts, { kind: 'moveItem', path: ['events', from], to }),
      }),
  )
  return (
    <section className="panel pages" aria-label={messages.panel} {...(adding && onEscape(() => add(false)))}>
      <header>
        {adding && (
          <nav>
            <Button onPress={() => add(false)}>{messages.back}</Button>
          </nav>
        )}
        <PanelHeading key={String(adding)}>{adding ? words.add : words.title}</PanelHeading>
      </header>
      {adding ? (
        <NewEventForm {...props} />
      ) : (
        <>
          <div className="additions">
            <Button className="primary" onPress={() => add(true)}>
              {words.add}
            </Button>
          </div>
          <GridList
            className="item-list events-list"
            aria-label={words.title}
            dragAndDropHooks={dragAndDropHooks}
            keyboardNavigationBehavior="tab"
            onAction={(name) =>
              choose({ file: eventsFile, path: ['events', events.findIndex((each) => nameIn(each) === name)] })
            }
          >
            {events.map((event, index) => (
              <GridListItem key={nameAt(index)} id={nameAt(index)} textValue={titleAt(index)}>
                <EventLine
                  nextFocus={nextFocus}
                  neighbour={nameAt(index + 1) ?? nameAt(index - 1)}
                  {...props}
                  event={event}
                  title={titleAt(index)}
                  index={index}
                  isLast={index === events.length - 1}
                />
              </GridListItem>
            ))}
          </GridList>
        </>
      )}
    </section>
  )
}

const nameIn = (event: Value | undefined): string => String(valueAtPath(event, ['name']))
