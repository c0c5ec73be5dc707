import { Label, ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { resolved } from '../../../content/model/schema/schema-node.ts'
import type { Weekday } from '../../../content/model/schema/types.generated.ts'
import { weekdays } from '../../../content/model/day.ts'
import { valueNameOf } from '../panel/labels.ts'
const node = resolved({ $ref: '#/$defs/weekday' }, 'schedule.schema.json')

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
            {valueNameOf(node, day)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {problem !== undefined && <p className="error">{problem}</p>}
    </div>
  )
}
