import { valueAtPath } from '../../../content/model/own-property.ts'
import { picturesInTexts } from '../../../content/operations/pages/places-in-texts.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import { type Value, fileKind } from '../../../content/model/source.ts'
import { childNode, fieldsOf, fileNode, type SchemaNode } from '../../../content/model/schema/schema-node.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'

/** A place in the content that shows a picture. */
export interface PictureUse {
  /** The file in the folder of pictures. */
  readonly name: string
  /** The map that says which picture it is, what it shows and what must not be cropped. */
  readonly source: ContentPath
  readonly value: Value
}

/** The key in a map that names its picture; undefined if it has none. */
export function pictureKey(node: SchemaNode): string | undefined {
  return fieldsOf(node).find(({ node: field }) => field.schema['refersTo'] === 'picture')?.key
}

/** Every place that shows a picture, in the order of the files. A file that can't be parsed has none. */
export function pictureUses(texts: ReadonlyMap<string, string>): readonly PictureUse[] {
  return [...texts].flatMap(([file, text]) => {
    const value = readValue(text)
    return value === undefined ? [] : usesIn({ file, path: [] }, fileNode(fileKind(file)), value)
  })
}

function usesIn(source: ContentPath, node: SchemaNode, value: Value): readonly PictureUse[] {
  if (typeof value !== 'object') return []
  const key = pictureKey(node)
  const name = key && valueAtPath(value, [key])
  if (typeof name === 'string') return [{ name, source, value }]
  return Object.entries(value).flatMap(([entry, inner]) => {
    const step = Array.isArray(value) ? Number(entry) : entry
    const child = childNode(node, step, inner)
    return child ? usesIn({ ...source, path: [...source.path, step] }, child, inner) : []
  })
}

/** The pictures that no place shows any more after a change. Pictures that were unused before it are not affected. */
export function leftUnshown(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  pictures: Iterable<string>,
): readonly string[] {
  // Only files that have changed: this runs at every letter.
  const names = [...before.keys()].filter((file) => after.get(file) !== before.get(file))
  const [shown, still] = [before, after].map((texts) =>
    picturesInTexts(new Map([...texts].filter(([file]) => names.includes(file)))),
  )
  return [...pictures].filter((name) => shown?.has(name) && !still?.has(name) && !picturesInTexts(after).has(name))
}
