import { useState } from 'react'
import { Button } from 'react-aria-components'
import { textAt, valueAtPath } from '../../../content/model/source.ts'
import type { Schedule } from '../../../content/dates/schedule.ts'
import { scheduleFaults } from '../../../content/dates/schedule-faults.ts'
import type { IconName } from '../../../content/model/schema/types.generated.ts'
import { resolved } from '../../../content/model/schema/schema-node.ts'
import { ChoiceField, isWritten, PlainField, Ticks, useNewForm } from '../panel/plain-fields.tsx'
import { eventModels, modelNames, emptyForm, type EventForm, eventOf, isPrice, scheduleOfForm } from './new-event.ts'
import { addEvent, copyEvent, eventsFile, eventsIn, listsIn } from '../../../content/operations/events/change-events.ts'
import { whenText } from '../../../content/dates/when-text.ts'
import { isHalfTyped } from '../dates/schedule-fields.tsx'
import { messages, uiLanguage } from '../messages/messages.ts'
import { useEditor } from '../panel/editing.tsx'
import { enumOptions } from '../panel/choice-fields.tsx'
import { describePlace, referenceName } from '../panel/labels.ts'
import { knownNamesIn } from '../panel/schema-values.ts'
import { useBegun } from '../state/kept-in-browser.ts'
import { eventLabel, WhenFields, WrittenWhen } from './when-fields.tsx'
import { focused, MainButton } from '../panel/panel-heading.tsx'

/** The form for a new event asks for what can't be derived, and is kept until the event is created or discarded. */
export function NewEventForm() {
  const { state, changeAloud, choose } = useEditor()
  const { texts } = state
  const words = messages.events
  const lists = listsIn(texts).map((list) => ({
    ...list,
    id: `${list.file}/${list.path.join('/')}`,
    text: describePlace(texts, list),
  }))
  const [begun, set, discard] = useBegun('event', emptyForm)
  const [shownIn, showIn] = useState<readonly string[]>(lists.map(({ id }) => id))
  const [isPriceLeft, leavePrice] = useState(false)
  const [emptied, keepEmptied] = useState<readonly EventForm[]>([])
  const events = eventsIn(texts)
  const dated = events.flatMap((event) => (valueAtPath(event, ['days']) ? String(valueAtPath(event, ['name'])) : []))
  // It may have been removed since.
  const again = dated.find((name) => name === begun.again)
  const indexOf = (name = '') => events.findIndex((event) => valueAtPath(event, ['name']) === name)
  const daysOf = (name?: string) => valueAtPath(events[indexOf(name)], ['days'])
  const [begins, ends] = ['begins', 'ends'].map((key) => textAt(daysOf(again), key) || undefined)
  const form = { ...begun, again, begins, ends }
  const { model } = form
  const schedule = scheduleOfForm(form)
  const written = schedule && scheduleFaults(schedule).length === 0 ? schedule : undefined

  const added = (when: Schedule) => {
    const chosen = lists.filter(({ id }) => shownIn.includes(id))
    return addEvent(texts, eventOf(form, when, events, knownNamesIn(state)), form.title.pt, chosen)
  }

  const repeated = (name: string, { days }: Schedule) => copyEvent(texts, indexOf(name), { ...days })
  const titleOf = (name: string) => referenceName('event', name, undefined, texts)

  const { props, isAsked, setAsked, inBoth } = useNewForm((fields) => {
    const asked = [form.title, form.where, form.description, form.when, form.button]
    const isWhole = again !== undefined || asked.every((text) => !text || isWritten(text))
    const isUnderstood = isPrice(form.euros) && ![...fields.querySelectorAll('.day, .hour')].some(isHalfTyped)
    if (!isWhole || !isUnderstood || !written || (form.to && !form.from)) return false
    const { changes, index } = again === undefined ? added(written) : repeated(again, written)
    discard()
    changeAloud({ label: words.created(again ? titleOf(again) : form.title[uiLanguage].trim()), files: changes })
    choose({ file: eventsFile, path: ['events', index] })
    return true
  })
  const last = emptied.at(-1)
  const isEmpty = JSON.stringify(form) === JSON.stringify({ ...emptyForm, model })
  const throwAway = () => {
    discard()
    set({ model: form.model })
    setAsked(false)
    keepEmptied([...emptied, form])
  }

  return (
    // A half-typed date is known only to its field: a form that was emptied is another one.
    <form key={emptied.length} {...props}>
      <ChoiceField
        label={words.model}
        options={[
          ...modelNames.map((id) => ({ id, text: words.models[id] })),
          ...dated.map((id) => ({ id: `${id} `, text: words.again(titleOf(id)) })),
        ]}
        chosen={again === undefined ? model : `${again} `}
        onChoose={(id) => {
          const name = modelNames.find((each) => each === id)
          if (name) return set({ model: name, again: undefined })
          const [from, to] = ['from', 'to'].map((key) => textAt(daysOf(id.trim()), key) || undefined)
          set({ again: id.trim(), from, to })
        }}
      />
      {again === undefined && inBoth(eventLabel('title'), form.title, (title) => set({ title }))}
      <WhenFields {...{ form, set, isAsked }} />
      <WrittenWhen schedule={written} isReplaced={form.when !== undefined} isWrong={schedule !== written} />
      {again === undefined && (
        <>
          {inBoth(eventLabel('where'), form.where, (where) => set({ where }))}
          <PlainField
            label={eventLabel('euros')}
            value={form.euros}
            onChange={(euros) => set({ euros })}
            hint={words.priceHint}
            onLeave={() => leavePrice(true)}
            problem={(isAsked || isPriceLeft) && !isPrice(form.euros) ? words.priceHint : undefined}
          />
          {inBoth(words.description, form.description, (description) => set({ description }))}
          <details>
            <summary>{messages.more}</summary>
            {form.when && inBoth(words.when, form.when, (when) => set({ when }))}
            {written && (
              <Button
                onPress={() =>
                  set({ when: form.when ? undefined : { pt: whenText(written, 'pt'), en: whenText(written, 'en') } })
                }
              >
                {form.when ? words.writtenAgain : words.ownWords}
              </Button>
            )}
            {inBoth(words.button, form.button ?? eventModels[model].button, (button) => set({ button }))}
            <ChoiceField
              label={eventLabel('icon')}
              options={enumOptions(resolved({ $ref: '#/$defs/icon' }, 'shared.schema.json'))}
              chosen={form.icon ?? eventModels[model].icon}
              isGrid
              onChoose={(id) => set({ icon: id as IconName })}
            />
            {lists.length > 0 && <Ticks label={words.alsoIn} options={lists} chosen={shownIn} onChange={showIn} />}
          </details>
        </>
      )}
      <MainButton type="submit">{words.create}</MainButton>
      {(last || !isEmpty) && (
        <Button ref={last && focused} onPress={isEmpty && last ? () => set(last) : throwAway}>
          {isEmpty ? words.bringBack : words.throwAway}
        </Button>
      )}
    </form>
  )
}
