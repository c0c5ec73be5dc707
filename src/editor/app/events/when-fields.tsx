import { useRef } from 'react'
import type { WeekOfMonth } from '../../../content/model/schema/types.generated.ts'
import { nodeAt, resolved } from '../../../content/model/schema/schema-node.ts'
import { DayPicker, HourField, WeekdaysField, weekdayNode } from '../dates/schedule-fields.tsx'
import { messages, uiLanguage } from '../messages/messages.ts'
import { ChoiceField, Tick } from '../panel/plain-fields.tsx'
import { enumOptions } from '../panel/choice-fields.tsx'
import { labelOf, valueNameOf } from '../panel/labels.ts'
import { firstMeeting, isDated, type EventForm } from './new-event.ts'
import { Button } from 'react-aria-components'
import { capitalised } from '../../../content/languages/names.ts'
import { siteLanguages } from '../../../content/languages/index.ts'
import { weekdayOf } from '../../../content/model/day.ts'
import { languages } from '../../../content/model/language.ts'
import type { Schedule } from '../../../content/dates/schedule.ts'
import { whenText } from '../../../content/dates/when-text.ts'

const weekOfMonth = resolved({ $ref: '#/$defs/weekOfMonth' }, 'schedule.schema.json')

export const eventLabel = (...path: readonly string[]): string =>
  labelOf(String(path.at(-1)), nodeAt('events', undefined, ['events', 0, ...path]))

const dayText = (day: string): string => capitalised(siteLanguages[uiLanguage].when.oneDay(day))

interface WhenFieldsProps {
  readonly form: EventForm
  readonly set: (said: Partial<EventForm>) => void
  /** Whether what is missing is to be said. */
  readonly isAsked: boolean
}

/** The days and hours of a new event, as far as its model has them. */
export function WhenFields({ form, set, isAsked }: WhenFieldsProps) {
  const { model, again } = form
  const next = firstMeeting(form)
  const words = messages.events
  const hasDates = again !== undefined || isDated(model)
  const place = useRef<HTMLDivElement>(null)
  /** The button that answers goes with its question: the day has the focus then. */
  const answer = (said: Partial<EventForm>) => {
    place.current?.focus()
    set(said)
  }
  const needs = (isThere: unknown, problem: string) => (isAsked && !isThere ? problem : undefined)
  return (
    <>
      {!hasDates && (
        <>
          {model === 'monthly' && (
            <ChoiceField
              label={words.which}
              options={enumOptions(weekOfMonth)}
              chosen={form.which}
              onChoose={(id) => set({ which: id as WeekOfMonth })}
            />
          )}
          <WeekdaysField
            label={eventLabel('weekly', 'day')}
            value={model === 'monthly' ? form.days.slice(0, 1) : form.days}
            onChange={(days) => {
              // Of a month it is one of them: the one that was pressed last.
              const pressed = days.find((day) => day !== form.days[0])
              set({ days: model === 'monthly' && pressed ? [pressed] : days })
            }}
            problem={needs(form.days[0], words.neededDay)}
          />
        </>
      )}
      {(hasDates || model === 'fortnightly') && (
        <div className="pair" ref={place} tabIndex={-1}>
          <DayPicker
            label={eventLabel('days', 'first')}
            value={form.first}
            onChange={(first) => set({ first })}
            problem={needs(form.first && form.first >= '1', words.neededDay)}
          />
          {hasDates && (again !== undefined || model === 'weekend') && (
            <DayPicker
              label={eventLabel('days', 'last')}
              value={form.last}
              near={form.first}
              onChange={(last) => set({ last })}
              problem={needs(!form.last || form.last >= '1', words.neededDay)}
            />
          )}
        </div>
      )}
      {next !== undefined && form.first !== undefined && (
        <div className="field" data-invalid>
          <p className="error" role="alert">
            {words.otherWeekday(dayText(form.first))}
          </p>
          <p className="additions">
            <Button onPress={() => answer({ first: next })}>{dayText(next)}</Button>
            <Button onPress={() => answer({ days: [weekdayOf(form.first ?? next)] })}>
              {words.onWeekday(valueNameOf(weekdayNode, weekdayOf(form.first ?? next)))}
            </Button>
          </p>
        </div>
      )}
      <div className="pair">
        <HourField
          label={eventLabel('days', 'from')}
          value={form.from}
          onChange={(from) => set({ from })}
          problem={needs(form.from || (hasDates && !form.to), words.neededFrom)}
        />
        <HourField label={eventLabel('days', 'to')} value={form.to} onChange={(to) => set({ to })} />
      </div>
      {!hasDates && (
        <Tick isSelected={form.pausesInAugust ?? false} onChange={(pausesInAugust) => set({ pausesInAugust })}>
          {words.pausesInAugust}
        </Tick>
      )}
    </>
  )
}

interface WrittenWhenProps {
  readonly schedule: Schedule | undefined
  /** Whether the owner's words are read in its place. */
  readonly isReplaced: boolean
  /** Whether there is nothing to read because days and times do not fit together. */
  readonly isWrong?: boolean
}

/** The date and time of an event as the site words them itself, in a space of a fixed size: nothing below it moves. */
export function WrittenWhen({ schedule, isReplaced, isWrong = false }: WrittenWhenProps) {
  const words = messages.events
  const label = isReplaced ? words.whenDerived : words.when
  return (
    <div className="written" role="group" aria-live="polite" aria-label={label} data-invalid={isWrong || undefined}>
      <span className="hint">{label}</span>
      {schedule ? (
        languages.map((language) => (
          <b key={language} lang={language}>
            {whenText(schedule, language)}
          </b>
        ))
      ) : (
        <span tabIndex={-1} className={isWrong ? 'error' : undefined}>
          {isWrong ? words.badTimes : words.whenNotYet}
        </span>
      )}
    </div>
  )
}
