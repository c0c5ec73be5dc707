import { Button } from 'react-aria-components'
import type { Edit } from '../../../content/edit/edit.ts'
import { changeEvents, duplicateEvent, eventsFile, removeEvent } from '../../../content/event-edits/change-events.ts'
import { looseEndsOf } from '../../../content/event-edits/event-lists.ts'
import { todayInLisbon } from '../../../content/load.ts'
import type { Value } from '../../../content/parse/source.ts'
import { isOver } from '../../../schedule/occurrences.ts'
import { whenText } from '../../../schedule/when-text.ts'
import { readValue } from '../../../content/edit/read.ts'
import { messages, uiLanguage } from '../messages/messages.ts'
import { describePlace } from '../panel/describe-place.ts'
import { subjectAt } from '../panel/subject-at.ts'
import { valueAt } from '../panel/thing.ts'
import type { EventsPanelProps } from './events-props.ts'

interface EventLineProps extends EventsPanelProps {
  readonly event: Value
  readonly index: number
  readonly isLast: boolean
}

/** One event: when it is, and what can be done with it as a whole. */
export function EventLine({ event, index, isLast, state, store, draft, choose }: EventLineProps) {
  const { texts } = state
  const words = messages.events
  const name = String(valueAt(event, ['name']))
  const checked = draft.content?.events.find((each) => each.name === name)
  const hasPassed = checked !== undefined && isOver(checked, todayInLisbon())
  const isHidden = valueAt(event, ['hidden']) !== undefined
  const { needing } = looseEndsOf(texts, name)
  const path = ['events', index]
  const title = subjectAt({ file: eventsFile, path }, readValue(texts.get(eventsFile) ?? '')) ?? name
  const change = (label: string, edit: Edit) => store.change({ label, files: changeEvents(texts, edit) })
  const timeKey = ['days', 'weekly', 'monthly'].find((key) => valueAt(event, [key]) !== undefined) ?? 'days'
  return (
    <li>
      <h3>
        <Button className="open" onPress={() => choose({ file: eventsFile, path })}>
          {title}
        </Button>
      </h3>
      {checked && <p className="hint">{checked.when?.[uiLanguage] ?? whenText(checked, uiLanguage)}</p>}
      {isHidden && <p className="hint">{words.hidden}</p>}
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
      <p className="actions">
        {index > 0 && (
          <Button onPress={() => change(messages.up, { kind: 'moveItem', path, to: index - 1 })}>{messages.up}</Button>
        )}
        {!isLast && (
          <Button onPress={() => change(messages.down, { kind: 'moveItem', path, to: index + 1 })}>
            {messages.down}
          </Button>
        )}
        <Button onPress={() => store.change({ label: messages.duplicate, files: duplicateEvent(texts, index) })}>
          {messages.duplicate}
        </Button>
        <Button
          onPress={() =>
            isHidden
              ? change(words.show, { kind: 'remove', path: [...path, 'hidden'] })
              : change(words.hide, { kind: 'addKey', path, key: 'hidden', value: true })
          }
        >
          {isHidden ? words.show : words.hide}
        </Button>
        {needing.length === 0 && (
          <Button onPress={() => store.change({ label: words.removed(title), files: removeEvent(texts, index) })}>
            {messages.remove}
          </Button>
        )}
      </p>
    </li>
  )
}
