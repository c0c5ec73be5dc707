import type { ValuePath } from '../parse/pointer.ts'
import type { Value } from '../parse/source.ts'
import { childNode, type SchemaNode } from './schema-node.ts'

/** A value, with its path and its schema. */
export interface PlaceInValue {
  readonly path: ValuePath
  readonly value: Value
  readonly node: SchemaNode
}

/**
 * Every value within a value that the schema knows, itself included, in pre-order.
 *
 * @param whole as it was read, or of one of the types generated from the schema, which have no index signature
 */
export function* placesIn(
  whole: Value | object,
  node: SchemaNode,
  path: PlaceInValue['path'] = [],
): Generator<PlaceInValue, void, undefined> {
  const value = whole as Value
  yield { path, value, node }
  if (typeof value !== 'object') return
  const inner = Array.isArray(value) ? value.entries() : Object.entries(value as Readonly<Record<string, Value>>)
  for (const [step, child] of inner) {
    const childOf = childNode(node, step, child)
    if (childOf) yield* placesIn(child as Value, childOf, [...path, step])
  }
}
