import { type Language, languages, type ToolLanguage } from '../language.ts'
import { ownProperty } from '../source.ts'
import { alternativesOf, fieldsOf, type SchemaField, type SchemaNode } from './schema-node.ts'

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
 * The words by which a thing is known: its first field that has any, required ones first, in the schema's order.
 * @returns undefined if no field does
 */
export const subjectOf = (value: unknown, node: SchemaNode, language: Language, isTelling = isText) =>
  tellingFields(node, isTelling)
    .map(({ key }) => wordsOf(ownProperty(value, key), language))
    .find((words) => words !== undefined)

/**
 * The fields that distinguish a thing from others like it, the surest first: the name that others refer to it by, then
 * required fields, then optional ones, in the schema's order.
 */
export const tellingFields = (node: SchemaNode, isTelling: (field: SchemaNode) => boolean): readonly SchemaField[] =>
  fieldsOf(node)
    .filter((field) => isTelling(field.node))
    .toSorted((a, b) => rank(a) - rank(b))

const rank = ({ node: { schema }, required }: SchemaField): number => ('identifies' in schema ? 0 : required ? 1 : 2)

/** A text, or the other language's where this one is still missing. */
function wordsOf(text: unknown, language: Language): string | undefined {
  const written = [text, ...[language, ...languages].map((each) => ownProperty(text, each))]
  return written.find((words): words is string => typeof words === 'string' && words.trim() !== '')
}

const days: Readonly<Record<ToolLanguage, Intl.DateTimeFormat>> = {
  pt: new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
}

/** A day in words: `7 de novembro de 2025`. One that the calendar does not have, in figures: `31/02/2027`. */
export function dayWords(date: string, language: ToolLanguage): string {
  const [year = '', month = '', day = ''] = date.split('-')
  const moment = new Date(`${date}T00:00:00Z`)
  return moment.getUTCDate() === Number(day) ? days[language].format(moment) : [day, month, year].join('/')
}

/** What a schema calls values, keys or beginnings of a text in a language: every name is in Portuguese, with the English beside it. */
export function keywordNames({ schema }: SchemaNode, keyword: string, language: ToolLanguage) {
  const names = schema[language === 'pt' ? keyword : `${keyword}En`]
  return typeof names === 'object' && names !== null ? (names as Readonly<Record<string, string>>) : {}
}

/** A value as people call it, who do not read files: an option by its name, a day in words, `12,5` with its comma. */
export function valueWords(value: string, node: SchemaNode | undefined, language: ToolLanguage): string {
  if (!node) return value
  if (node.type === 'DateText') return dayWords(value, language)
  const nodes = [node, ...alternativesOf(node)]
  if (language === 'pt' && nodes.some(({ schema }) => schema['type'] === 'number'))
    return value.replace(/^(\d+)\.(\d+)$/, '$1,$2')
  return nodes.map((each) => keywordNames(each, 'valueNames', language)[value]).find(Boolean) ?? value
}

/** Whether a value is chosen by a name that says something of the thing, as a weekday does and an icon does not. */
export const isChosenByName = ({ schema, type }: SchemaNode): boolean => 'valueNames' in schema && type !== 'IconName'

/** What a thing is known by: its words or, if it has none, its days and choices, as a break has. */
export function subjectWords(value: unknown, node: SchemaNode, language: ToolLanguage): string | undefined {
  const subject = subjectOf(value, node, language)
  if (subject !== undefined) return subject
  const parts = fieldsOf(node).flatMap(({ key, node: field }) => {
    const own = ownProperty(value, key)
    const isTelling = field.type === 'DateText' || isChosenByName(field)
    return isTelling && typeof own === 'string' && own !== '' ? [valueWords(own, field, language)] : []
  })
  return parts.length > 0 ? parts.join(' – ') : undefined
}
