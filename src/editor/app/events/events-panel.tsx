import { valueAtPath } from '../../../content/model/own-property.ts'
import { Button, GridList, GridListItem } from 'react-aria-components'
import type { Edit } from '../../../content/yaml/edit/edit.ts'
import {
  changeEvents,
  duplicateEvent,
  eventsFile,
  removeEvent,
  eventsIn,
  looseEndsOf,
} from '../../../content/operations/events/change-events.ts'
import { todayInLisbon } from '../../../content/load.ts'
import type { Value } from '../../../content/model/source.ts'
import { dayWords } from '../../../content/model/schema/value-words.ts'
import { isOver } from '../../../content/dates/occurrences.ts'
import { whenText } from '../../../content/dates/when-text.ts'
import { messages, uiLanguage } from '../messages/messages.ts'
import { describePlace, subjectAt } from '../panel/labels.ts'
import { ActionsMenu, type NextFocus, useActionsFocus, createNextFocus } from '../panel/actions-menu.tsx'
import { DragHandle, useReorder } from '../panel/list-field.tsx'
import { type EventsPanelProps, NewEventForm } from './new-event-form.tsx'
import { useState } from 'react'
import { onEscape, PanelHeading } from '../panel/panel-heading.tsx'
import { readValue } from '../../../content/yaml/edit/read.ts'

interface EventLineProps extends EventsPanelProps {
  readonly event: Value
  readonly title: string
  readonly index: number
  readonly isLast: boolean
  /** Which event gets the focus when this one is gone. */
  readonly neighbour: string | undefined
  readonly nextFocus: NextFocus
}

/** One event in the list: when it is, and the actions on the event as a whole. */
function EventLine({ event, title, index, isLast, neighbour, nextFocus, state, store, draft, choose }: EventLineProps) {
  const { texts } = state
  const words = messages.events
  const name = String(valueAtPath(event, ['name']))
  const checked = draft.content?.events.find((each) => each.name === name)
  const hasPassed = checked !== undefined && isOver(checked, todayInLisbon())
  const { needing } = looseEndsOf(texts, name)
  // What a block is about is shown from the start.
  const awaited = needing.length === 0 && checked?.from && checked.from > todayInLisbon() ? checked.from : undefined
  const isHidden = valueAtPath(event, ['hidden']) !== undefined
  const path = ['events', index]
  const menu = useActionsFocus(nextFocus, name)
  const change = (label: string, edit: Edit) => store.change({ label, files: changeEvents(texts, edit) })
  const timeKey = ['days', 'weekly', 'monthly'].find((key) => valueAtPath(event, [key]) !== undefined) ?? 'days'
  const move = (word: string, to: number) => {
    nextFocus.ask(name, word)
    change(word, { kind: 'moveItem', path, to })
  }
  const remove = () => {
    if (neighbour !== undefined) nextFocus.ask(neighbour, messages.remove)
    store.change({ label: words.removed(title), files: removeEvent(texts, index) })
  }
  return (
    <>
      <DragHandle name={title} />
      <div>
        <h3>
          <Button className="open" onPress={() => choose({ file: eventsFile, path })}>
            {title}
          </Button>
        </h3>
        {checked && <p className="hint">{checked.when?.[uiLanguage] ?? whenText(checked, uiLanguage)}</p>}
        {isHidden && <p className="hint">{words.hidden}</p>}
        {awaited && <p className="hint">{words.shownFrom(dayWords(awaited, uiLanguage))}</p>}
        {hasPassed && (
          <p className="warning">
            {words.passed}{' '}
            <Button onPress={() => choose({ file: eventsFile, path: [...path, timeKey, 'first'] })}>
              {words.newDates}
            </Button>
          </p>
        )}
        {needing.length > 0 && (
          <p className="hint">{words.neededBy(needing.map((place) => describePlace(texts, place)).join('», «'))}</p>
        )}
      </div>
      <ActionsMenu
        name={title}
        place={menu}
        actions={[
          { word: messages.up, act: () => move(messages.up, index - 1), isOut: index === 0 },
          { word: messages.down, act: () => move(messages.down, index + 1), isOut: isLast },
          {
            word: messages.duplicate,
            act: () => store.change({ label: messages.duplicate, files: duplicateEvent(texts, index) }),
          },
          isHidden
            ? { word: words.show, act: () => change(words.show, { kind: 'remove', path: [...path, 'hidden'] }) }
            : { word: words.hide, act: () => change(words.hide, { kind: 'addKey', path, key: 'hidden', value: true }) },
          { word: messages.remove, act: remove, isOut: needing.length > 0 },
        ]}
      />
    </>
  )
}

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
      {adding && (
        <nav>
          <Button onPress={() => add(false)}>{messages.back}</Button>
        </nav>
      )}
      <header>
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
