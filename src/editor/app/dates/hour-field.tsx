import './dates.css'
import { parseTime } from '@internationalized/date'
import { DateInput, DateSegment, FieldError, Label, TimeField } from 'react-aria-components'

interface HourFieldProps {
  readonly label: string
  /** `20:00`; nothing where no hour is said. */
  readonly value: string | undefined
  readonly onChange: (time: string | undefined) => void
  readonly problem?: string | undefined
}

/** An hour of the day, of twenty-four. */
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
    // No hour that there is: she writes one.
    return null
  }
}
