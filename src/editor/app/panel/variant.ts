import type { CheckedValue, Value } from '../../../content/model/source.ts'
import { childNode, type SchemaNode, fieldsOf, type SchemaField } from '../../../content/model/schema/schema-node.ts'

/** If the schema allows several kinds of value, the one that this value is: a price is a number or a list. */
export function variantOf(node: SchemaNode, value: CheckedValue | undefined): SchemaNode {
  const alternatives = variantsOf(node)
  return alternatives.find(({ schema }) => kindOfSchema(schema) === kindOfValue(value)) ?? alternatives[0] ?? node
}

/** Whether a value is of a kind that the schema allows: a map, a list or a text. */
export const isVariant = (node: SchemaNode, value: CheckedValue): boolean =>
  kindOfSchema(variantOf(node, value).schema) === kindOfValue(value)

/** Every kind of value that the schema allows; empty if there is only one. */
function variantsOf({ schema, file }: SchemaNode): readonly SchemaNode[] {
  const { anyOf, name, nameEn, description, descriptionEn } = schema
  if (!Array.isArray(anyOf)) return []
  return anyOf.flatMap((alternative: object) => {
    const value = { name, nameEn, description, descriptionEn, ...alternative }
    const inPlace = { schema: { properties: { value } }, type: undefined, file }
    return childNode(inPlace, 'value', undefined) ?? []
  })
}

type Kind = 'array' | 'object' | 'scalar'

const kindOfSchema = ({ type }: SchemaNode['schema']): Kind => (type === 'array' || type === 'object' ? type : 'scalar')

function kindOfValue(value: CheckedValue | undefined): Kind {
  if (Array.isArray(value)) return 'array'
  return typeof value === 'object' ? 'object' : 'scalar'
}

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
