import { FieldError, Input, Label, Text, TextArea, TextField } from 'react-aria-components'
import { type Language, languages } from '../../../content/model/language.ts'
import { messages } from '../messages/messages.ts'

interface PlainFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: string
  /** What is wrong with its value. */
  readonly problem?: string | undefined
  /** A text in a language grows with what is written. */
  readonly lang?: Language
  /** Called when the field is left. */
  readonly onLeave?: () => void
}

/** A field for something that is not in the content yet. */
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
      {lang ? (
        <div className="growing" data-text={value}>
          <TextArea lang={lang} rows={1} />
        </div>
      ) : (
        <Input />
      )}
      {hint !== undefined && hint !== problem && <Text slot="description">{hint}</Text>}
      <FieldError className="error">{problem}</FieldError>
    </TextField>
  )
}

/** A text in each language. */
export type InBoth = Readonly<Record<Language, string>>

export const emptyTexts: InBoth = { pt: '', en: '' }

interface PlainTextsProps {
  readonly label: string
  readonly value: InBoth
  readonly onChange: (value: InBoth) => void
  /** The message for a language that is empty. */
  readonly problem: string | undefined
}

/** A text in both languages, side by side, that is not in the content yet. */
export function PlainTexts({ label, value, onChange, problem }: PlainTextsProps) {
  return (
    <div className="localised" role="group" aria-label={label}>
      {languages.map((language) => (
        <PlainField
          key={language}
          label={`${label} (${messages.inLanguage[language]})`}
          lang={language}
          value={value[language]}
          onChange={(text) => onChange({ ...value, [language]: text })}
          problem={value[language].trim() ? undefined : problem}
        />
      ))}
    </div>
  )
}

/** Leads to the first field of a form that is not right: it may be out of sight above the button that was pressed. */
export function focusFirstWrong(form: Element): void {
  const field = form.querySelector<HTMLElement>('[data-invalid] :is(input, textarea, button, [role="spinbutton"])')
  field?.focus()
}
