import { valueAtPath } from '../../../content/parse/own-property.ts'
import { Button } from 'react-aria-components'
import { languages } from '../../../content/language.ts'
import { messages } from '../messages/messages.ts'
import { useChange } from './editing.tsx'
import { isEitherText } from './choices/either-text-field.tsx'
import type { FieldProps } from './field-props.ts'
import { labelOf } from './labels.ts'

/** Removes an optional field. A text must be emptied first, so that there is no button below each one. */
export function RemoveField({ fieldKey, node, path, value }: FieldProps) {
  const change = useChange()
  const isFlag = node.schema['type'] === 'boolean'
  const isLine = node.schema['type'] === 'string' && !('refersTo' in node.schema) && !('enum' in node.schema)
  const isText = isLine || node.type === 'LocalisedText' || isEitherText(node)
  if (isFlag || (isText && !isUnwritten(value))) return undefined
  const label = labelOf(fieldKey, node)
  return (
    <p className="additions">
      <Button onPress={() => change({ kind: 'remove', path }, messages.removeField(label))}>
        {messages.removeField(label.toLowerCase())}
      </Button>
    </p>
  )
}

const isUnwritten = (value: FieldProps['value']): boolean =>
  typeof value === 'string' ? value.trim() === '' : languages.every((language) => !valueAtPath(value, [language]))
