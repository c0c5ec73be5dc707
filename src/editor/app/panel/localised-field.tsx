import { languages } from '../../../content/language.ts'
import { messages } from '../messages/messages.ts'
import { useWrite } from './editing.tsx'
import { FieldError } from './field-error.tsx'
import type { FieldProps } from './field-props.ts'
import { hintOf, labelOf } from './labels.ts'
import { TextField } from './text-field.tsx'

/** A text in both languages, side by side. */
export function LocalisedField({ fieldKey, node, path }: FieldProps) {
  const write = useWrite()
  const label = labelOf(fieldKey, node)
  return (
    <div className="localised" role="group" aria-label={label}>
      {languages.map((language) => {
        const own = [...path, language]
        return (
          <TextField
            key={language}
            label={`${label} (${messages.inLanguage[language]})`}
            lang={language}
            path={own}
            onChange={(next) => write(own, next, label, 'typed')}
          />
        )
      })}
      <p className="hint">{hintOf(node)}</p>
      <FieldError path={path} />
    </div>
  )
}
