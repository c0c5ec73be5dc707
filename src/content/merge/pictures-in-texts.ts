import { readValue } from '../yaml/edit/read.ts'
import { fileKind } from '../model/file-kind.ts'
import { placesIn } from '../model/schema/places-in.ts'
import { fileNode } from '../model/schema/schema-node.ts'
import { applyEdits } from '../yaml/edit/apply-edit.ts'
import type { Edit } from '../yaml/edit/edit.ts'

/** The names of all pictures that are shown. A file that can't be parsed shows none. */
export function picturesInTexts(texts: ReadonlyMap<string, string>): ReadonlySet<string> {
  const names = new Set<string>()
  for (const [file, text] of texts) {
    const value = readValue(text)
    if (value === undefined) continue
    for (const { node, value: name } of placesIn(value, fileNode(fileKind(file))))
      if (node.schema['refersTo'] === 'picture' && typeof name === 'string') names.add(name)
  }
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
