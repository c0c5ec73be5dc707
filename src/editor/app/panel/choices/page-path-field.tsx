import { messages } from '../../messages/messages.ts'
import type { FieldProps } from '../field-props.ts'
import { labelOf } from '../labels.ts'

/** The address of a page. Other pages link to it, so it is changed together with those links. */
export function PagePathField({ fieldKey, node, value }: FieldProps) {
  return (
    <p className="field">
      <span className="hint">{labelOf(fieldKey, node)}</span>
      <b>{typeof value === 'string' ? value : ''}</b>
      <span className="hint">{messages.pages.addressChangedIn}</span>
    </p>
  )
}
