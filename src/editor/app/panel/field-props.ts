import type { ValuePath } from '../../../content/parse/pointer.ts'
import type { Value } from '../../../content/parse/source.ts'
import type { SchemaNode } from '../../../content/schema/schema-node.ts'

/** What a field edits. */
export interface FieldProps {
  /** Its key in the map that it belongs to. */
  readonly fieldKey: string
  readonly node: SchemaNode
  readonly path: ValuePath
  /** Undefined if the field is absent. */
  readonly value: Value | undefined
}

/** The fields of a map, except for those in `without`, which are shown elsewhere. */
export interface MapFieldsProps extends Omit<FieldProps, 'fieldKey'> {
  readonly without?: readonly string[]
}
