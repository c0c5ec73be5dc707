import { type Language, languages } from '../language.ts'
import { ownProperty } from '../own-property.ts'
import { fieldsOf, type SchemaField, type SchemaNode } from './schema-node.ts'

/** Keywords of values that are chosen, or that refer to something: these are not prose. */
const choices = ['enum', 'const', 'refersTo', 'identifies', 'prefixNames']

/** Whether a value is prose: in both languages, in one of them, or the same in both. */
export function isText({ schema, type }: SchemaNode): boolean {
  if (type === 'LocalisedText') return true
  const { pattern = notBlank } = schema
  // Any other pattern means a number, an address or an hour.
  return schema['type'] === 'string' && pattern === notBlank && choices.every((keyword) => !(keyword in schema))
}

const notBlank = String.raw`\S`

/** Whether a value is written freely, as prose or as a name, a number or an address. */
export const isString = ({ schema, type }: SchemaNode): boolean =>
  type === 'LocalisedText' || (schema['type'] === 'string' && !('const' in schema))

/**
 * The words by which a thing is known: those of its first field that has any, in the schema's order, required fields
 * before optional ones.
 *
 * @param isTelling which fields say what it is
 * @returns undefined if no field does
 */
export function subjectOf(
  value: unknown,
  node: SchemaNode,
  language: Language,
  isTelling: (field: SchemaNode) => boolean = isText,
): string | undefined {
  return tellingFields(node, isTelling)
    .map(({ key }) => wordsOf(ownProperty(value, key), language))
    .find((words) => words !== undefined)
}

/**
 * The fields that distinguish a thing from others like it, the surest first: the name that others refer to it by, then
 * required fields, then optional ones, in the schema's order.
 */
export function tellingFields(node: SchemaNode, isTelling: (field: SchemaNode) => boolean): readonly SchemaField[] {
  return fieldsOf(node)
    .filter((field) => isTelling(field.node))
    .toSorted((a, b) => rank(a) - rank(b))
}

const rank = ({ node: { schema }, required }: SchemaField): number => ('identifies' in schema ? 0 : required ? 1 : 2)

/** A text, or the other language's where this one is still missing. */
function wordsOf(text: unknown, language: Language): string | undefined {
  const written = [text, ...[language, ...languages].map((each) => ownProperty(text, each))]
  return written.find((words): words is string => typeof words === 'string' && words.trim() !== '')
}
