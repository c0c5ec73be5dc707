import './dates.css'
import { parseTime } from '@internationalized/date'
import { DateInput, DateSegment, FieldError, Label, TimeField } from 'react-aria-components'

interface HourFieldProps {
  readonly label: string
  /** `20:00`; undefined if no time is given. */
  readonly value: string | undefined
  readonly onChange: (time: string | undefined) => void
  readonly problem?: string | undefined
}

/** A time of day, on a 24-hour clock. */
export function HourField({ label, value, onChange, problem }: HourFieldProps) {
  return (
    <TimeField
      className="field hour"
      value={timeOf(value)}
      onChange={(time) => onChange(time?.toString().slice(0, 5))}
      hourCycle={24}
      shouldForceLeadingZeros
      isInvalid={problem !== undefined}
    >
      <Label>{label}</Label>
      <DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>
      <FieldError className="error">{problem}</FieldError>
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
