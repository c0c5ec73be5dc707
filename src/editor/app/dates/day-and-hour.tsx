import { useState } from 'react'
import { parseDate, parseTime } from '@internationalized/date'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  FieldError,
  Group,
  Heading,
  Label,
  Popover,
  TimeField,
} from 'react-aria-components'
import { messages } from '../messages/messages.ts'

/** Whether some parts of a date or of a time have been typed and others have not: the library then reports no value. */
export function isHalfTyped(field: Element): boolean {
  const parts = [...field.querySelectorAll('[role="spinbutton"]')]
  const open = parts.filter((part) => part.hasAttribute('data-placeholder'))
  return open.length > 0 && open.length < parts.length
}

/** Looks at a date or a time when it is left: what is half typed must not be dropped without a word. */
function useHalfTyped() {
  const [isHalf, setHalf] = useState(false)
  const update = (field: Element) => afterPress(() => setHalf(isHalfTyped(field)))
  return [isHalf, update] as const
}

let isDown = false
const watch = ({ type }: Event) => (isDown = type === 'pointerdown')
// A form may also be rendered where there is no window.
if (typeof window !== 'undefined')
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) addEventListener(type, watch, { capture: true })

/**
 * Runs a task that may move what is below a field that was just left: at once, or when the press that left it is over.
 * Otherwise the button that is being pressed would slide away under the pointer, and the press would be lost.
 */
function afterPress(task: () => void): void {
  if (isDown) addEventListener('pointerup', () => setTimeout(task), { once: true })
  else task()
}

interface PartProps {
  readonly label: string
  /** `2031-04-14` or `20:00`; undefined if nothing is chosen, or what is written is not a day or a time. */
  readonly value: string | undefined
  readonly onChange: (part: string | undefined) => void
  readonly problem?: string | undefined
}

/** A day, typed or chosen in a calendar. */
export function DayPicker({ label, value, onChange, problem }: PartProps) {
  const [isHalf, look] = useHalfTyped()
  const shown = isHalf ? messages.events.halfDay : problem
  return (
    <DatePicker
      className="field day"
      value={parsed(parseDate, value)}
      onChange={(day) => onChange(day?.toString())}
      onBlur={({ currentTarget }) => look(currentTarget)}
      isInvalid={shown !== undefined}
      shouldForceLeadingZeros
    >
      <Label>{label}</Label>
      <Group>
        <DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>
        <Button aria-label={messages.events.calendar}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 4h12v10H2zM2 7h12M5 2v3M11 2v3" />
          </svg>
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
export function HourField({ label, value, onChange, problem }: PartProps) {
  const [isHalf, look] = useHalfTyped()
  const shown = isHalf ? messages.events.halfHour : problem
  return (
    <TimeField
      className="field hour"
      value={parsed(parseTime, value)}
      onChange={(time) => onChange(time?.toString().slice(0, 5))}
      hourCycle={24}
      shouldForceLeadingZeros
      onBlur={({ currentTarget }) => {
        const [hour, minutes] = currentTarget.querySelectorAll('[role="spinbutton"]')
        // `19` is 19:00.
        if (hour && minutes?.hasAttribute('data-placeholder') && !hour.hasAttribute('data-placeholder'))
          onChange(`${hour.textContent}:00`)
        else look(currentTarget)
      }}
      isInvalid={shown !== undefined}
    >
      <Label>{label}</Label>
      <DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>
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
