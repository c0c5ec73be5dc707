import type { ValuePath } from '../parse/pointer.ts'
import type { Value } from '../parse/source.ts'
import { childNode, type SchemaNode } from '../schema/schema-node.ts'

/** A place in a file. */
export interface TypedPath {
  readonly path: ValuePath
  /** What the schema says of it; undefined where it knows of nothing there. */
  readonly node: SchemaNode | undefined
}

/**
 * The place behind a key or a number.
 *
 * @param value what stands there: a block is told by its `type`
 */
export const inside = ({ path, node }: TypedPath, step: string | number, value: Value | undefined): TypedPath => ({
  path: [...path, step],
  node: node && childNode(node, step, value),
})
