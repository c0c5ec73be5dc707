import './choices/choices.css'
import { Icon } from '../../../site/ui/icon.tsx'
import type { IconName } from '../../../content/model/schema/types.generated.ts'
import { ChoiceField, type Option } from './choice-field.tsx'
import { valueNameOf, labelOf } from './labels.ts'
import { useWrite } from './editing.tsx'
import { FieldError, type FieldProps, useFocus } from './text-field.tsx'
/** A value from the schema's enumeration: chosen by its name, an icon by its drawing. */
export function EnumField({ fieldKey, node, path, value }: FieldProps) {
  const button = useFocus<HTMLButtonElement>(path)
  const write = useWrite()
  const label = labelOf(fieldKey, node)
  const isIcon = node.type === 'IconName'
  const values = Array.isArray(node.schema['enum']) ? node.schema['enum'].map(String) : []
  const options = values.map((id): Option => ({
    id,
    text: valueNameOf(node, id),
    ...(isIcon && { drawing: <Icon name={id as IconName} /> }),
  }))
  return (
    <>
      <ChoiceField
        label={label}
        options={options}
        chosen={typeof value === 'string' ? value : undefined}
        buttonRef={button}
        isGrid={isIcon}
        onChoose={(id) => write(path, id, label)}
      />
      <FieldError path={path} />
    </>
  )
}
