import { applyEdits } from '../../yaml/edit/apply-edit.ts'
import type { Edit } from '../../yaml/edit/edit.ts'
import { grouped } from '../../model/by-key.ts'
import { readValue, valueAsRead } from '../../yaml/edit/read.ts'
import { fileKind, ownProperty } from '../../model/source.ts'
import { placesIn, showsPicture, type PlaceInValue, fileNode } from '../../model/schema/schema-node.ts'

/** The content as texts, by file name. */
export type Texts = ReadonlyMap<string, string>

/** What files become: their texts, or null where one goes. */
export type TextChanges = ReadonlyMap<string, string | null>

export function withTexts(texts: Texts, changes: TextChanges): Texts {
  const all = new Map([...texts, ...changes])
  return new Map([...all].flatMap(([file, text]) => (text === null ? [] : [[file, text] as const])))
}

export type FileEdit = Edit & { readonly file: string }

/** The files that some edits change. Throws an EditError if one of the texts cannot be changed. */
export const editedTexts = (texts: Texts, all: readonly FileEdit[]): ReadonlyMap<string, string> =>
  new Map([...grouped(all, ({ file }) => file)].map(([file, own]) => [file, applyEdits(texts.get(file) ?? '', own)]))

export type PlaceInFile = PlaceInValue & { readonly file: string }

/** Every value of every file that can be read, by the schema. */
export function* placesInTexts(texts: Texts): Generator<PlaceInFile, void, undefined> {
  for (const [file, text] of texts) {
    const value = readValue(text)
    if (value === undefined) continue
    for (const place of placesIn(value, fileNode(fileKind(file)))) yield { file, ...place }
  }
}

/** What each page says, with its path and its file: the home page first. */
export function pagesIn(texts: Texts) {
  const pages = [...texts].flatMap(([file, text]) => {
    const value = valueAsRead(text)
    const path = fileKind(file) === 'page' ? ownProperty(value, 'path') : undefined
    return typeof path === 'string' ? [{ path, file, value }] : []
  })
  return pages.toSorted(({ path: one }, { path: other }) => (one < other ? -1 : one > other ? 1 : 0))
}

/** Whether two pages have this path, as after copying a file. */
export const isPathOfTwo = (texts: Texts, path: string): boolean =>
  pagesIn(texts).filter((page) => page.path === path).length > 1

/** The names of all pictures that are shown. A file that can't be parsed shows none. */
export const picturesInTexts = (texts: Texts): ReadonlySet<string> =>
  new Set([...placesInTexts(texts)].filter(showsPicture).map(({ value }) => String(value)))

/** Whether a text shows a picture, or can't be parsed and might show it. */
export const mayShow = (texts: Texts, picture: string): boolean =>
  picturesInTexts(texts).has(picture) || [...texts.values()].some((text) => readValue(text) === undefined)

/** A file's text with one picture replaced wherever it is shown. @throws EditError where that cannot be done safely */
export function shownAs(name: string, text: string, picture: string, other: string): string {
  const texts = new Map([[name, text]])
  const shown = [...placesInTexts(texts)].filter((place) => showsPicture(place) && place.value === picture)
  const edits = shown.map(({ file, path }): FileEdit => ({ file, kind: 'set', path, value: other }))
  return editedTexts(texts, edits).get(name) ?? text
}
