import { valueAtPath, type Value, fileKind, isMap, items } from '../../../content/model/source.ts'
import { editedTexts, picturesInTexts, placesInTexts } from '../../../content/operations/pages/places-in-texts.ts'
import type { FileEdit, Texts } from '../../../content/operations/pages/places-in-texts.ts'
import { showsPicture, fieldsOf, childNode, nodeAt } from '../../../content/model/schema/schema-node.ts'
import type { SchemaNode } from '../../../content/model/schema/schema-node.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'
import { slug } from '../../../content/model/content-names.ts'
import { typed } from '../../../content/merge/content-changes.ts'
import { inEachLanguage, type Language } from '../../../content/model/language.ts'

/** The key in a map that names its picture; undefined if it has none. */
export const pictureKey = (node: SchemaNode): string | undefined =>
  fieldsOf(node).find(({ node: field }) => field.schema['refersTo'] === 'picture')?.key

/** Every place that shows a picture, in the order of the files: the picture's file, and the map that describes it there. */
export const pictureUses = (texts: Texts) =>
  [...placesInTexts(texts)].filter(showsPicture).map((place) => {
    const source = { file: place.file, path: place.path.slice(0, -1) }
    const value = valueAtPath(readValue(texts.get(place.file) ?? ''), source.path) ?? ''
    return { name: String(place.value), source, value }
  })

/** The pictures that no place shows any more after a change. Pictures that were unused before it are not affected. */
export function leftUnshown(before: Texts, after: Texts, pictures: Iterable<string>): readonly string[] {
  // Only files that have changed: this runs at every letter.
  const names = [...before.keys()].filter((file) => after.get(file) !== before.get(file))
  const [shown, still] = [before, after].map((texts) =>
    picturesInTexts(new Map([...texts].filter(([file]) => names.includes(file)))),
  )
  return [...pictures].filter((name) => shown?.has(name) && !still?.has(name) && !picturesInTexts(after).has(name))
}

/** The maximum length of a file name: nobody reads a longer one. */
const longest = 48

/** A picture's file name, from the first text with letters: `Um sítio para pousar` gives `um-sitio-para-pousar`. */
export const pictureName = (...texts: readonly (string | undefined)[]): string =>
  texts.map((text) => simplified(text ?? '')).find((name) => name !== '') ?? 'imagem'

function simplified(text: string): string {
  const name = slug(text)
  // Words are kept whole, unless it is a single one.
  return new RegExp(`^.{1,${longest}}(?=-|$)`).exec(name)?.[0] ?? name.slice(0, longest)
}

/**
 * Shows a picture in one or more places.
 * @param like a place that already shows it, whose description is copied to the new places. Without it, what any
 * picture must have is kept and left empty; the focus point and the sample flag applied to the old picture alone.
 * @param chosen what stood in the place when the picture was chosen: a description written since is the new picture's
 * @returns the new texts of the files
 * @throws EditError if a place no longer exists
 */
export const putPicture = (texts: Texts, places: readonly ContentPath[], name: string, like?: Value, chosen?: Value) =>
  editedTexts(
    texts,
    places.flatMap((place) => editsFor(readValue(texts.get(place.file) ?? ''), place, name, like, chosen)),
  )

function editsFor(value: Value | undefined, { file, path }: ContentPath, name: string, like?: Value, chosen?: Value) {
  const node = nodeAt(fileKind(file), value, path)
  const key = node && pictureKey(node)
  if (!node || !key) return []
  const now = valueAtPath(value, path)
  const kept = Object.entries(isMap(now) ? now : {}).filter(([each]) => items(node.schema['required']).includes(each))
  const hadPicture = valueAtPath(now, [key]) !== ''
  const next = kept.map(([each, said]): [string, Value] => {
    if (like || !hadPicture || childNode(node, each, undefined)?.type !== 'LocalisedText') return [each, said]
    // The old description is no description of the new picture: it has to be written before the site is published.
    const isNew = (lang: Language) => chosen && valueAtPath(said, [lang]) !== valueAtPath(chosen, [each, lang])
    return [each, inEachLanguage((lang) => (isNew(lang) && valueAtPath(said, [lang])) || '')]
  })
  const described = { ...Object.fromEntries(next), ...(isMap(like) && like), [key]: name }
  return [{ file, kind: 'set', path, value: typed(described, node) } satisfies FileEdit]
}
