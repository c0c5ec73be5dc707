import { valueAtPath } from '../../../../content/parse/own-property.ts'
import type { NewValue } from '../../../../content/edit/edit.ts'
import type { Value } from '../../../../content/parse/source.ts'
import { fieldsOf, type SchemaNode } from '../../../../content/schema/schema-node.ts'
import { blankOf, choicesOf, type References } from '../blank.ts'
import { labelOf } from '../labels.ts'
import { prefixNamesOf } from './schema-names.ts'

/** One of several fields of which a map has exactly one, such as where a button leads. */
export interface Alternative {
  readonly id: string
  readonly key: string
  readonly text: string
  /** The initial value. */
  readonly blank: NewValue
}

/** The alternatives of a map. A field whose text may begin in several ways counts as several. */
export function alternativesOf(node: SchemaNode, references: References): readonly Alternative[] {
  const fields = fieldsOf(node)
  return choicesOf(node).flatMap((key): readonly Alternative[] => {
    const field = fields.find((each) => each.key === key)?.node
    if (!field) return []
    const prefixes = prefixNamesOf(field)
    if (prefixes.length > 0) return prefixes.map(([prefix, text]) => ({ id: key + prefix, key, text, blank: prefix }))
    return [{ id: key, key, text: labelOf(key, field), blank: blankOf(field, references) }]
  })
}

/** Which of them a map has. */
export function alternativeIn(alternatives: readonly Alternative[], value: Value | undefined): Alternative | undefined {
  return alternatives.find(({ id, key, blank }) => {
    const own = valueAtPath(value, [key])
    return own !== undefined && (id === key || (typeof own === 'string' && own.startsWith(String(blank))))
  })
}
