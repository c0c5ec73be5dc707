import { readValue } from '../edit/read.ts'
import { ownProperty } from '../parse/own-property.ts'
import { placesInTexts, type PlaceInFile, type Texts } from './texts.ts'

/** A place that leads to a page, and what it should say to lead to another path. */
export interface PageReference extends PlaceInFile {
  readonly to: (path: string) => string
}

/** Everything that leads to a page: by its path, or by its whole address on the internet. */
export function linksTo(texts: Texts, path: string): readonly PageReference[] {
  const site = ownProperty(readValue(texts.get('site.yaml') ?? ''), 'address')
  const origin = typeof site === 'string' && site !== '' ? site : undefined
  return [...placesInTexts(texts)].flatMap((place): readonly PageReference[] => {
    const { value, node } = place
    if (node.schema['refersTo'] === 'page') return value === path ? [{ ...place, to: (other) => other }] : []
    if (node.type !== 'WebAddress' || typeof value !== 'string' || origin === undefined) return []
    const [address, behind] = splitAddress(value)
    return address === origin + path ? [{ ...place, to: (other) => origin + other + behind }] : []
  })
}

/** An address, and what follows its path. */
function splitAddress(address: string): readonly [string, string] {
  const end = address.search(/[?#]/)
  return end === -1 ? [address, ''] : [address.slice(0, end), address.slice(end)]
}
