import './dates.css'
import { parseDate } from '@internationalized/date'
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
} from 'react-aria-components'
import { messages } from '../messages/messages.ts'
import { useHalfTyped } from './half-typed.ts'

interface DayPickerProps {
  readonly label: string
  /** Year-month-day; undefined if no day is chosen, or what is written is not a day. */
  readonly value: string | undefined
  readonly onChange: (day: string | undefined) => void
  readonly problem?: string | undefined
}

/** A day, typed or chosen in a calendar. */
export function DayPicker({ label, value, onChange, problem }: DayPickerProps) {
  const [isHalf, look] = useHalfTyped()
  const shown = isHalf ? messages.events.halfDay : problem
  return (
    <DatePicker
      className="field day"
      value={dayOf(value)}
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

function dayOf(value: string | undefined) {
  try {
    return value ? parseDate(value) : null
  } catch {
    // The value is not a valid day: the field is empty until one is chosen.
    return null
  }
}
