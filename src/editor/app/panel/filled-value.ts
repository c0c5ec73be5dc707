import { freeName, nameFrom } from '../../../content/model/content-names.ts'
import { isMap, items, type ValuePath, type CheckedValue } from '../../../content/model/source.ts'
import { blockTypes, type JsonSchema } from '../../../content/model/schema/schema-files.ts'
import type { SchemaNode } from '../../../content/model/schema/schema-node.ts'
import { blockNode, childNode, choicesOf, fieldsOf, nameOf } from '../../../content/model/schema/schema-node.ts'
import type { KnownNames } from '../../../content/operations/pages/new-page.ts'
import { variantOf } from './schema-values.ts'

/** What a value is filled with where it lacks something. */
export interface Filling {
  readonly knownNames: KnownNames
  /** What is shown in place of a text that is missing at a path. Without it, what the owner has to write is empty. */
  readonly missing?: (path: ValuePath) => string
}

/**
 * The initial state of a new value: every required field, with empty texts, and the usual or the first option wherever
 * there is a choice. Numbers are empty, or a forgotten price would be free. The check then says what is left to write.
 */
export const blankOf = (node: SchemaNode, knownNames: KnownNames) => filledValue(node, undefined, [], { knownNames })

/** A value with all that the schema requires. A map or a list keeps what it has, and is given what it lacks. */
export function filledValue(
  declared: SchemaNode | undefined,
  value: CheckedValue | undefined,
  path: ValuePath,
  filling: Filling,
): CheckedValue {
  const known = declared ?? anyBlock()
  const node = filling.missing ? variantOf(known, value) : known
  const { schema } = node
  const fixed = schema['default'] ?? schema['const'] ?? items(schema['enum'])[0]
  if (fixed !== undefined) return fixed as CheckedValue
  switch (schema['type']) {
    case 'object':
      return filledMap(node, value, path, filling)
    case 'array':
      return filledList(node, value, path, filling)
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return filling.missing ? Number(schema['minimum'] ?? 0) : ''
    default:
      return lineFor(schema, path, filling)
  }
}

function lineFor(schema: JsonSchema, path: ValuePath, { knownNames, missing }: Filling): string {
  const { refersTo, identifies, examples, pattern } = schema
  // A picture is chosen by eye: a new one is empty until then.
  const isByEye = refersTo === 'picture' && !missing
  const [name] = typeof refersTo === 'string' && !isByEye ? knownNames(refersTo) : []
  if (name !== undefined || !missing) return name ?? ''
  const [example] = items(examples)
  if (typeof refersTo === 'string') return String(example ?? 'x')
  if (identifies === 'page') return knownNames('page').includes('/') ? freeName('/pagina', knownNames('page')) : '/'
  if (typeof identifies === 'string') return freeName('parte', knownNames(identifies))
  return example === undefined || pattern === undefined ? missing(path) : String(example)
}

function filledMap(node: SchemaNode, value: CheckedValue | undefined, path: ValuePath, filling: Filling): CheckedValue {
  const there = Object.entries(isMap(value) ? (value as Readonly<Record<string, CheckedValue>>) : {})
  const choices = choicesOf(node)
  const isPossible = (key: string) => {
    const kind = childNode(node, key, undefined)?.schema['refersTo']
    return typeof kind !== 'string' || filling.knownNames(kind).length > 0
  }
  const choice = choices.find((key) => there.some(([each]) => each === key)) ?? choices.find(isPossible)
  const kept = there.filter(([key, inner]) => {
    // A text that is empty is missing: what is around it, as a picture around its description, stays.
    const isAllowed = childNode(node, key, inner) !== undefined && inner !== ''
    return isAllowed && (key === choice || !choices.includes(key))
  })
  const lacking = fieldsOf(node).filter(
    ({ key, required }) => (required || key === choice) && !kept.some(([each]) => each === key),
  )
  const { minProperties, additionalProperties } = node.schema
  const named = Number(minProperties ?? 0) > kept.length && isMap(additionalProperties) ? ['nome'] : []
  const added = [...lacking.map(({ key }) => key), ...named].map((key): [string, CheckedValue] => {
    const field = childNode(node, key, undefined)
    const identifies = field?.schema['identifies']
    if (typeof identifies !== 'string' || identifies === 'page')
      return [key, filledValue(field, undefined, [...path, key], filling)]
    return [key, freeName(nameFrom(nameOf(node) ?? '', identifies), filling.knownNames(identifies))]
  })
  return Object.fromEntries([...kept, ...added])
}

function filledList(node: SchemaNode, value: CheckedValue | undefined, path: ValuePath, filling: Filling) {
  const { minItems, maxItems } = node.schema
  const there = (Array.isArray(value) ? value : []).slice(0, Number(maxItems ?? Infinity))
  const lacking = Array.from({ length: Math.max(0, Number(minItems ?? 0) - there.length) })
  // Unknown for a block: which kind it is follows from its value, and there is none yet.
  const kind = childNode(node, 0, undefined)
  return [...there, ...lacking.map((_, at) => filledValue(kind, undefined, [...path, there.length + at], filling))]
}

const needs = (node: SchemaNode): number => fieldsOf(node).filter(({ required }) => required).length

/** The block that needs least. */
function anyBlock(): SchemaNode {
  const nodes = blockTypes().map(blockNode)
  return nodes.reduce((least, node) => (needs(node) < needs(least) ? node : least))
}
