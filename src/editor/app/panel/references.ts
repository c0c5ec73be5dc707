import { valueAtPath } from '../../../content/parse/own-property.ts'
import { readValue } from '../../../content/edit/read.ts'
import { fileKind } from '../../../content/file-kind.ts'
import type { EditorState } from '../state/editor-state.ts'
import type { Thing } from './thing.ts'

/** The names that a value of the open thing may refer to, by the schema's kind of reference. */
export function referencesOf(kind: string, thing: Thing, state: EditorState): readonly string[] {
  // A picture is chosen by eye: a new one is empty until then.
  if (kind === 'picture') return []
  if (kind !== 'anchor') return namesOf(kind, state)
  const blocks = valueAtPath(thing.fileValue, ['blocks'])
  return textsOf(Array.isArray(blocks) ? blocks.map((block) => valueAtPath(block, ['anchor'])) : [])
}

/** The names that any value of the content may refer to, by the schema's kind of reference. */
export function namesOf(kind: string, { texts, pictures }: EditorState): readonly string[] {
  const read = (file: string) => readValue(texts.get(file) ?? '')
  switch (kind) {
    case 'phone':
      return Object.keys(valueAtPath(read('site.yaml'), ['phones']) ?? {})
    case 'page':
      return textsOf(
        [...texts.keys()].filter((file) => fileKind(file) === 'page').map((file) => valueAtPath(read(file), ['path'])),
      )
    case 'event': {
      const events = valueAtPath(read('events.yaml'), ['events'])
      return textsOf(Array.isArray(events) ? events.map((event) => valueAtPath(event, ['name'])) : [])
    }
    case 'picture':
      return [...pictures.keys()]
    default:
      return []
  }
}

const textsOf = (values: readonly unknown[]): string[] => values.filter((value) => typeof value === 'string')
