import type { Value } from '../../../content/model/source.ts'
import { childNode, fieldsOf, type SchemaField, type SchemaNode } from '../../../content/model/schema/schema-node.ts'

/** The fields that a map may have: those of its schema, and those with names of the owner's choice, such as phones. */
export function fieldsIn(node: SchemaNode, value: Value | undefined): readonly SchemaField[] {
  const known = fieldsOf(node)
  const keys = typeof value === 'object' && !Array.isArray(value) ? Object.keys(value) : []
  const named = keys
    .filter((key) => known.every((field) => field.key !== key))
    .flatMap((key): readonly SchemaField[] => {
      const field = childNode(node, key, undefined)
      return field ? [{ key, node: field, required: false }] : []
    })
  return [...known, ...named]
}
