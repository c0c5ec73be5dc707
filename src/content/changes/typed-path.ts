import type { ValuePath } from '../parse/pointer.ts'
import type { Value } from '../parse/source.ts'
import { childNode, type SchemaNode } from '../schema/schema-node.ts'

/** A path into a file, with the schema of what it leads to. */
export interface TypedPath {
  readonly path: ValuePath
  /** Undefined where the schema has nothing. */
  readonly node: SchemaNode | undefined
}

/**
 * The path to what a key or an index leads to.
 *
 * @param value what is there: a block is identified by its `type`
 */
export const inside = ({ path, node }: TypedPath, step: string | number, value: Value | undefined): TypedPath => ({
  path: [...path, step],
  node: node && childNode(node, step, value),
})
