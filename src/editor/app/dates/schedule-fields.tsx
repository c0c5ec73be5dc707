import { Label, ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { resolved, type SchemaNode } from '../../../content/model/schema/schema-node.ts'
import type { Weekday } from '../../../content/model/schema/types.generated.ts'
import { weekdays } from '../../../content/model/day.ts'
import { formMessage } from '../messages/form/form-message.ts'
import { valueNameOf, labelOf } from '../panel/labels.ts'
import { useDiagnostics, useEditing, useWrite } from '../panel/editing.tsx'
import type { FieldProps } from '../panel/text-field.tsx'
import { DayPicker, HourField } from './day-and-hour.tsx'

const weekdayNode = resolved({ $ref: '#/$defs/weekday' }, 'schedule.schema.json')

interface WeekdaysFieldProps {
  readonly label: string
  readonly value: readonly Weekday[]
  readonly onChange: (days: readonly Weekday[]) => void
  readonly problem?: string | undefined
}

/** One weekday, or several. */
export function WeekdaysField({ label, value, onChange, problem }: WeekdaysFieldProps) {
  return (
    <div className="field weekdays" data-invalid={problem !== undefined || undefined}>
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
}

/** A day in the content. */
export function DayField(props: FieldProps) {
  return <DayPicker {...usePart(props)} />
}

/** A time of day in the content. */
export function TimeOfDayField(props: FieldProps) {
  return <HourField {...usePart(props)} />
}

/** What the control for a day or a time in the content needs. */
function usePart({ fieldKey, node, path, value }: FieldProps) {
  const write = useWrite()
  const label = labelOf(fieldKey, node)
  return {
    label,
    value: typeof value === 'string' ? value : undefined,
    onChange: (part: string | undefined) => part && write(path, part, label),
    problem: useProblem(path),
  }
}

/** Whether the schema allows a single weekday or several. */
export function isWeekdays({ schema, file }: SchemaNode): boolean {
  const ways = Array.isArray(schema['anyOf']) ? (schema['anyOf'] as readonly SchemaNode['schema'][]) : []
  return ways.some((way) => resolved(way, file).type === 'Weekday')
}

/** Weekdays in the content: one is written as a plain value, several as a list. */
export function WeekdaysOfField({ fieldKey, node, path, value }: FieldProps) {
  const write = useWrite()
  const label = labelOf(fieldKey, node)
  const chosen = weekdays.filter((day) => (Array.isArray(value) ? value.includes(day) : value === day))
  return (
    <WeekdaysField
      label={label}
      value={chosen}
      onChange={(days) => {
        const [only] = days
        if (only) write(path, days.length === 1 ? only : [...days], label)
      }}
      problem={useProblem(path)}
    />
  )
}

function useProblem(path: FieldProps['path']): string | undefined {
  const { state } = useEditing()
  const [first] = useDiagnostics(path)
  return first && formMessage(first, state.texts)
}
