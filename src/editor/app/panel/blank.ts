import type { NewValue } from '../../../content/yaml/edit/edit.ts'
import { freeName, nameFrom } from '../../../content/model/content-names.ts'
import { languages } from '../../../content/model/language.ts'
import type { JsonSchema } from '../../../content/model/schema/schema-files.ts'
import { childNode, fieldsOf, nameOf, type SchemaNode } from '../../../content/model/schema/schema-node.ts'

/**
 * The names that a value may refer to, by the kind of reference in the schema: `phone`, `page`, `anchor`, `picture`.
 */
export type References = (kind: string) => readonly string[]

/**
 * The initial state of a new value: every required field, with empty texts, and the usual or the first option wherever
 * there is a choice. The check then says what is left to write.
 */
export function blankOf(node: SchemaNode, references: References): NewValue {
  const { schema, type } = node
  if (type === 'LocalisedText') return Object.fromEntries(languages.map((language) => [language, '']))
  const [option] = Array.isArray(schema['enum']) ? (schema['enum'] as readonly NewValue[]) : []
  const fixed = ((schema['default'] ?? schema['const']) as NewValue | undefined) ?? option
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
export const choicesOf = (node: SchemaNode): readonly string[] => choicesIn(node).map(({ key }) => key)

/** The same, with what the schema says of each. */
export function choicesIn({ schema }: SchemaNode): readonly { readonly key: string; readonly schema: JsonSchema }[] {
  const alternatives = Array.isArray(schema['oneOf']) ? (schema['oneOf'] as readonly JsonSchema[]) : []
  return alternatives.flatMap((each) => {
    const [key, ...others] = Array.isArray(each['required']) ? (each['required'] as readonly string[]) : []
    return key !== undefined && others.length === 0 ? [{ key, schema: each }] : []
  })
}

/** The keys that a map may have only together with one of its keys. */
export function dependentsOf({ schema: { dependentRequired } }: SchemaNode, key: string): readonly string[] {
  const needed = (dependentRequired ?? {}) as Readonly<Record<string, readonly string[]>>
  return Object.keys(needed).filter((dependent) => needed[dependent]?.includes(key))
}
