import type { ValuePath } from '../../../content/parse/pointer.ts'
import type { Value } from '../../../content/parse/source.ts'
import type { SchemaNode } from '../../../content/schema/schema-node.ts'

/** What a field stands for. */
export interface FieldProps {
  /** The key in the map that the field belongs to. */
  readonly fieldKey: string
  readonly node: SchemaNode
  readonly path: ValuePath
  /** Nothing where the field is not there. */
  readonly value: Value | undefined
}

/** The fields of a map, but for those `without` that stand elsewhere. */
export interface MapFieldsProps extends Omit<FieldProps, 'fieldKey'> {
  readonly without?: readonly string[]
}
