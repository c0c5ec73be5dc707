import { Input, Label, NumberField as AriaNumberField, Text } from 'react-aria-components'
import { useEditing, useWrite } from './editing.tsx'
import { FieldError } from './field-error.tsx'
import type { FieldProps } from './field-props.ts'
import { hintOf, labelOf } from './labels.ts'
import { useFocus } from './use-focus.ts'

/** A number: a price, a distance. */
export function NumberField({ fieldKey, node, path, value }: FieldProps) {
  const { store } = useEditing()
  const write = useWrite()
  const input = useFocus<HTMLInputElement>(path)
  const { minimum, maximum } = node.schema
  const label = labelOf(fieldKey, node)
  return (
    <AriaNumberField
      className="field"
      {...(typeof value === 'string' && { value: Number(value) })}
      {...(typeof minimum === 'number' && { minValue: minimum })}
      {...(typeof maximum === 'number' && { maxValue: maximum })}
      onChange={(next) => {
        if (!Number.isNaN(next)) write(path, next, label, 'bit by bit')
      }}
      onBlur={() => store.seal()}
    >
      <Label>{label}</Label>
      <Input ref={input} />
      {hintOf(node) && <Text slot="description">{hintOf(node)}</Text>}
      <FieldError path={path} />
    </AriaNumberField>
  )
}
