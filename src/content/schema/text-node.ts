import { type Language, languages } from '../language.ts'
import { ownProperty } from '../parse/own-property.ts'
import { fieldsOf, type SchemaField, type SchemaNode } from './schema-node.ts'

/** Keywords of what is chosen or referred to by its value, and so is no words. */
const choices = ['enum', 'const', 'refersTo', 'identifies', 'prefixNames']

/** Whether a value is words that somebody reads: in both languages, in one of them, or the same in both. */
export function isText({ schema, type }: SchemaNode): boolean {
  if (type === 'LocalisedText') return true
  const { pattern = notBlank } = schema
  // Any other pattern makes it a number, an address or an hour.
  return schema['type'] === 'string' && pattern === notBlank && choices.every((keyword) => !(keyword in schema))
}

const notBlank = String.raw`\S`

/** Whether a value is written at all, as words or as a name, a number or an address. */
export const isString = ({ schema, type }: SchemaNode): boolean =>
  type === 'LocalisedText' || (schema['type'] === 'string' && !('const' in schema))

/**
 * The words by which somebody knows a thing: those of its first field, in the schema's order, that has any, a field that
 * must be there before one that may.
 *
 * @param isTelling which fields tell what it is
 * @returns undefined where no field does
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
 * The fields by which a thing can be told from others like it, the surest first: by what others call it, then by what it
 * must have, then by what it may, in the schema's order.
 */
export function tellingFields(node: SchemaNode, isTelling: (field: SchemaNode) => boolean): readonly SchemaField[] {
  return fieldsOf(node)
    .filter((field) => isTelling(field.node))
    .toSorted((a, b) => rank(a) - rank(b))
}

const rank = ({ node: { schema }, required }: SchemaField): number => ('identifies' in schema ? 0 : required ? 1 : 2)

/** A text, in the other language where it is not in this one yet. */
function wordsOf(text: unknown, language: Language): string | undefined {
  const written = [text, ...[language, ...languages].map((each) => ownProperty(text, each))]
  return written.find((words): words is string => typeof words === 'string' && words.trim() !== '')
}
