import { placesInTexts, type Texts } from '../operations/pages/places-in-texts.ts'
import { showsPicture } from '../model/schema/places-in.ts'
import { applyEdits } from '../yaml/edit/apply-edit.ts'
import type { Edit } from '../yaml/edit/edit.ts'
import { readValue } from '../yaml/edit/read.ts'

/** The names of all pictures that are shown. A file that can't be parsed shows none. */
export const picturesInTexts = (texts: Texts): ReadonlySet<string> =>
  new Set([...placesInTexts(texts)].filter(showsPicture).map(({ value }) => String(value)))

/** Whether a text shows a picture, or can't be parsed and might show it. */
export const mayShow = (texts: Texts, picture: string): boolean =>
  picturesInTexts(texts).has(picture) || [...texts.values()].some((text) => readValue(text) === undefined)

/**
 * A file's text with one picture replaced by another wherever it is shown.
 *
 * @param name the name of the file
 * @throws EditError if such a place is written in a way that cannot be changed safely
 */
export function shownAs(name: string, text: string, picture: string, other: string): string {
  const places = [...placesInTexts(new Map([[name, text]]))]
  const shown = places.filter((place) => showsPicture(place) && place.value === picture)
  const edits = shown.map(({ path }): Edit => ({ kind: 'set', path, value: other }))
  return edits.length > 0 ? applyEdits(text, edits) : text
}
