import type { CheckedValue } from '../source.ts'
import { placesIn, type PlaceInValue } from './places-in.ts'
import { fileNode } from './schema-node.ts'

/** Whether a value names the one event that its block is about, rather than one of a list. */
export const isAboutEvent = ({ node, path }: PlaceInValue): boolean =>
  node.schema['refersTo'] === 'event' && typeof path.at(-1) !== 'number'

/** Whether a part of a page is about an event. @param page what its file says */
export function pageIsAbout(event: unknown, page: CheckedValue | object): boolean {
  return [...placesIn(page, fileNode('page'))].some((place) => place.value === event && isAboutEvent(place))
}
