import { readValue } from '../yaml/edit/read.ts'
import { fileKind } from '../model/file-kind.ts'
import { placesIn } from '../model/schema/places-in.ts'
import { fileNode } from '../model/schema/schema-node.ts'

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
