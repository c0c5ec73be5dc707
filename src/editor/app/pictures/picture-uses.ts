import { valueAtPath } from '../../../content/parse/own-property.ts'
import { readValue } from '../../../content/edit/read.ts'
import type { Value } from '../../../content/parse/source.ts'
import { childNode, fieldsOf, fileNode, type SchemaNode } from '../../../content/schema/schema-node.ts'
import { fileKind } from '../../../content/file-kind.ts'
import type { ContentPath } from '../frame/provenance.ts'

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
  const changed = [...before].filter(([file, text]) => after.get(file) !== text)
  // Kept cheap, because it runs at every letter.
  const candidates = [...pictures].filter((name) =>
    changed.some(([file, text]) => text.includes(name) && !after.get(file)?.includes(name)),
  )
  if (candidates.length === 0) return []
  const shown = new Set(pictureUses(before).map(({ name }) => name))
  return candidates.filter((name) => shown.has(name) && !isShown(name, after))
}

/** Whether a place shows a picture, or might do so in a file that can't be parsed. */
export function isShown(name: string, texts: ReadonlyMap<string, string>): boolean {
  const unreadable = [...texts.values()].filter((text) => text.includes(name) && readValue(text) === undefined)
  return unreadable.length > 0 || pictureUses(texts).some((use) => use.name === name)
}
