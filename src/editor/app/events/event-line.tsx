import { valueAtPath } from '../../../content/model/own-property.ts'
import { Button } from 'react-aria-components'
import type { Edit } from '../../../content/yaml/edit/edit.ts'
import {
  changeEvents,
  duplicateEvent,
  eventsFile,
  removeEvent,
} from '../../../content/operations/events/change-events.ts'
import { looseEndsOf } from '../../../content/operations/events/event-lists.ts'
import { todayInLisbon } from '../../../content/load.ts'
import type { Value } from '../../../content/model/source.ts'
import { dayWords } from '../../../content/model/schema/value-words.ts'
import { isOver } from '../../../content/dates/occurrences.ts'
import { whenText } from '../../../content/dates/when-text.ts'
import { messages, uiLanguage } from '../messages/messages.ts'
import { describePlace } from '../panel/labels.ts'
import { ActionsMenu } from '../panel/actions-menu.tsx'
import { DragHandle } from '../panel/item-list.tsx'
import { type NextFocus, useActionsFocus } from '../panel/use-actions-focus.ts'
import type { EventsPanelProps } from './events-props.ts'

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
export function EventLine({
  event,
  title,
  index,
  isLast,
  neighbour,
  nextFocus,
  state,
  store,
  draft,
  choose,
}: EventLineProps) {
  const { texts } = state
  const words = messages.events
  const name = String(valueAtPath(event, ['name']))
  const checked = draft.content?.events.find((each) => each.name === name)
  const hasPassed = checked !== undefined && isOver(checked, todayInLisbon())
  const firstDay = checked?.from !== undefined && checked.from > todayInLisbon() ? checked.from : undefined
  const isHidden = valueAtPath(event, ['hidden']) !== undefined
  const { needing } = looseEndsOf(texts, name)
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
        {firstDay && <p className="hint">{words.shownFrom(dayWords(firstDay, uiLanguage))}</p>}
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
