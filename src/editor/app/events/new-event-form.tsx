import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button, CheckboxGroup, Label } from 'react-aria-components'
import { addEvent, eventsFile, eventsIn } from '../../../content/operations/events/change-events.ts'
import { eventLists } from '../../../content/operations/events/event-lists.ts'
import { languages } from '../../../content/model/language.ts'
import { whenText } from '../../../content/dates/when-text.ts'
import { DayPicker } from '../dates/day-picker.tsx'
import { isHalfTyped } from '../dates/half-typed.ts'
import { HourField } from '../dates/hour-field.tsx'
import { WeekdaysField } from '../dates/weekdays-field.tsx'
import { messages } from '../messages/messages.ts'
import { focusFirstWrong } from '../pages/first-wrong.ts'
import { PlainField } from '../pages/plain-field.tsx'
import { type InBoth, PlainTexts } from '../pages/plain-texts.tsx'
import { describePlace } from '../panel/labels.ts'
import { namesOf } from '../panel/reference-options.ts'
import { useBegun } from '../state/use-begun.ts'
import { Tick } from '../tick.tsx'
import type { EventsPanelProps } from './events-props.ts'
import { emptyForm, type EventForm, eventOfForm, isPossible, isPrice, scheduleOfForm } from './new-event.ts'
import { WrittenWhen } from './written-when.tsx'

interface NewEventFormProps extends EventsPanelProps {
  readonly kind: EventForm['kind']
}

/**
 * The form for a new event. It asks only for what can't be derived. An unfinished event is kept until it is created or
 * discarded, even while other panels are open.
 */
export function NewEventForm({ kind, state, store, choose }: NewEventFormProps) {
  const { texts } = state
  const words = messages.events
  const lists = eventLists(texts).map((list) => ({ ...list, id: `${list.file}/${list.path.join('/')}` }))
  const [form, setForm, discard] = useBegun(kind, emptyForm(kind))
  const [shownIn, showIn] = useState<readonly string[]>(lists.map(({ id }) => id))
  const [isAsked, ask] = useState(false)
  const [isPriceLeft, leavePrice] = useState(false)
  const [emptied, empty] = useState(0)
  const throwAway = () => {
    discard()
    ask(false)
    empty(emptied + 1)
  }
  const set = (said: Partial<EventForm>) => setForm({ ...form, ...said })
  const schedule = scheduleOfForm(form)
  const written = schedule && isPossible(schedule) ? schedule : undefined
  const needs = (isThere: unknown, problem: string) => (isAsked && !isThere ? problem : undefined)

  const create = (fields: Element) => {
    const isWhole = [form.title, form.where, form.description, ...(form.when ? [form.when] : [])].every((text) =>
      languages.every((language) => text[language].trim()),
    )
    const isUnderstood = isPrice(form.euros) && ![...fields.querySelectorAll('.day, .hour')].some(isHalfTyped)
    if (!isWhole || !isUnderstood || !written || (form.to && !form.from)) {
      flushSync(() => ask(true))
      return focusFirstWrong(fields)
    }
    const event = eventOfForm(form, written, eventsIn(texts).at(-1), (name) => namesOf(name, state))
    const chosen = lists.filter(({ id }) => shownIn.includes(id))
    const { changes, index } = addEvent(texts, event, form.title.pt, chosen)
    discard()
    store.change({ label: words.created(form.title.pt), files: changes })
    choose({ file: eventsFile, path: ['events', index] })
  }

  const inBoth = (label: string, value: InBoth, onChange: (value: InBoth) => void) => (
    <PlainTexts {...{ label, value, onChange }} problem={isAsked ? words.needed : undefined} />
  )

  return (
    <form
      // A half-typed date is known only to its field.
      key={emptied}
      // The form itself says what is missing, all at once.
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        create(event.currentTarget)
      }}
    >
      {inBoth(words.name, form.title, (title) => set({ title }))}
      {kind === 'dated' ? (
        <div className="pair">
          <DayPicker
            label={words.first}
            value={form.first}
            onChange={(first) => set({ first })}
            problem={needs(form.first, words.neededDay)}
          />
          <DayPicker label={words.last} value={form.last} onChange={(last) => set({ last })} />
        </div>
      ) : (
        <WeekdaysField
          label={words.days}
          value={form.days}
          onChange={(days) => set({ days })}
          problem={needs(form.days[0], words.neededDay)}
        />
      )}
      <div className="pair">
        <HourField
          label={words.from}
          value={form.from}
          onChange={(from) => set({ from })}
          problem={needs(form.from || (kind === 'dated' && !form.to), words.neededFrom)}
        />
        <HourField label={words.to} value={form.to} onChange={(to) => set({ to })} />
      </div>
      <WrittenWhen
        schedule={written}
        isReplaced={form.when !== undefined}
        problem={schedule && !written ? words.badTimes : undefined}
      />
      <Button
        isDisabled={!written}
        onPress={() => {
          const { when, ...rest } = form
          if (when) setForm(rest)
          else if (written) setForm({ ...form, when: { pt: whenText(written, 'pt'), en: whenText(written, 'en') } })
        }}
      >
        {form.when ? words.writtenAgain : words.ownWords}
      </Button>
      {form.when && inBoth(words.when, form.when, (when) => set({ when }))}
      {inBoth(words.where, form.where, (where) => set({ where }))}
      <PlainField
        label={words.euros}
        value={form.euros}
        onChange={(euros) => set({ euros })}
        hint={words.priceHint}
        onLeave={() => leavePrice(true)}
        problem={(isAsked || isPriceLeft) && !isPrice(form.euros) ? words.priceHint : undefined}
      />
      {inBoth(words.description, form.description, (description) => set({ description }))}
      {lists.length > 0 && (
        <CheckboxGroup className="field" value={[...shownIn]} onChange={showIn}>
          <Label>{words.alsoIn}</Label>
          {lists.map((list) => (
            <Tick key={list.id} value={list.id}>
              {describePlace(texts, list)}
            </Tick>
          ))}
        </CheckboxGroup>
      )}
      <Button type="submit" className="primary">
        {words.create}
      </Button>
      {JSON.stringify(form) !== JSON.stringify(emptyForm(kind)) && (
        <Button onPress={throwAway}>{words.throwAway}</Button>
      )}
    </form>
  )
}
