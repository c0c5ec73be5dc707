import { FieldError, Input, Label, Text, TextField } from 'react-aria-components'

interface PlainFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: string
  /** What is wrong with its value. */
  readonly problem?: string | undefined
  readonly lang?: string
  /** Called when the field is left. */
  readonly onLeave?: () => void
}

/** A single-line field for something that is not in the content yet. */
export function PlainField({ label, value, onChange, hint, problem, lang, onLeave }: PlainFieldProps) {
  return (
    <TextField
      className="field"
      value={value}
      onChange={onChange}
      isInvalid={problem !== undefined}
      {...(onLeave && { onBlur: onLeave })}
    >
      <Label>{label}</Label>
      <Input lang={lang} />
      {hint !== undefined && hint !== problem && <Text slot="description">{hint}</Text>}
      <FieldError className="error">{problem}</FieldError>
    </TextField>
  )
}
