import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../content/schema/types.generated.ts'
import { ChoiceField, type Option } from './choice-field.tsx'
import { useEditing, useWrite } from './editing.tsx'
import type { FieldProps } from './field-props.ts'
import { labelOf } from './labels.ts'
import { useFocus } from './use-focus.ts'

/** A value that the schema lists: chosen by its name, an icon by how it looks. */
export function EnumField({ fieldKey, node, path, value }: FieldProps) {
  const values = Array.isArray(node.schema['enum']) ? node.schema['enum'].map(String) : []
  const options = values.map((id): Option => ({
    id,
    text: id,
    ...(node.type === 'IconName' && { drawing: <Icon name={id as IconName} /> }),
  }))
  return <Choice {...{ fieldKey, node, path, value, options }} />
}

/** A name that stands elsewhere in the content: a phone, a page, a part of this page. */
export function ReferenceField({ fieldKey, node, path, value }: FieldProps) {
  const { references } = useEditing()
  const options = references(String(node.schema['refersTo'])).map((id) => ({ id, text: id }))
  return <Choice {...{ fieldKey, node, path, value, options }} />
}

function Choice({ fieldKey, node, path, value, options }: FieldProps & { readonly options: readonly Option[] }) {
  const button = useFocus<HTMLButtonElement>(path)
  const write = useWrite()
  const label = labelOf(fieldKey, node)
  return (
    <ChoiceField
      label={label}
      options={options}
      chosen={typeof value === 'string' ? value : undefined}
      buttonRef={button}
      onChoose={(id) => write(path, id, value !== undefined, label)}
    />
  )
}
