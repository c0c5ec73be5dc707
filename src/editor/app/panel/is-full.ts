import type { SchemaNode } from '../../../content/schema/schema-node.ts'

/** Whether a list has as many items as its schema allows. */
export const isFull = ({ schema }: SchemaNode, count: number): boolean =>
  typeof schema['maxItems'] === 'number' && count >= schema['maxItems']
