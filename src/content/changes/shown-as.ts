import { applyEdits } from '../edit/apply-edit.ts'
import type { Edit } from '../edit/edit.ts'
import { readValue } from '../edit/read.ts'
import { fileKind } from '../file-kind.ts'
import { placesIn } from '../schema/places-in.ts'
import { fileNode } from '../schema/schema-node.ts'

/**
 * A text in which every place that shows one picture shows another one.
 *
 * @param name of the file that the text is of
 * @throws EditError where such a place is written in a way that can't be changed without harm
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
