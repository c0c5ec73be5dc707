import { phonesFor } from '../../../content/check/rules/site-facts.ts'
import { freeName } from '../../../content/model/content-names.ts'
import type { JsonSchema } from '../../../content/model/schema/schema-files.ts'
import { childNode, choicesOf, fieldsOf, resolved, type SchemaNode } from '../../../content/model/schema/schema-node.ts'
import { fileKind, isMap, items, ownProperty, valueAtPath } from '../../../content/model/source.ts'
import type { CheckedValue, Value } from '../../../content/model/source.ts'
import type { KnownNames } from '../../../content/operations/pages/new-page.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import type { VersionedPicture } from '../../protocol.ts'
import type { EditorState } from '../state/editor-state.ts'

/** If the schema allows several kinds of value, the one that this value is: a price is a number or a list. */
export function variantOf(node: SchemaNode, value: CheckedValue | undefined): SchemaNode {
  const { anyOf, name, nameEn, description, descriptionEn } = node.schema
  const inPlace = { name, nameEn, description, descriptionEn }
  const alternatives = items(anyOf).map((each) => resolved({ ...inPlace, ...(each as JsonSchema) }, node.file))
  return alternatives.find(({ schema }) => kindOfSchema(schema) === kindOfValue(value)) ?? alternatives[0] ?? node
}

/** Whether a value is of a kind that the schema allows: a map, a list or a text. */
export const isVariant = (node: SchemaNode, value: CheckedValue): boolean =>
  isOnce(node, value) || kindOfSchema(variantOf(node, value).schema) === kindOfValue(value)

/** Whether a text stands once where both languages belong. */
export const isOnce = ({ type }: SchemaNode, value: CheckedValue | undefined): boolean =>
  type === 'LocalisedText' && typeof value === 'string' && value !== ''

type Kind = 'array' | 'object' | 'scalar'

const kindOfSchema = ({ type }: SchemaNode['schema']): Kind => (type === 'array' || type === 'object' ? type : 'scalar')

const kindOfValue = (value: CheckedValue | undefined): Kind =>
  Array.isArray(value) ? 'array' : isMap(value) ? 'object' : 'scalar'

/** The fields that a map may have: those of its schema, and those with names of the owner's choice, such as phones. */
export function fieldsIn(node: SchemaNode, value: Value | undefined) {
  const known = fieldsOf(node)
  const named = Object.keys(isMap(value) ? value : {}).flatMap((key) => {
    const field = known.some((each) => each.key === key) ? undefined : childNode(node, key, undefined)
    return field ? [{ key, node: field, required: false }] : []
  })
  return [...known, ...named]
}

/** The optional fields that a map lacks, without alternatives, flags but `false`, and what depends on one that is not there. */
export function addableFields(node: SchemaNode, value: Value | undefined) {
  const choices = choicesOf(node)
  const isThere = (key: string) => valueAtPath(value, [key]) !== undefined
  const chosen = choices.find(isThere)
  const impossible = choices.filter((key) => key !== chosen).flatMap((key) => dependentsOf(node, key))
  // A map whose keys are names of the owner's choice has room for one more.
  const free = freeName('outro', Object.keys(value ?? {}))
  return fieldsIn(node, { ...(isMap(value) && value), [free]: '' }).filter(
    ({ key, required, node: { schema } }) =>
      !required &&
      !isThere(key) &&
      ![...choices, ...impossible].includes(key) &&
      (schema['type'] !== 'boolean' || schema['const'] === false),
  )
}

/** The keys that a map may have only together with one of its keys. */
export function dependentsOf({ schema: { dependentRequired } }: SchemaNode, key: string): readonly string[] {
  const needed = (dependentRequired ?? {}) as Readonly<Record<string, readonly string[]>>
  return Object.keys(needed).filter((dependent) => needed[dependent]?.includes(key))
}

/** The names that a value of the content may refer to. @param page the file whose anchors are asked for */
export const knownNamesIn =
  ({ texts, pictures }: EditorState, page?: string): KnownNames =>
  (kind) => {
    // The largest first: it is large enough for any place.
    const largest = [...pictures].toSorted(([, one], [, two]) => pixelsOf(two) - pixelsOf(one)).map(([name]) => name)
    return definedNames(kind, new Map([...texts].map(([file, text]) => [file, readValue(text) ?? ''])), largest, page)
  }

const pixelsOf = ({ facts }: VersionedPicture) => ('width' in facts ? facts.width * facts.height : 0)

/** The same for values that have been read. */
export function definedNames(
  kind: string,
  values: ReadonlyMap<string, CheckedValue>,
  pictures: Iterable<string>,
  page = '',
): readonly string[] {
  const at = (file: string, key: string) => valueAtPath(values.get(file), [key])
  const defined: Readonly<Record<string, () => readonly unknown[]>> = {
    phone: () => phonesFor('whatsapp', values.get('site.yaml')),
    contact: () => [
      ...phonesFor('call', values.get('site.yaml')),
      ...items(at('site.yaml', 'contacts')).map((contact) => ownProperty(contact, 'name')),
    ],
    page: () => [...values.keys()].filter((file) => fileKind(file) === 'page').map((file) => at(file, 'path')),
    event: () => items(at('events.yaml', 'events')).map((event) => ownProperty(event, 'name')),
    anchor: () => items(at(page, 'blocks')).map((block) => ownProperty(block, 'anchor')),
    picture: () => [...pictures],
  }
  return (defined[kind]?.() ?? []).filter((name) => typeof name === 'string')
}
