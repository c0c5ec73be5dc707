import { isMap, items, ownProperty, pointerSteps, type ValuePath, type Source, type CheckedValue } from '../source.ts'
import type { ToolLanguage } from '../language.ts'
import { readSchema, blockSchemaPath, schemaFiles, type JsonSchema } from './schema-files.ts'

/** The schema of one place in a file. What a value there is follows from this, never from its keys. */
export interface SchemaNode {
  /** Every keyword; those of the place itself override those that it refers to. */
  readonly schema: JsonSchema
  /** What the value is, by the `title` of its schema: `LocalisedText`, `Picture`, `Button`, `HeroBlock`… */
  readonly type: string | undefined
  /** The file that `$ref` is relative to (RFC 3986, as JSON Schema has it), as a path inside `schema/`. */
  readonly file: string
}

export type SchemaField = ReturnType<typeof fieldsOf>[number]

export const fileNode = (kind: Source['kind']): SchemaNode =>
  resolved(readSchema(`${kind}.schema.json`), `${kind}.schema.json`)

/** The schema of a block type. Throws where there is no such type. */
export const blockNode = (type: string) => resolved(readSchema(blockSchemaPath(type)), blockSchemaPath(type))

/**
 * The schema of what a key or an index leads to; undefined if that of what is around it is not known either.
 * @param value what is there: a block is identified by its `type`
 */
export function childNode(node: SchemaNode | undefined, step: string | number, value: unknown): SchemaNode | undefined {
  if (!node) return undefined
  const { properties, additionalProperties } = node.schema
  const own = isMap(properties) && Object.hasOwn(properties, step) ? properties[step] : undefined
  const child = own ?? additionalProperties
  const found = isMap(child) ? resolved(child, node.file) : typeof step === 'number' ? itemNode(node) : undefined
  if (found) return found.type === 'Block' ? blockOf(value) : found
  // Of several alternatives, the one that has such a place.
  return alternativesOf(node)
    .map((each) => childNode(each, step, value))
    .find((each) => each !== undefined)
}

/** The schemas that a value may follow any of, such as a price: a sum or a list of sums. */
export const alternativesOf = ({ schema: { anyOf }, file }: SchemaNode): readonly SchemaNode[] =>
  Array.isArray(anyOf) ? anyOf.filter(isMap).map((each) => resolved(each, file)) : []

export const itemNode = ({ schema, file }: SchemaNode): SchemaNode | undefined =>
  isMap(schema['items']) ? resolved(schema['items'], file) : undefined

/** The name of a field or an item; undefined if its key is its name, as with a telephone. */
export function nameOf(node: SchemaNode | undefined, language: ToolLanguage = 'pt'): string | undefined {
  const name = node?.schema[language === 'pt' ? 'name' : 'nameEn']
  return typeof name === 'string' ? name : undefined
}

export const fieldName = (key: string, node: SchemaNode | undefined, language: ToolLanguage): string =>
  nameOf(node, language) ?? key

export const itemName = (listKey: string, node: SchemaNode | undefined, language: ToolLanguage): string =>
  nameOf(node, language) ?? listKey.replace(/s$/, '')

export function nodeAt(kind: Source['kind'], value: unknown, path: ValuePath): SchemaNode | undefined {
  let node: SchemaNode | undefined = fileNode(kind)
  let current = value
  for (const step of path) {
    current = isMap(current) || Array.isArray(current) ? (current as JsonSchema)[step] : undefined
    node = childNode(node, step, current)
  }
  return node
}

/** The fields that a map may have, in the order of the schema. A map whose keys the owner chooses has none here. */
export function fieldsOf(node: SchemaNode) {
  const { properties, required } = node.schema
  if (!isMap(properties)) return []
  return Object.keys(properties).flatMap((key) => {
    const child = childNode(node, key, undefined)
    return child ? [{ key, node: child, required: Array.isArray(required) && required.includes(key) }] : []
  })
}

/** The keys of which a map has exactly one: where a button leads, how an event repeats. */
export const choicesOf = (node: SchemaNode): readonly string[] => choicesIn(node).map(({ key }) => key)

/** The same, with what the schema says of each. */
export const choicesIn = ({ schema }: SchemaNode): readonly { readonly key: string; readonly schema: JsonSchema }[] =>
  (items(schema['oneOf']) as readonly JsonSchema[]).flatMap((each) => {
    const [key, ...others] = items(each['required']).map(String)
    return key !== undefined && others.length === 0 ? [{ key, schema: each }] : []
  })

/** Whether a key is one of the schema, not one that the owner chose, as for a telephone. */
export const declares = ({ schema: { properties } }: SchemaNode, key: string): boolean =>
  isMap(properties) && Object.hasOwn(properties, key)

/** Of a type that there is not, which the check reports, nothing is known. */
function blockOf(value: unknown): SchemaNode | undefined {
  const type = ownProperty(value, 'type')
  return typeof type === 'string' && schemaFiles.has(blockSchemaPath(type)) ? blockNode(type) : undefined
}

/**
 * A schema with its `$ref` resolved; its own keywords take precedence over it (JSON Schema 2020-12, 8.2.3.1).
 * @param file the path inside `schema/` of the file that it is in
 * @throws if it refers to something that is not there
 */
export function resolved(schema: JsonSchema, file: string): SchemaNode {
  const known = nodes.get(schema)
  if (known) return known
  const node = resolve(schema, file)
  nodes.set(schema, node)
  return node
}

/** Schemas do not change while a program runs, and each is looked up for every value that it describes. */
const nodes = new WeakMap<JsonSchema, SchemaNode>()

function resolve(schema: JsonSchema, file: string): SchemaNode {
  const { $ref, ...own } = schema
  if (typeof $ref !== 'string') return { schema, type: typeOf(schema), file }
  const [path = '', fragment = ''] = $ref.split('#')
  const target = path ? new URL(path, `https://schema/${file}`).pathname.slice(1) : file
  const steps = pointerSteps(fragment)
  const found = steps.reduce<unknown>((at, step) => (isMap(at) ? at[step] : undefined), readSchema(target))
  if (!isMap(found)) throw new Error(`${file} has no ${$ref}.`)
  const node = resolved(found, target)
  return { schema: { ...node.schema, ...own }, type: typeOf(own) ?? node.type, file: node.file }
}

const typeOf = ({ title }: JsonSchema): string | undefined => (typeof title === 'string' ? title : undefined)

export interface PlaceInValue {
  readonly path: ValuePath
  readonly value: CheckedValue
  readonly node: SchemaNode
}

/**
 * Every value within a value that the schema knows, itself included, in pre-order.
 * @param whole as it was read, or of one of the types generated from the schema, which have no index signature
 */
export function placesIn(
  whole: CheckedValue | object,
  node: SchemaNode,
  path: ValuePath = [],
  found: PlaceInValue[] = [],
): readonly PlaceInValue[] {
  const value = whole as CheckedValue
  found.push({ path, value, node })
  if (typeof value !== 'object') return found
  const inner = Array.isArray(value) ? value.entries() : Object.entries(value as Readonly<Record<string, CheckedValue>>)
  for (const [step, child] of inner) {
    const childOf = childNode(node, step, child)
    if (childOf) placesIn(child, childOf, [...path, step], found)
  }
  return found
}

export const showsPicture = ({ node }: PlaceInValue): boolean => node.schema['refersTo'] === 'picture'

/** Whether a value names the one event that its block is about, rather than one of a list. */
export const isAboutEvent = ({ node, path }: PlaceInValue): boolean =>
  node.schema['refersTo'] === 'event' && typeof path.at(-1) !== 'number'

/** Whether a part of a page is about an event. @param page what its file says @param counts whether the page, or a block, does */
export function pageIsAbout(event: unknown, page: CheckedValue | object, counts = (part: unknown) => Boolean(part)) {
  const blocks = items(ownProperty(page, 'blocks')).filter(counts)
  const places = counts(page) ? placesIn({ ...Object(page), blocks }, fileNode('page')) : []
  return places.some((place) => place.value === event && isAboutEvent(place))
}
