import { pointerSteps, type ValuePath } from '../parse/pointer.ts'
import type { Source } from '../parse/source.ts'
import { readSchema } from './schema-files.ts'
import { blockSchemaPath, type JsonSchema } from './schema-paths.ts'

/** What the schema says of one place in a file: what a value there is follows from here, never from its keys. */
export interface SchemaNode {
  /** Every keyword: those of the place itself before those of what it refers to. */
  readonly schema: JsonSchema
  /** What the value is, by the `title` of its schema: `LocalisedText`, `Picture`, `Button`, `HeroBlock`… */
  readonly type: string | undefined
  /** The file that `$ref` is relative to (RFC 3986, as JSON Schema has it), as a path inside `schema/`. */
  readonly file: string
}

/** A field of a map, in the order of the schema. */
export interface SchemaField {
  readonly key: string
  readonly node: SchemaNode
  readonly required: boolean
}

/** The schema of a whole file. */
export function fileNode(kind: Source['kind']): SchemaNode {
  return resolved(readSchema(`${kind}.schema.json`), `${kind}.schema.json`)
}

/** The schema of a block type. Throws where there is no such type. */
export function blockNode(type: string): SchemaNode {
  return resolved(readSchema(blockSchemaPath(type)), blockSchemaPath(type))
}

/**
 * The schema of what follows a key or a place in a list.
 *
 * @param value what stands there: a block is told by its `type`
 * @returns undefined where the schema knows of nothing there
 */
export function childNode(node: SchemaNode, step: string | number, value: unknown): SchemaNode | undefined {
  const { properties, additionalProperties, anyOf } = node.schema
  const own = isObject(properties) && Object.hasOwn(properties, step) ? properties[step] : undefined
  const child = own ?? additionalProperties
  const found = isObject(child) ? resolved(child, node.file) : typeof step === 'number' ? itemNode(node) : undefined
  if (found) return found.type === 'Block' ? blockOf(value) : found
  // Of what may be written in several ways, the way that has such a place.
  const ways = Array.isArray(anyOf) ? anyOf.filter(isObject) : []
  return ways.map((way) => childNode(resolved(way, node.file), step, value)).find((each) => each !== undefined)
}

/** The schema of any item of a list, whichever it is; undefined where no list may stand. */
export function itemNode({ schema, file }: SchemaNode): SchemaNode | undefined {
  return isObject(schema['items']) ? resolved(schema['items'], file) : undefined
}

/** What a field or an item is called in Portuguese; undefined where its own key is its name, as with a telephone. */
export function nameOf(node: SchemaNode | undefined): string | undefined {
  const name = node?.schema['name']
  return typeof name === 'string' ? name : undefined
}

/** The schema of the place that a path leads to in a file; undefined where there is none. */
export function nodeAt(kind: Source['kind'], value: unknown, path: ValuePath): SchemaNode | undefined {
  let node: SchemaNode | undefined = fileNode(kind)
  let current = value
  for (const step of path) {
    current = isObject(current) || Array.isArray(current) ? (current as JsonSchema)[step] : undefined
    node = node && childNode(node, step, current)
  }
  return node
}

/** The fields that a map may have; those of a map with names of its own are in its value alone. */
export function fieldsOf(node: SchemaNode): readonly SchemaField[] {
  const { properties, required } = node.schema
  if (!isObject(properties)) return []
  return Object.keys(properties).flatMap((key) => {
    const child = childNode(node, key, undefined)
    return child ? [{ key, node: child, required: Array.isArray(required) && required.includes(key) }] : []
  })
}

/** Whether a key is that of a field, and no name of its own, as a telephone has. */
export const isNamedField = ({ schema: { properties } }: SchemaNode, key: string): boolean =>
  isObject(properties) && Object.hasOwn(properties, key)

function blockOf(value: unknown): SchemaNode | undefined {
  const type = isObject(value) && Object.hasOwn(value, 'type') ? value['type'] : undefined
  try {
    return typeof type === 'string' ? blockNode(type) : undefined
  } catch {
    // No block of that type: the check says so, and nothing is known of its fields.
    return undefined
  }
}

/**
 * A schema with what it refers to; its own keywords come first (JSON Schema 2020-12, 8.2.3.1: siblings of `$ref`).
 *
 * @param file the path inside `schema/` of the file that it stands in
 * @throws where it refers to what is not there
 */
export function resolved(schema: JsonSchema, file: string): SchemaNode {
  const known = nodes.get(schema)
  if (known) return known
  const node = resolve(schema, file)
  nodes.set(schema, node)
  return node
}

/** The schemas don't change while a program runs, and each is asked for at every value that it describes. */
const nodes = new WeakMap<JsonSchema, SchemaNode>()

function resolve(schema: JsonSchema, file: string): SchemaNode {
  const { $ref, ...own } = schema
  if (typeof $ref !== 'string') return { schema, type: typeOf(schema), file }
  const [path = '', fragment = ''] = $ref.split('#')
  const target = path ? new URL(path, `schema:///${file}`).pathname.slice(1) : file
  const steps = pointerSteps(fragment)
  const found = steps.reduce<unknown>((at, step) => (isObject(at) ? at[step] : undefined), readSchema(target))
  if (!isObject(found)) throw new Error(`${file} refers to ${$ref}, which is not there.`)
  const node = resolved(found, target)
  return { schema: { ...node.schema, ...own }, type: typeOf(own) ?? node.type, file: node.file }
}

const typeOf = ({ title }: JsonSchema): string | undefined => (typeof title === 'string' ? title : undefined)

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
