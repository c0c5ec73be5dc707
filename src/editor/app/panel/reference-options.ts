import { items, ownProperty, valueAtPath } from '../../../content/model/own-property.ts'
import { type CheckedValue, fileKind } from '../../../content/model/source.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import type { EditorState } from '../state/editor-state.ts'
import type { EditorSelection } from './selection.ts'

/** The names that a value of the selected part may refer to, by the schema's kind of reference. */
export function referencesOf(kind: string, selection: EditorSelection, state: EditorState): readonly string[] {
  // A picture is chosen by eye: a new one is empty until then.
  if (kind === 'picture') return []
  return kind === 'anchor'
    ? definedNames(kind, new Map([[selection.file, selection.fileValue]]), [], selection.file)
    : namesOf(kind, state)
}

/** The names that any value of the content may refer to, by the schema's kind of reference. */
export function namesOf(kind: string, { texts, pictures }: EditorState): readonly string[] {
  const values = [...texts].flatMap(([file, text]) => {
    const value = readValue(text)
    return value === undefined ? [] : [[file, value] as const]
  })
  return definedNames(kind, new Map(values), [...pictures.keys()])
}

/** The same for values that have been read. @param page the file whose anchors are asked for */
export function definedNames(
  kind: string,
  values: ReadonlyMap<string, CheckedValue>,
  pictures: readonly string[],
  page = '',
): readonly string[] {
  switch (kind) {
    case 'phone':
      return Object.keys(valueAtPath(values.get('site.yaml'), ['phones']) ?? {})
    case 'page':
      return textsOf(
        [...values].filter(([file]) => fileKind(file) === 'page').map(([, value]) => valueAtPath(value, ['path'])),
      )
    case 'event':
      return textsOf(
        items(valueAtPath(values.get('events.yaml'), ['events'])).map((event) => ownProperty(event, 'name')),
      )
    case 'anchor':
      return textsOf(items(valueAtPath(values.get(page), ['blocks'])).map((block) => ownProperty(block, 'anchor')))
    case 'picture':
      return pictures
    default:
      return []
  }
}

const textsOf = (values: readonly unknown[]): string[] => values.filter((value) => typeof value === 'string')
