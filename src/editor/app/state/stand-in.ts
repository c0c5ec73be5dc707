import { freeName } from '../../../content/model/content-names.ts'
import { isMap } from '../../../content/model/own-property.ts'
import type { ValuePath } from '../../../content/model/pointer.ts'
import type { CheckedValue } from '../../../content/model/source.ts'
import { blockTypesAmong, schemaFiles } from '../../../content/model/schema/schema-files.ts'
import { blockNode, childNode, fieldsOf, itemNode, type SchemaNode } from '../../../content/model/schema/schema-node.ts'
import { choicesOf } from '../panel/blank.ts'
import { variantOf } from '../panel/variant.ts'

/** What stand-ins are made from. */
export interface StandInFacts {
  /** The names that the content has, by the schema's kind of reference. */
  readonly names: (kind: string) => readonly string[]
  /** What is shown in place of a text that is missing at a path. */
  readonly mark: (path: ValuePath) => string
}

/**
 * A value that the schema allows, to be shown while the real one is missing or wrong. A map or a list keeps what it has,
 * and is given what it lacks.
 */
export function standIn(
  declared: SchemaNode | undefined,
  value: CheckedValue | undefined,
  path: ValuePath,
  facts: StandInFacts,
): CheckedValue {
  const node = variantOf(declared ?? anyBlock(), value)
  const { schema } = node
  const [option] = Array.isArray(schema['enum']) ? (schema['enum'] as unknown[]) : []
  const fixed = schema['const'] ?? option
  if (fixed !== undefined) return String(fixed)
  switch (schema['type']) {
    case 'object':
      return mapFor(node, value, path, facts)
    case 'array':
      return listFor(node, value, path, facts)
    case 'boolean':
      return 'true'
    case 'integer':
    case 'number':
      return String(schema['minimum'] ?? 0)
    default:
      return lineFor(node, path, facts)
  }
}

function lineFor({ schema }: SchemaNode, path: ValuePath, { names, mark }: StandInFacts): string {
  const { refersTo, identifies, examples, pattern } = schema
  const [example] = Array.isArray(examples) ? (examples as unknown[]) : []
  if (typeof refersTo === 'string') return names(refersTo)[0] ?? String(example ?? 'x')
  if (identifies === 'page') return names('page').includes('/') ? freeName('/pagina', names('page')) : '/'
  if (typeof identifies === 'string') return freeName('parte', names(identifies))
  return example === undefined || pattern === undefined ? mark(path) : String(example)
}

function mapFor(node: SchemaNode, value: CheckedValue | undefined, path: ValuePath, facts: StandInFacts): CheckedValue {
  const there = Object.entries(isMap(value) ? (value as Readonly<Record<string, CheckedValue>>) : {})
  const choices = choicesOf(node)
  const isPossible = (key: string) => {
    const kind = childNode(node, key, undefined)?.schema['refersTo']
    return typeof kind !== 'string' || facts.names(kind).length > 0
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
  return Object.fromEntries([
    ...kept,
    ...lacking.map(({ key, node: field }) => [key, standIn(field, undefined, [...path, key], facts)] as const),
    ...named.map((key) => [key, standIn(childNode(node, key, undefined), undefined, [...path, key], facts)] as const),
  ])
}

function listFor(
  node: SchemaNode,
  value: CheckedValue | undefined,
  path: ValuePath,
  facts: StandInFacts,
): CheckedValue {
  const { minItems, maxItems } = node.schema
  const there = (Array.isArray(value) ? value : []).slice(0, Number(maxItems ?? Infinity))
  const lacking = Math.max(0, Number(minItems ?? 0) - there.length)
  return [
    ...there,
    ...Array.from({ length: lacking }, (_, index) =>
      standIn(itemOf(node), undefined, [...path, there.length + index], facts),
    ),
  ]
}

/** Which kind of block an item is follows from its value, and there is none yet. */
const itemOf = (list: SchemaNode): SchemaNode | undefined => {
  const item = itemNode(list)
  return item?.type === 'Block' ? anyBlock() : item
}

const needs = (node: SchemaNode): number => fieldsOf(node).filter(({ required }) => required).length

/** The block that needs least. */
function anyBlock(): SchemaNode {
  const nodes = blockTypesAmong(schemaFiles.keys()).map(blockNode)
  return nodes.reduce((least, node) => (needs(node) < needs(least) ? node : least))
}
