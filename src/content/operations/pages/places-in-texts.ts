import { readValue } from '../../yaml/edit/read.ts'
import { fileKind } from '../../model/file-kind.ts'
import { ownProperty } from '../../model/own-property.ts'
import type { Value } from '../../model/source.ts'
import { placesIn, type PlaceInValue } from '../../model/schema/places-in.ts'
import { fileNode } from '../../model/schema/schema-node.ts'

/** The content as texts, by file name. */
export type Texts = ReadonlyMap<string, string>

/** What files become: their texts, or null where one goes. */
export type TextChanges = ReadonlyMap<string, string | null>

/** A value of the content, and the file that it stands in. */
export interface PlaceInFile extends PlaceInValue {
  readonly file: string
}

/** Every value of every file that can be read, by the schema. */
export function* placesInTexts(texts: Texts): Generator<PlaceInFile, void, undefined> {
  for (const [file, text] of texts) {
    const value = readValue(text)
    if (value === undefined) continue
    for (const place of placesIn(value, fileNode(fileKind(file)))) yield { file, ...place }
  }
}

/** What a page says, and its file, by its path on the site: the home page first. */
export function pagesByPath(texts: Texts): ReadonlyMap<string, { readonly file: string; readonly value: Value }> {
  const pages = new Map<string, { readonly file: string; readonly value: Value }>()
  for (const [file, text] of texts) {
    if (fileKind(file) !== 'page') continue
    const value = readValue(text)
    const path = ownProperty(value, 'path')
    if (value !== undefined && typeof path === 'string') pages.set(path, { file, value })
  }
  return new Map([...pages].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
