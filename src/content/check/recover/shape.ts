import { memoized } from '../../model/by-key.ts'
import type { Source } from '../../model/source.ts'
import { blockSchemaPath, blockTypes, schemaFiles } from '../../model/schema/schema-files.ts'
import { alternativesOf, blockNode, childNode, choicesOf, fieldsOf, fileNode } from '../../model/schema/schema-node.ts'
import type { SchemaNode } from '../../model/schema/schema-node.ts'
import { nearest } from '../validate/nearest.ts'

/** A group of lines, each with a key. */
export interface MapShape {
  readonly kind: 'map'
  /** The shape of a key's value; undefined if the group has no such key. */
  readonly field: (key: string) => Shape | undefined
  /** The key of the schema that was probably meant by another. */
  readonly nearest: (key: string) => string | undefined
  /** The fields that it must have; of several in one list, one. */
  readonly required: readonly (readonly string[])[]
  /** What a missing required key costs, where it differs from `costs.missing`. */
  readonly missing?: number
  /** Whether a text may stand in its place. */
  readonly mayBeText?: boolean
  /** The shape of the group once one of its fields is known: a block is identified by its type. */
  readonly withField?: (key: string, value: string) => MapShape | undefined
}

/** What the schema allows in a place, as far as the lines of a file can show it. */
export type Shape =
  | MapShape
  | { readonly kind: 'list'; readonly item: () => Shape }
  | { readonly kind: 'text' }
  /** Unknown: anything fits. */
  | { readonly kind: 'any' }

export const fileShape = memoized((kind: Source['kind']): Shape => shapeOf(fileNode(kind)))

/** Every key that may occur in some file. */
export const fieldNames = memoized((): ReadonlySet<string> => {
  const names = new Set<string>()
  const visit = (part: unknown, key?: string): void => {
    if (typeof part !== 'object' || part === null) return
    if (key === 'properties') for (const name of Object.keys(part)) names.add(name)
    for (const [name, inner] of Object.entries(part)) if (name !== 'examples') visit(inner, name)
  }
  for (const schema of schemaFiles.values()) visit(schema)
  return names
})

function shapeOf(node: SchemaNode): Shape {
  const { type, properties } = node.schema
  if (type === 'array') {
    // A block is the only item that is unknown until its type is.
    return { kind: 'list', item: memoized((): Shape => shapeAt(node, 0) ?? someBlock()) }
  }
  if (type === 'object' || properties) return mapShape(node)
  const group = alternativesOf(node).find(({ schema }) => schema['properties'])
  return group ? { ...mapShape(group), mayBeText: true } : { kind: alternativesOf(node).length > 0 ? 'any' : 'text' }
}

function mapShape(node: SchemaNode): MapShape {
  const fields = fieldsOf(node)
  const keys = fields.map(({ key }) => key)
  const ways = choicesOf(node)
  return {
    kind: 'map',
    field: memoized((key: string) => shapeAt(node, key)),
    nearest: memoized((key: string) => nearest(key, keys)),
    required: [...fields.flatMap(({ key, required }) => (required ? [[key]] : [])), ...(ways.length > 0 ? [ways] : [])],
  }
}

function shapeAt(node: SchemaNode, step: string | number): Shape | undefined {
  const child = childNode(node, step, undefined)
  return child && shapeOf(child)
}

const blockShape = memoized((type: string): MapShape => mapShape(blockNode(type)))

/** A block of unknown type: it may have any field of any block. */
const someBlock = memoized((): MapShape => {
  const blocks = blockTypes().map(blockNode)
  const properties: unknown = Object.assign({}, ...blocks.toReversed().map(({ schema }) => schema['properties']))
  return {
    ...mapShape({ type: undefined, file: blockSchemaPath('any'), schema: { properties, required: ['type'] } }),
    // More likely than a block without a type is part of another one that is indented too little.
    missing: 1.5,
    withField: (key, value) => (key === 'type' && blockTypes().includes(value) ? blockShape(value) : undefined),
  }
})
