import { type FocusEvent, type RefObject, useMemo, useRef, useState } from 'react'
import { parseDate, parseTime } from '@internationalized/date'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DatePicker,
  Dialog,
  FieldError,
  Group,
  Heading,
  Label,
  Popover,
  TimeField,
  ToggleButton,
  ToggleButtonGroup,
} from 'react-aria-components'
import { dateMeant, timeMeant } from '../../../content/check/validate/meant-value.ts'
import { messages } from '../messages/messages.ts'
import { resolved } from '../../../content/model/schema/schema-node.ts'
import type { Weekday } from '../../../content/model/schema/types.generated.ts'
import { isRealDay, weekdays } from '../../../content/model/day.ts'
import { formMessage } from '../messages/form-message.ts'
import { valueNameOf } from '../panel/labels.ts'
import { useDiagnostics, useEditor, useField, useText } from '../panel/editing.tsx'
import { afterPress } from '../panel/after-press.ts'
import { Sign } from '../panel/plain-fields.tsx'
import { type FieldProps, useClicks } from '../panel/text-field.tsx'
import { Parts } from './parts.tsx'

/** Whether some parts of a date or of a time have been typed and others have not: the library then reports no value. */
export const isHalfTyped = (field: Element): boolean =>
  [':not([data-placeholder])', '[data-placeholder]'].every((kind) => field.querySelector(`[role="spinbutton"]${kind}`))

/** Whether a day is typed that the calendar does not have: the library is about to put another one in its place. */
function isUnreal(field: Element): boolean {
  const day = ['year', 'month', 'day'].map((part) => field.querySelector(`[data-type=${part}]`)?.textContent).join('-')
  return /^\d+-\d+-\d+$/.test(day) && !isRealDay(day.padStart(10, '0'))
}

/** `31` is in this century, once nothing is typed any more. */
const inThisCentury = (day: string | undefined) =>
  document.activeElement?.matches('[data-type]') ? day : day?.replace(/^00/, '20')

/** What is wrong with a date or a time, also once it was left as none: that must not be dropped without a word. */
function useHalfTyped(ifHalf: string, onChange: PartProps['onChange'], problem?: string, onLeave?: () => void) {
  const { store } = useEditor()
  const [left, setLeft] = useState<string>()
  const unreal = useRef(false)
  /** @param parts of the day that was typed; none once another can be chosen */
  const leave = (parts?: Element) => void (unreal.current = parts !== undefined && isUnreal(parts))
  const take = (meant: string | undefined) => {
    setLeft(meant ? undefined : messages.events.unreadPart)
    if (meant) onChange(meant)
  }
  /** @param meant all of what was written in part */
  const look = (field: Element, meant?: string) => {
    const noSuchDay = unreal.current ? messages.events.noSuchDay : undefined
    if (!noSuchDay && meant) onChange(meant)
    store.seal()
    afterPress(() => setLeft(!meant && isHalfTyped(field) ? ifHalf : noSuchDay))
    onLeave?.()
  }
  return [left ?? problem, look, take, leave] as const
}

/** By default, of `2031-04-14` or `20:00`; undefined if nothing is chosen, or what is written is not a day or a time. */
interface PartProps<Value = string | undefined> {
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly problem?: string | undefined
  readonly onLeave?: (blur?: FocusEvent) => void
  readonly field?: RefObject<HTMLDivElement | null>
  readonly near?: string | undefined
}

/** A day, typed or chosen in a calendar. @param near a day of the month at which an empty calendar opens */
export function DayPicker({ label, value, onChange, problem, onLeave, field, near }: PartProps) {
  const [shown, look, take, leave] = useHalfTyped(messages.events.halfDay, onChange, problem, onLeave)
  return (
    <DatePicker
      ref={field}
      className="field day"
      // The library puts each new object in the place of what is typed: `31` while the month is still a shorter one.
      value={useMemo(() => parsed(parseDate, value), [value])}
      onChange={(day) => onChange(inThisCentury(day?.toString()))}
      placeholderValue={parsed(parseDate, near)}
      onOpenChange={() => leave()}
      onBlur={({ currentTarget }) => look(currentTarget, value?.startsWith('00') ? inThisCentury(value) : undefined)}
      isInvalid={shown !== undefined}
      shouldForceLeadingZeros
    >
      <Label>{label}</Label>
      <Group>
        <Parts paste={(text) => take(dateMeant(text.trim()))} leave={({ currentTarget }) => leave(currentTarget)} />
        <Button aria-label={messages.events.calendar}>
          <Sign path="M2 4h12v10H2zM2 7h12M5 2v3M11 2v3" />
        </Button>
      </Group>
      <FieldError className="error">{shown}</FieldError>
      <Popover>
        <Dialog>
          {/* In Portugal the week begins on Monday, whatever the Unicode data for pt-PT says. */}
          <Calendar firstDayOfWeek="mon">
            <header>
              <Button slot="previous">{messages.events.before}</Button>
              <Heading />
              <Button slot="next">{messages.events.after}</Button>
            </header>
            <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  )
}

/** A time of day, on a 24-hour clock. */
export function HourField({ label, value, onChange, problem, onLeave, field }: PartProps) {
  const [shown, look, take] = useHalfTyped(messages.events.halfHour, onChange, problem, onLeave)
  return (
    <TimeField
      ref={field}
      className="field hour"
      value={parsed(parseTime, value)}
      onChange={(time) => onChange(time?.toString().slice(0, 5))}
      hourCycle={24}
      shouldForceLeadingZeros
      onBlur={({ currentTarget }) => {
        const hour = currentTarget.querySelector('[role=spinbutton]:not([data-placeholder]):has(~ [data-placeholder])')
        // `19` is 19:00, whose minutes are shown only after this.
        look(currentTarget, hour ? `${hour.textContent}:00` : undefined)
      }}
      isInvalid={shown !== undefined}
    >
      <Label>{label}</Label>
      <Parts paste={(text) => take(parsed(parseTime, timeMeant(text.trim()))?.toString().slice(0, 5))} />
      <FieldError className="error">{shown}</FieldError>
    </TimeField>
  )
}

/** A day or a time; none if it is not valid: the field is empty until one is chosen. */
function parsed<Part>(parse: (text: string) => Part, text: string | undefined): Part | null {
  try {
    return text ? parse(text) : null
  } catch {
    return null
  }
}

export const weekdayNode = resolved({ $ref: '#/$defs/weekday' }, 'schedule.schema.json')

export const WeekdaysField = ({ label, value, onChange, problem, onLeave }: PartProps<readonly Weekday[]>) => (
  <div className="field" data-invalid={problem !== undefined || undefined} onBlur={onLeave}>
    <Label>{label}</Label>
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="multiple"
      selectedKeys={value}
      onSelectionChange={(keys) => onChange(weekdays.filter((day) => keys.has(day)))}
    >
      {weekdays.map((day) => (
        <ToggleButton key={day} id={day}>
          {valueNameOf(weekdayNode, day)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
    {problem !== undefined && <p className="error">{problem}</p>}
  </div>
)

export const DayField = (props: FieldProps) => (
  <DayPicker {...usePart(props)} near={useText([...props.path.slice(0, -1), 'first'])} />
)

export const TimeOfDayField = (props: FieldProps) => <HourField {...usePart(props)} />

/** What the control for a day or a time in the content needs. */
function usePart(props: FieldProps) {
  const { label, set, state, fresh } = useField(props)
  const [first] = useDiagnostics(props.path)
  const field = useRef<HTMLDivElement>(null)
  useClicks(props.path, () => field.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus())
  return {
    label,
    field,
    value: useText(props.path),
    onChange: (part: string | undefined) => part && set(part, 'bit by bit'),
    problem: first && formMessage(first, state.texts),
    // From one weekday to another, the field is not left.
    onLeave: (blur?: FocusEvent) => blur?.currentTarget.contains(blur.relatedTarget) || fresh.leave(props.path),
  }
}

/** Weekdays in the content: one is written as a plain value, several as a list. */
export function WeekdaysOfField(props: FieldProps) {
  const { set } = useField(props)
  return (
    <WeekdaysField
      {...usePart(props)}
      value={weekdays.filter((day) => [props.value].flat().includes(day))}
      onChange={([only, ...more]) => only && set(more.length > 0 ? [only, ...more] : only)}
    />
  )
}
