import type { ValuePath } from '../../../content/parse/pointer.ts'
import { Label, Text, TextArea, TextField as AriaTextField } from 'react-aria-components'
import { FieldError } from './field-error.tsx'
import { useEditing, useText } from './editing.tsx'
import { useFocus } from './use-focus.ts'

interface TextFieldProps {
  readonly label: string
  readonly onChange: (value: string) => void
  readonly path: ValuePath
  /** A prefix of the text that is not shown. */
  readonly prefix?: string
  readonly hint?: string | undefined
  readonly lang?: string
}

/** A text in a field that grows with it. */
export function TextField({ label, onChange, path, prefix = '', hint, lang }: TextFieldProps) {
  const { store } = useEditing()
  const value = useText(path).slice(prefix.length)
  const area = useFocus<HTMLTextAreaElement>(path)
  return (
    <AriaTextField className="field" value={value} onChange={onChange} onBlur={() => store.seal()}>
      <Label>{label}</Label>
      <div className="growing" data-text={value}>
        <TextArea ref={area} lang={lang} rows={1} />
      </div>
      {hint && <Text slot="description">{hint}</Text>}
      <FieldError path={path} />
    </AriaTextField>
  )
}
