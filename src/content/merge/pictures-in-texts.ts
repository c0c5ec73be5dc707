import { readValue } from '../yaml/edit/read.ts'
import { fileKind } from '../model/file-kind.ts'
import { placesIn } from '../model/schema/places-in.ts'
import { childNode, fileNode, type SchemaNode } from '../model/schema/schema-node.ts'
import type { Value } from '../model/source.ts'
import { applyEdits } from '../yaml/edit/apply-edit.ts'
import type { Edit } from '../yaml/edit/edit.ts'

/** The names of all pictures that are shown. A file that can't be parsed shows none. */
export function picturesInTexts(texts: ReadonlyMap<string, string>): ReadonlySet<string> {
  return new Set(
    [...texts].flatMap(([file, text]) => {
      const value = readValue(text)
      return value === undefined ? [] : picturesIn(value, fileNode(fileKind(file)))
    }),
  )
}

/** By the values that show them, which are the same from one letter to the next where nothing has changed. */
const known = new WeakMap<object, readonly string[]>()

function picturesIn(value: Value, node: SchemaNode): readonly string[] {
  if (typeof value === 'string') return node.schema['refersTo'] === 'picture' ? [value] : []
  const names =
    known.get(value) ??
    Object.entries(value).flatMap(([key, inner]) => {
      const child = childNode(node, Array.isArray(value) ? Number(key) : key, inner)
      return child ? picturesIn(inner, child) : []
    })
  known.set(value, names)
  return names
}

/** Whether a text shows a picture, or can't be parsed and might show it. */
export const mayShow = (texts: ReadonlyMap<string, string>, picture: string): boolean =>
  picturesInTexts(texts).has(picture) || [...texts.values()].some((text) => readValue(text) === undefined)

/**
 * A file's text with one picture replaced by another wherever it is shown.
 *
 * @param name the name of the file
 * @throws EditError if such a place is written in a way that cannot be changed safely
 */
export function shownAs(name: string, text: string, picture: string, other: string): string {
  const value = readValue(text)
  if (value === undefined) return text
  const places = [...placesIn(value, fileNode(fileKind(name)))]
  const edits = places.flatMap(({ path, value: shown, node }): Edit[] =>
    node.schema['refersTo'] === 'picture' && shown === picture ? [{ kind: 'set', path, value: other }] : [],
  )
  return applyEdits(text, edits)
}
