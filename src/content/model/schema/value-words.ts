import type { ToolLanguage } from '../language.ts'
import { fieldsOf, resolved, type SchemaNode } from './schema-node.ts'
import { ownProperty } from '../own-property.ts'
import { subjectOf } from './text-node.ts'

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
export function keywordNames(
  { schema }: SchemaNode,
  keyword: string,
  language: ToolLanguage,
): Readonly<Record<string, string>> {
  const names = schema[language === 'pt' ? keyword : `${keyword}En`]
  return typeof names === 'object' && names !== null ? (names as Record<string, string>) : {}
}

/** A value as people call it, who do not read files: an option by its name, a day in words. */
export function valueWords(value: string, node: SchemaNode | undefined, language: ToolLanguage): string {
  if (!node) return value
  if (node.type === 'DateText') return dayWords(value, language)
  const ways = Array.isArray(node.schema['anyOf']) ? (node.schema['anyOf'] as SchemaNode['schema'][]) : []
  const nodes = [node, ...ways.map((way) => resolved(way, node.file))]
  return nodes.map((each) => keywordNames(each, 'valueNames', language)[value]).find(Boolean) ?? value
}

/** What a thing is known by: its words or, if it has none, its days and choices, as a break has. */
export function subjectWords(value: unknown, node: SchemaNode, language: ToolLanguage): string | undefined {
  const subject = subjectOf(value, node, language)
  if (subject !== undefined) return subject
  const parts = fieldsOf(node).flatMap(({ key, node: field }) => {
    const own = ownProperty(value, key)
    const isTelling = field.type === 'DateText' || ('valueNames' in field.schema && field.type !== 'IconName')
    return isTelling && typeof own === 'string' && own !== '' ? [valueWords(own, field, language)] : []
  })
  return parts.length > 0 ? parts.join(' – ') : undefined
}
