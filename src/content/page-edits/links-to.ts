import { readValue } from '../edit/read.ts'
import { ownProperty } from '../parse/own-property.ts'
import { placesInTexts, type PlaceInFile, type Texts } from './texts.ts'

/** A place that leads to a page, and what it should say to lead to another path. */
export interface PageReference extends PlaceInFile {
  readonly to: (path: string) => string
}

/** Everything that leads to a page: by its path, or by its whole address on the internet. */
export function linksTo(texts: Texts, path: string): readonly PageReference[] {
  const origin = ownProperty(readValue(texts.get('site.yaml') ?? ''), 'address')
  return [...placesInTexts(texts)].flatMap((place): readonly PageReference[] => {
    const { value, node } = place
    if (node.schema['refersTo'] === 'page') return value === path ? [{ ...place, to: (other) => other }] : []
    if (node.type !== 'WebAddress' || typeof value !== 'string' || typeof origin !== 'string') return []
    const behind = /[?#].*/.exec(value)?.[0] ?? ''
    return value === origin + path + behind ? [{ ...place, to: (other) => origin + other + behind }] : []
  })
}
