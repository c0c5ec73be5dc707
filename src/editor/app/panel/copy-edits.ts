import type { Edit, Path } from '../../../content/edit/edit.ts'
import type { Value } from '../../../content/parse/source.ts'
import { fieldsOf, type SchemaNode } from '../../../content/schema/schema-node.ts'
import type { References } from './blank.ts'
import { freeName } from './free-name.ts'
import { valueAt } from './thing.ts'

/** What copies an item and puts the copy behind it; names that no two may have are not copied. */
export function copyEdits(node: SchemaNode, value: Value, path: Path, references: References): readonly Edit[] {
  const copy = [...path.slice(0, -1), Number(path.at(-1)) + 1]
  const renames = fieldsOf(node).flatMap(({ key, node: field }): readonly Edit[] => {
    const name = valueAt(value, [key])
    if (typeof name !== 'string' || 'refersTo' in field.schema) return []
    if (field.type === 'Anchor') return [{ kind: 'remove', path: [...copy, key] }]
    if (field.type !== 'EventName') return []
    return [{ kind: 'set', path: [...copy, key], value: freeName(name, references('event')) }]
  })
  return [{ kind: 'duplicateItem', path }, ...renames]
}
