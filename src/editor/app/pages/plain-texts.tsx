import { type Language, languages } from '../../../content/model/language.ts'
import { messages } from '../messages/messages.ts'
import { PlainField } from './plain-field.tsx'

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
