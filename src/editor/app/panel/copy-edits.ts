import { valueAtPath } from '../../../content/parse/own-property.ts'
import type { ValuePath } from '../../../content/parse/pointer.ts'
import type { Edit } from '../../../content/edit/edit.ts'
import { freeName } from '../../../content/edit/free-name.ts'
import type { Value } from '../../../content/parse/source.ts'
import { fieldsOf, type SchemaNode } from '../../../content/schema/schema-node.ts'
import type { References } from './blank.ts'

/** The edits that copy an item and put the copy after it; names that must be unique are left out. */
export function copyEdits(node: SchemaNode, value: Value, path: ValuePath, references: References): readonly Edit[] {
  const copy = [...path.slice(0, -1), Number(path.at(-1)) + 1]
  const renames = fieldsOf(node).flatMap(({ key, node: field, required }): readonly Edit[] => {
    const name = valueAtPath(value, [key])
    const { identifies } = field.schema
    if (typeof name !== 'string' || typeof identifies !== 'string') return []
    if (!required) return [{ kind: 'remove', path: [...copy, key] }]
    // The copy of `aula-2` is `aula-3`.
    const free = freeName(name.replace(/-\d+$/, ''), references(identifies))
    return [{ kind: 'set', path: [...copy, key], value: free }]
  })
  return [{ kind: 'duplicateItem', path }, ...renames]
}
