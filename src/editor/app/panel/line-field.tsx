import { useWrite } from './editing.tsx'
import type { FieldProps } from './field-props.ts'
import { hintOf, labelOf } from './labels.ts'
import { TextField } from './text-field.tsx'

/** A text that is the same in both languages: a name, a number, an address. */
export function LineField({ fieldKey, node, path }: FieldProps) {
  const write = useWrite()
  const label = labelOf(fieldKey, node)
  return (
    <TextField label={label} hint={hintOf(node)} path={path} onChange={(next) => write(path, next, label, 'typed')} />
  )
}
