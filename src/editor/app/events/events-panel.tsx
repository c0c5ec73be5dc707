import { valueAtPath, type Value } from '../../../content/model/source.ts'
import { Button } from 'react-aria-components'
import type { Event } from '../../../content/model/schema/types.generated.ts'
import type { Edit } from '../../../content/yaml/edit/edit.ts'
import { changeEvents, eventsFile, eventsIn } from '../../../content/operations/events/change-events.ts'
import { todayInLisbon } from '../../../content/dates/lisbon.ts'
import { dayWords } from '../../../content/model/schema/text-node.ts'
import { isOver } from '../../../content/dates/occurrences.ts'
import { whenText } from '../../../content/dates/when-text.ts'
import { messages, uiLanguage } from '../messages/messages.ts'
import { subjectIn } from '../../../content/operations/place-words.ts'
import { EditingProvider, useEditing, useEditor } from '../panel/editing.tsx'
import { ActionsMenu, useItemActions } from '../panel/item-actions.tsx'
import { ReorderList } from '../panel/list-field.tsx'
import type { EditorSelection } from '../panel/selection.ts'
import { NewEventForm } from './new-event-form.tsx'
import { ListPanel, MainButton } from '../panel/panel-heading.tsx'

/** One event in the list: when it is, and the actions on the event as a whole. */
function EventLine({ event, title, index }: { readonly event: Value; readonly title: string; readonly index: number }) {
  const { checked, store, choose, changeAloud } = useEditing()
  const words = messages.events
  const name = nameIn(event)
  const shown = checked.content?.events ?? []
  const onSite = shown.find((each) => each.name === name)
  const isAlike = (each: Event, own: Event) =>
    each.title[uiLanguage] === own.title[uiLanguage] && timeOf(each) === timeOf(own)
  const isBefore = (each: Event) => each.name.localeCompare(name, 'pt', { numeric: true }) < 0
  const isCopy = onSite && /-\d+$/.test(name) && shown.some((each) => isAlike(each, onSite) && isBefore(each))
  const path = ['events', index]
  const { actions, why } = useItemActions({ path, name: title })
  // What a block is about is shown from the start.
  const awaited = !why && onSite?.from && onSite.from > todayInLisbon() ? onSite.from : undefined
  const isHidden = valueAtPath(event, ['hidden']) !== undefined
  const timeKey = ['days', 'weekly', 'monthly'].find((key) => valueAtPath(event, [key]) !== undefined) ?? 'days'
  // A series is over because of its last day.
  const days = [...path, timeKey, timeKey === 'days' ? 'first' : 'last']
  const hiding: Edit = isHidden
    ? { kind: 'remove', path: [...path, 'hidden'] }
    : { kind: 'addKey', path, key: 'hidden', value: true }
  const word = isHidden ? words.show : words.hide
  const act = () => changeAloud({ label: `${word}: ${title}`, files: changeEvents(store.state().texts, hiding) })
  return (
    <>
      <div>
        <h3>
          <Button onPress={() => choose({ file: eventsFile, path })}>{title}</Button>
        </h3>
        {onSite && <p className="hint">{(isCopy ? `${words.copy} · ` : '') + timeOf(onSite)}</p>}
        {isHidden && <p className="hint">{words.hidden}</p>}
        {awaited && <p className="hint">{words.shownFrom(dayWords(awaited, uiLanguage))}</p>}
        {onSite && isOver(onSite, todayInLisbon()) && (
          <p className="warning">
            {words.passed} <Button onPress={() => choose({ file: eventsFile, path: days })}>{words.newDates}</Button>
          </p>
        )}
        {why && <p className="hint">{why}</p>}
      </div>
      <ActionsMenu name={title} actions={actions.toSpliced(-1, 0, { word, act, to: index })} />
    </>
  )
}

/** The events of the site, in the order in which they are shown. */
export function EventsPanel({ isNew, selection }: { readonly isNew: boolean; readonly selection: EditorSelection }) {
  const { state, changeAloud, choose, setOpenPanel } = useEditor()
  const events = eventsIn(state.texts)
  const words = messages.events
  const titleAt = (index: number) =>
    subjectIn({ file: eventsFile, path: ['events', index] }, selection.fileValue, uiLanguage) ?? nameIn(events[index])
  const names = events.map(nameIn)
  // The library drops every row between two with one id.
  const idOf = (name: string, index: number) => (names.indexOf(name) === index ? name : `${name} ${index}`)
  return (
    <ListPanel heading={isNew ? words.add : words.title} back={isNew ? () => setOpenPanel('events') : undefined}>
      {isNew ? (
        <NewEventForm />
      ) : (
        <EditingProvider selection={selection}>
          <div className="additions">
            <MainButton onPress={() => setOpenPanel('newEvent')}>{words.add}</MainButton>
          </div>
          <ReorderList
            className="events-list"
            label={words.title}
            rows={events.map((event, index) => ({ id: idOf(nameIn(event), index), name: titleAt(index), event }))}
            move={(from, to) =>
              changeAloud({
                label: messages.moved(titleAt(from)),
                files: changeEvents(state.texts, { kind: 'moveItem', path: ['events', from], to }),
              })
            }
            open={(index) => choose({ file: eventsFile, path: ['events', index] })}
          >
            {({ event, name }, index) => <EventLine event={event} title={name} index={index} />}
          </ReorderList>
        </EditingProvider>
      )}
    </ListPanel>
  )
}

const timeOf = (event: Event): string => event.when?.[uiLanguage] ?? whenText(event, uiLanguage)
const nameIn = (event: Value | undefined): string => String(valueAtPath(event, ['name']))
