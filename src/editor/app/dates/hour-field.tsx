import './dates.css'
import { parseTime } from '@internationalized/date'
import { DateInput, DateSegment, FieldError, Label, TimeField } from 'react-aria-components'
import { messages } from '../messages/messages.ts'
import { useHalfTyped } from './half-typed.ts'

interface HourFieldProps {
  readonly label: string
  /** `20:00`; undefined if no time is given. */
  readonly value: string | undefined
  readonly onChange: (time: string | undefined) => void
  readonly problem?: string | undefined
}

/** A time of day, on a 24-hour clock. */
export function HourField({ label, value, onChange, problem }: HourFieldProps) {
  const [isHalf, look] = useHalfTyped()
  const shown = isHalf ? messages.events.halfHour : problem
  return (
    <TimeField
      className="field hour"
      value={timeOf(value)}
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

function timeOf(value: string | undefined) {
  try {
    return value ? parseTime(value) : null
  } catch {
    // The value is not a valid time: the field is empty until one is typed.
    return null
  }
}
