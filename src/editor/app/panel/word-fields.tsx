import { valueAtPath } from '../../../content/model/own-property.ts'
import { languages } from '../../../content/model/language.ts'
import { messages, uiLanguage } from '../messages/messages.ts'
import { useEditing, useWrite } from './editing.tsx'
import { partName } from './labels.ts'
import { TextField } from './text-field.tsx'
/** The interface words that were clicked, in both languages; all of them if none was. */
export function WordFields() {
  const { selection } = useEditing()
  const write = useWrite()
  const [, touched] = selection.touched
  const keys = touched === undefined ? Object.keys(valueAtPath(selection.value, [uiLanguage]) ?? {}) : [String(touched)]
  return keys.map((key) => {
    const label = partName({ file: selection.file, path: [uiLanguage, key] }, selection.fileValue)
    return (
      <div key={key} className="localised" role="group" aria-label={label}>
        {languages.map((language) => (
          <TextField
            key={language}
            label={`${label} (${messages.inLanguage[language]})`}
            lang={language}
            path={[language, key]}
            onChange={(next) => write([language, key], next, label, 'typed')}
          />
        ))}
      </div>
    )
  })
}
