import type { ValuePath } from '../pointer.ts'
import type { CheckedValue } from '../source.ts'
import { childNode, type SchemaNode, fileNode } from './schema-node.ts'

export interface PlaceInValue {
  readonly path: ValuePath
  readonly value: CheckedValue
  readonly node: SchemaNode
}

/**
 * Every value within a value that the schema knows, itself included, in pre-order.
 *
 * @param whole as it was read, or of one of the types generated from the schema, which have no index signature
 */
export function* placesIn(
  whole: CheckedValue | object,
  node: SchemaNode,
  path: ValuePath = [],
): Generator<PlaceInValue, void, undefined> {
  const value = whole as CheckedValue
  yield { path, value, node }
  if (typeof value !== 'object') return
  const inner = Array.isArray(value) ? value.entries() : Object.entries(value as Readonly<Record<string, CheckedValue>>)
  for (const [step, child] of inner) {
    const childOf = childNode(node, step, child)
    if (childOf) yield* placesIn(child, childOf, [...path, step])
  }
}

export const showsPicture = ({ node }: PlaceInValue): boolean => node.schema['refersTo'] === 'picture'

/** Whether a value names the one event that its block is about, rather than one of a list. */
export const isAboutEvent = ({ node, path }: PlaceInValue): boolean =>
  node.schema['refersTo'] === 'event' && typeof path.at(-1) !== 'number'

/** Whether a part of a page is about an event. @param page what its file says */
export const pageIsAbout = (event: unknown, page: CheckedValue | object): boolean =>
  [...placesIn(page, fileNode('page'))].some((place) => place.value === event && isAboutEvent(place))
