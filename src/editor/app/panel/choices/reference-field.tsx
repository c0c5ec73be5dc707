import { ChoiceField } from '../choice-field.tsx'
import { useChange, useEditing } from '../editing.tsx'
import type { FieldProps } from '../field-props.ts'
import { labelOf } from '../labels.ts'
import { useFocus } from '../use-focus.ts'
import { referenceOptions } from './reference-options.ts'

/** A reference to something that is defined elsewhere in the content: a phone, a page, a part of this page. */
export function ReferenceField({ fieldKey, node, path, value }: FieldProps) {
  const { thing, state } = useEditing()
  const button = useFocus<HTMLButtonElement>(path)
  const change = useChange()
  const label = labelOf(fieldKey, node)
  const options = referenceOptions(String(node.schema['refersTo']), thing, state)
  return (
    <ChoiceField
      label={label}
      options={options}
      chosen={typeof value === 'string' ? value : undefined}
      buttonRef={button}
      onChoose={(id) => {
        const { first = [] } = options.find((option) => option.id === id) ?? {}
        change(
          [
            ...first,
            value === undefined
              ? { kind: 'addKey', path: path.slice(0, -1), key: String(path.at(-1)), value: id }
              : { kind: 'set', path, value: id },
          ],
          label,
        )
      }}
    />
  )
}
