import type { Path } from '../edit/edit.ts'
import type { Value } from '../parse/source.ts'
import { childNode, type SchemaNode } from '../schema/schema-node.ts'

/** A place in a file. */
export interface Place {
  readonly path: Path
  /** What the schema says of it; undefined where it knows of nothing there. */
  readonly node: SchemaNode | undefined
}

/**
 * The place behind a key or a number.
 *
 * @param value what stands there: a block is told by its `type`
 */
export const inside = ({ path, node }: Place, step: string | number, value: Value | undefined): Place => ({
  path: [...path, step],
  node: node && childNode(node, step, value),
})
