import { languages } from '../../../content/model/language.ts'
import { valueAtPath } from '../../../content/model/own-property.ts'
import { Button } from 'react-aria-components'
import { fieldsOf, type SchemaNode } from '../../../content/model/schema/schema-node.ts'
import { SearchPreview } from '../pages/search-preview.tsx'
import { WrittenWhen } from '../events/when-fields.tsx'
import { capitalised } from '../../../content/languages/names.ts'
import { messages, uiLanguage } from '../messages/messages.ts'
import { useEditing, useOpen, useWrite } from './editing.tsx'
import { Field, isField, MapFields } from './field.tsx'
import { ItemActions } from './item-actions.tsx'
import { hintOf, pageTitleOf, partName } from './labels.ts'
import { FieldError, TextField, useFocus } from './text-field.tsx'

const keysOf = (node: SchemaNode): readonly string[] => fieldsOf(node).map(({ key }) => key)

/** Whether search engines show a field of a page. */
const isFound = (key: string): boolean => key === 'title' || key === 'description'

/** The fields of the selected part, and the actions on it as a whole. */
export function SelectionForm() {
  const { selection, state, back, draft } = useEditing()
  const open = useOpen()
  const { file, kind, path, node, value, fileValue } = selection
  // What was clicked may have no field yet, for instance a text that is derived from other data.
  const isThere = valueAtPath(fileValue, selection.touched) !== undefined
  const heading = useFocus<HTMLHeadingElement>(isThere ? path : selection.touched)
  const around = path.slice(0, -1)
  const list = valueAtPath(fileValue, around)
  const shown =
    kind === 'events' ? draft.content?.events.find(({ name: own }) => own === valueAtPath(value, ['name'])) : undefined
  const isPage = kind === 'page' && path.length === 0
  const [, word] = selection.touched
  const name = isPage
    ? pageTitleOf(state.texts, file)
    : kind === 'dictionary' && word !== undefined
      ? wordGroup(String(word))[0]
      : partName({ file, path }, fileValue)
  return (
    <>
      <nav aria-label={messages.around}>
        {(back || path.length > 0) && (
          <Button onPress={back ?? (() => open(around, 'instead'))}>{messages.back}</Button>
        )}
      </nav>
      <form onSubmit={(event) => event.preventDefault()}>
        <header>
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
              onDone={(next) => open(next, 'instead')}
            />
          )}
        </header>
        {shown && <WrittenWhen schedule={shown} isReplaced={shown.when !== undefined} />}
        {kind === 'dictionary' ? (
          <WordFields />
        ) : isField(node) ? (
          <Field fieldKey={String(path.at(-2))} node={node} path={path} value={value} />
        ) : (
          <>
            <FieldError path={path} />
            {isPage && (
              <>
                <MapFields
                  node={node}
                  path={path}
                  value={value}
                  without={keysOf(node).filter((key) => !isFound(key))}
                />
                <SearchPreview />
              </>
            )}
            <MapFields node={node} path={path} value={value} without={isPage ? keysOf(node).filter(isFound) : []} />
          </>
        )}
      </form>
    </>
  )
}

/** What an interface word belongs to, and what it is there: `Página não encontrada` and `título`. */
function wordGroup(key: string): readonly [group: string, word: string] {
  const [group = '', word = group] = partName({ file: 'dictionary.yaml', path: [uiLanguage, key] }, undefined).split(
    ': ',
  )
  return [group, capitalised(word)]
}

/** The interface words around the one that was clicked, in both languages; all of them if none was. */
function WordFields() {
  const { selection } = useEditing()
  const write = useWrite()
  const [, touched] = selection.touched
  const all = Object.keys(valueAtPath(selection.value, [uiLanguage]) ?? {})
  const group = touched === undefined ? undefined : wordGroup(String(touched))[0]
  return all
    .filter((key) => group === undefined || wordGroup(key)[0] === group)
    .map((key) => {
      const label =
        group === undefined
          ? partName({ file: selection.file, path: [uiLanguage, key] }, selection.fileValue)
          : wordGroup(key)[1]
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
