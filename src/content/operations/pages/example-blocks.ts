import type { NewValue } from '../../yaml/edit/edit.ts'
import { blockNode, childNode, type SchemaNode } from '../../model/schema/schema-node.ts'

/** The names that values of the content may refer to, by what the schema calls them. */
export type KnownNames = (kind: string) => readonly string[]

/**
 * The schema's examples of these block types, marked as samples: what a new page begins with. Nothing refers to what is
 * not there: the first name that the content does have takes the place of one that it lacks.
 */
export function exampleBlocks(types: readonly string[], known: KnownNames): readonly NewValue[] {
  const examples = types.map((type) => {
    const node = blockNode(type)
    const [example] = node.schema['examples'] as readonly [Example]
    return { node, example }
  })
  const anchors = examples.flatMap(({ example }) => (typeof example['anchor'] === 'string' ? [example['anchor']] : []))
  const names: KnownNames = (kind) => (kind === 'anchor' ? anchors : known(kind))
  return examples.map(({ node, example }) => ({ ...(fitted(example, node, names) as Example), sample: true }))
}

type Example = Readonly<Record<string, NewValue>>

function fitted(value: NewValue, node: SchemaNode | undefined, names: KnownNames): NewValue {
  if (typeof value === 'string') {
    const refersTo = node?.schema['refersTo']
    if (typeof refersTo !== 'string') return value
    return names(refersTo).includes(value) ? value : (names(refersTo)[0] ?? value)
  }
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) {
    return value.map((item: NewValue, index) => fitted(item, node && childNode(node, index, item), names))
  }
  const map = value as Example
  // With no part of the page to go to, a button leads to the home page.
  if (node?.type === 'Button' && typeof map['scroll'] === 'string' && names('anchor').length === 0) {
    const { scroll: _, ...button } = map
    return { ...button, page: '/' }
  }
  return Object.fromEntries(
    Object.entries(map).map(([key, inner]) => [key, fitted(inner, node && childNode(node, key, inner), names)]),
  )
}
