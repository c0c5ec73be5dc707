import { languages } from '../../../content/model/language.ts'
import { valueAtPath } from '../../../content/model/own-property.ts'
import { Button } from 'react-aria-components'
import { SearchPreview } from '../search/search-preview.tsx'
import { WrittenWhen } from '../events/when-fields.tsx'
import { messages, uiLanguage } from '../messages/messages.ts'
import { useEditing, useWrite } from './editing.tsx'
import { Field, isField, MapFields } from './field.tsx'
import { ItemActions } from './item-actions.tsx'
import { hintOf, pageTitleOf, partName } from './labels.ts'
import { FieldError, TextField, useFocus } from './text-field.tsx'

/** The fields of the selected part, and the actions on it as a whole. */
export function SelectionForm() {
  const { selection, state, open, back, content } = useEditing()
  const { file, kind, path, node, value, fileValue } = selection
  // What was clicked may have no field yet, for instance a text that is derived from other data.
  const isThere = valueAtPath(fileValue, selection.touched) !== undefined
  const heading = useFocus<HTMLHeadingElement>(isThere ? path : selection.touched)
  const around = path.slice(0, -1)
  const list = valueAtPath(fileValue, around)
  const shown =
    kind === 'events' ? content?.events.find(({ name: own }) => own === valueAtPath(value, ['name'])) : undefined
  const isPage = kind === 'page' && path.length === 0
  const [, word] = selection.touched
  const name = isPage
    ? pageTitleOf(state.texts, file)
    : partName({ file, path: kind === 'dictionary' && word !== undefined ? selection.touched : path }, fileValue)
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <header>
        <nav aria-label={messages.around}>
          {(back || path.length > 0) && (
            <Button onPress={back ?? (() => open(around, 'instead'))}>{messages.back}</Button>
          )}
        </nav>
        <h2 ref={heading} tabIndex={-1}>
          {name}
        </h2>
        {!isField(node) && kind !== 'dictionary' && <p className="hint">{hintOf(node)}</p>}
        {node.schema['marks'] === 'testimonial' && <p className="reminder">{messages.consent}</p>}
        {path.length > 0 && Array.isArray(list) && (
          <ItemActions
            node={node}
            value={value}
            path={path}
            count={list.length}
            name={name}
            onDone={(next) => open(next ?? around, 'instead')}
          />
        )}
      </header>
      {isPage && <SearchPreview />}
      {shown && <WrittenWhen schedule={shown} isReplaced={shown.when !== undefined} />}
      {kind === 'dictionary' ? (
        <WordFields />
      ) : isField(node) ? (
        <Field fieldKey={String(path.at(-2))} node={node} path={path} value={value} />
      ) : (
        <>
          <FieldError path={path} />
          <MapFields node={node} path={path} value={value} />
        </>
      )}
    </form>
  )
}

/** The interface words that were clicked, in both languages; all of them if none was. */
function WordFields() {
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
