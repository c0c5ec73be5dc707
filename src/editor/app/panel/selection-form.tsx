import { pointerTo, valueAtPath } from '../../../content/model/source.ts'
import { fieldsOf, nodeAt, type SchemaNode } from '../../../content/model/schema/schema-node.ts'
import { SearchPreview } from '../pages/search-preview.tsx'
import { WrittenWhen } from '../events/when-fields.tsx'
import { capitalised } from '../../../content/languages/names.ts'
import { messages, uiLanguage } from '../messages/messages.ts'
import { useEditing } from './editing.tsx'
import { Field, MapFields } from './field.tsx'
import { ItemActions } from './item-actions.tsx'
import { hintOf, pageTitleOf, partName } from './labels.ts'
import { Back } from './panel-heading.tsx'
import { addableFields } from './schema-values.ts'
import type { EditorSelection } from './selection.ts'
import { FieldError, TextInBoth, useFocus } from './text-field.tsx'

const keysOf = (node: SchemaNode): readonly string[] => fieldsOf(node).map(({ key }) => key)

/** Whether search engines show a field of a page. */
const isFound = (key: string): boolean => key === 'title' || key === 'description'

/** The fields of the selected part, and the actions on it as a whole. */
export function SelectionForm() {
  const { selection, state, back, checked, open, setOpenPanel } = useEditing()
  const { file, kind, path, node, value, fileValue } = selection
  // What was clicked on the page may have no field yet, such as a text from other data; what was found may have to be added.
  const isThere = valueAtPath(fileValue, selection.touched) !== undefined
  const heading = useFocus<HTMLHeadingElement>(isThere || (back && isAddable(selection)) ? path : selection.touched)
  const around = path.slice(0, -1)
  const list = valueAtPath(fileValue, around)
  const shown =
    kind === 'events' ? checked.content?.events.find(({ name: it }) => it === valueAtPath(value, ['name'])) : undefined
  const times = new RegExp(`^${path.reduce<string>(pointerTo, '')}/(?:days|weekly|monthly)\\b`)
  // In place of a day that does not exist, the page shows another one.
  const errors = checked.diagnostics.filter((each) => each.severity === 'error' && times.test(each.pointer))
  const written = errors.length > 0 ? undefined : shown
  const isWrong = errors.some(({ code }) => /^(?:lastBeforeFirst|tooLong|hours.*|neverTakesPlace)$/.test(code))
  // The events have a list of their own.
  const goAround = () => (kind === 'events' && path.length === 2 ? setOpenPanel('events') : open(around, 'instead'))
  const leave = back ?? goAround
  const isPage = kind === 'page' && path.length === 0
  const [, word] = selection.touched
  const name = isPage
    ? pageTitleOf(state.texts, file)
    : kind === 'dictionary' && word !== undefined
      ? wordGroup(String(word))[0]
      : partName({ file, path }, fileValue)
  return (
    <>
      {(back || path.length > 0) && <Back onPress={leave} />}
      <form onSubmit={(event) => event.preventDefault()}>
        <header>
          <h2 ref={heading} tabIndex={-1}>
            {name}
          </h2>
          {node.type !== 'Picture' && kind !== 'dictionary' && <p className="hint">{hintOf(node)}</p>}
          {node.schema['marks'] === 'testimonial' && <p className="reminder">{messages.consent}</p>}
          {path.length > 0 && Array.isArray(list) && <ItemActions {...{ path, name, leave }} />}
        </header>
        {shown && <WrittenWhen schedule={written} isReplaced={shown.when !== undefined} isWrong={isWrong} />}
        {kind === 'dictionary' ? (
          <WordFields />
        ) : node.type === 'Picture' ? (
          <Field fieldKey={String(path.at(-2))} node={node} path={path} value={value} />
        ) : (
          <>
            <FieldError path={path} />
            {isPage && <MapFields {...{ node, path, value }} without={keysOf(node).filter((key) => !isFound(key))} />}
            {isPage && <SearchPreview />}
            <MapFields {...{ node, path, value }} without={isPage ? keysOf(node).filter(isFound) : []} />
          </>
        )}
      </form>
    </>
  )
}

function isAddable({ kind, fileValue, touched }: EditorSelection) {
  const around = touched.slice(0, -1)
  const node = nodeAt(kind, fileValue, around)
  return node && addableFields(node, valueAtPath(fileValue, around)).some(({ key }) => key === touched.at(-1))
}

/** What an interface word belongs to, and what it is there: `Página não encontrada` and `título`. */
function wordGroup(key: string): readonly [group: string, word: string] {
  const [group = '', word = group] = wordName(key).split(': ')
  return [group, capitalised(word)]
}

const wordName = (key: string): string => partName({ file: 'dictionary.yaml', path: [uiLanguage, key] }, undefined)

/** The interface words around the one that was clicked, in both languages; all of them if none was. */
function WordFields() {
  const { selection } = useEditing()
  const [, touched] = selection.touched
  const all = Object.keys(valueAtPath(selection.value, [uiLanguage]) ?? {})
  const group = touched === undefined ? undefined : wordGroup(String(touched))[0]
  return all
    .filter((key) => group === undefined || wordGroup(key)[0] === group)
    .map((key) => (
      <TextInBoth
        key={key}
        label={group === undefined ? wordName(key) : wordGroup(key)[1]}
        pathIn={(language) => [language, key]}
      />
    ))
}
