import type { NewValue } from '../../../content/yaml/edit/edit.ts'
import { freeName, nameFrom } from '../../../content/model/slug.ts'
import { languages } from '../../../content/model/language.ts'
import { childNode, fieldsOf, nameOf, type SchemaNode } from '../../../content/model/schema/schema-node.ts'

/**
 * The names that a value may refer to, by the kind of reference in the schema: `phone`, `page`, `anchor`, `picture`.
 */
export type References = (kind: string) => readonly string[]

/**
 * The initial state of a new value: every required field, with empty texts, and the first option wherever there is a
 * choice. The check then says what is left to write.
 */
export function blankOf(node: SchemaNode, references: References): NewValue {
  const { schema, type } = node
  if (type === 'LocalisedText') return Object.fromEntries(languages.map((language) => [language, '']))
  const [example] = Array.isArray(schema['enum']) ? (schema['enum'] as readonly NewValue[]) : []
  const fixed = (schema['const'] as NewValue | undefined) ?? example
  if (fixed !== undefined) return fixed
  switch (schema['type']) {
    case 'object':
      return blankMap(node, references)
    case 'array': {
      const item = Number(schema['minItems'] ?? 0) > 0 ? childNode(node, 0, undefined) : undefined
      return item ? [blankOf(item, references)] : []
    }
    case 'integer':
    case 'number':
      return typeof schema['minimum'] === 'number' ? schema['minimum'] : 0
    default:
      return references(String(schema['refersTo']))[0] ?? ''
  }
}

function blankMap(node: SchemaNode, references: References): NewValue {
  const chosen = choicesOf(node)[0]
  const needed = fieldsOf(node).filter(({ key, required }) => required || key === chosen)
  return Object.fromEntries(
    needed.map(({ key, node: field }) => {
      const { identifies } = field.schema
      if (typeof identifies !== 'string') return [key, blankOf(field, references)]
      return [key, freeName(nameFrom(nameOf(node) ?? '', identifies), references(identifies))]
    }),
  )
}

/** The keys of which a map has exactly one: where a button leads, how an event repeats. */
export function choicesOf({ schema }: SchemaNode): readonly string[] {
  const alternatives = Array.isArray(schema['oneOf'])
    ? (schema['oneOf'] as readonly { required?: readonly string[] }[])
    : []
  return alternatives.flatMap(({ required }) => (required?.length === 1 ? required : []))
}
