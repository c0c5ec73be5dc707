import { Tick } from '../tick.tsx'
import { useChange } from './editing.tsx'
import type { FieldProps } from './field-props.ts'
import { labelOf } from './labels.ts'

/** A flag that is either true or absent from the file. */
export function FlagField({ fieldKey, node, path, value }: FieldProps) {
  const change = useChange()
  const label = labelOf(fieldKey, node)
  return (
    <Tick
      isSelected={value === 'true'}
      onChange={(isSo) =>
        change(
          !isSo
            ? { kind: 'remove', path }
            : value === undefined
              ? { kind: 'addKey', path: path.slice(0, -1), key: String(path.at(-1)), value: true }
              : { kind: 'set', path, value: true },
          label,
        )
      }
    >
      {label}
    </Tick>
  )
}
