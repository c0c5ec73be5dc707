import { valueAtPath, type Value } from '../../../content/model/source.ts'
import { Button } from 'react-aria-components'
import type { Edit } from '../../../content/yaml/edit/edit.ts'
import {
  changeEvents,
  duplicateEvent,
  eventsFile,
  removeEvent,
  eventsIn,
  looseEndsOf,
} from '../../../content/operations/events/change-events.ts'
import { todayInLisbon } from '../../../content/dates/lisbon.ts'
import { dayWords } from '../../../content/model/schema/text-node.ts'
import { isOver } from '../../../content/dates/occurrences.ts'
import { whenText } from '../../../content/dates/when-text.ts'
import { messages, uiLanguage } from '../messages/messages.ts'
import { subjectIn } from '../../../content/operations/place-words.ts'
import { describePlace } from '../panel/labels.ts'
import { useEditor } from '../panel/editing.tsx'
import { ActionsMenu } from '../panel/item-actions.tsx'
import { ReorderList } from '../panel/list-field.tsx'
import { NewEventForm } from './new-event-form.tsx'
import { useState } from 'react'
import type { Change } from '../state/editor-state.ts'
import { ListPanel, MainButton } from '../panel/panel-heading.tsx'
import { readValue } from '../../../content/yaml/edit/read.ts'

/** One event in the list: when it is, and the actions on the event as a whole. */
function EventLine({ event, title, index }: { readonly event: Value; readonly title: string; readonly index: number }) {
  const { state, store, checked, choose } = useEditor()
  const { texts } = state
  const words = messages.events
  const name = String(valueAtPath(event, ['name']))
  const onSite = checked.content?.events.find((each) => each.name === name)
  const hasPassed = onSite !== undefined && isOver(onSite, todayInLisbon())
  const { needing } = looseEndsOf(texts, name)
  // What a block is about is shown from the start.
  const awaited = needing.length === 0 && onSite?.from && onSite.from > todayInLisbon() ? onSite.from : undefined
  const isHidden = valueAtPath(event, ['hidden']) !== undefined
  const path = ['events', index]
  const timeKey = ['days', 'weekly', 'monthly'].find((key) => valueAtPath(event, [key]) !== undefined) ?? 'days'
  const action = (word: string, files: () => Change['files'], to = index, label = word) => ({
    word,
    act: () => store.change({ label, files: files() }),
    to,
  })
  const editing = (edit: Edit) => () => changeEvents(texts, edit)
  const moveTo = (to: number) => editing({ kind: 'moveItem', path, to })
  return (
    <>
      <div>
        <h3>
          <Button className="open" onPress={() => choose({ file: eventsFile, path })}>
            {title}
          </Button>
        </h3>
        {onSite && <p className="hint">{onSite.when?.[uiLanguage] ?? whenText(onSite, uiLanguage)}</p>}
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
        actions={[
          { ...action(messages.up, moveTo(index - 1), index - 1), isOut: index === 0 },
          { ...action(messages.down, moveTo(index + 1), index + 1), isOut: index === eventsIn(texts).length - 1 },
          action(messages.duplicate, () => duplicateEvent(texts, index)),
          isHidden
            ? action(words.show, editing({ kind: 'remove', path: [...path, 'hidden'] }))
            : action(words.hide, editing({ kind: 'addKey', path, key: 'hidden', value: true })),
          {
            ...action(messages.remove, () => removeEvent(texts, index), index, words.removed(title)),
            isOut: needing.length > 0,
          },
        ]}
      />
    </>
  )
}

/** The events of the site, in the order in which they are shown. */
export function EventsPanel({ isNew }: { readonly isNew: boolean }) {
  const { state, store, choose } = useEditor()
  const [adding, add] = useState(isNew)
  const events = eventsIn(state.texts)
  const words = messages.events
  const file = readValue(state.texts.get(eventsFile) ?? '')
  const titleAt = (index: number) =>
    subjectIn({ file: eventsFile, path: ['events', index] }, file, uiLanguage) ?? nameIn(events[index])
  return (
    <ListPanel heading={adding ? words.add : words.title} back={adding ? () => add(false) : undefined}>
      {adding ? (
        <NewEventForm />
      ) : (
        <>
          <div className="additions">
            <MainButton onPress={() => add(true)}>{words.add}</MainButton>
          </div>
          <ReorderList
            className="events-list"
            label={words.title}
            rows={events.map((event, index) => ({ id: nameIn(event), name: titleAt(index), event }))}
            move={(from, to) =>
              store.change({
                label: messages.moved(titleAt(from)),
                files: changeEvents(state.texts, { kind: 'moveItem', path: ['events', from], to }),
              })
            }
            open={(index) => choose({ file: eventsFile, path: ['events', index] })}
          >
            {({ event, name }, index) => <EventLine event={event} title={name} index={index} />}
          </ReorderList>
        </>
      )}
    </ListPanel>
  )
}

const nameIn = (event: Value | undefined): string => String(valueAtPath(event, ['name']))
