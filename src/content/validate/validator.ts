import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Source, Value } from '../parse/source.ts'
import { compileValidators, type Validators } from './compile-validators.ts'
import type { AnnotationKeyword } from './schema-validator.ts'

/** A value that one of our keywords stands beside in the schema. */
export interface SchemaAnnotation {
  readonly keyword: AnnotationKeyword
  /** What the schema says behind the keyword. */
  readonly schema: unknown
  readonly data: unknown
  readonly pointer: string
}

export interface Validation {
  readonly errors: readonly ErrorObject[]
  readonly annotations: readonly SchemaAnnotation[]
}

/**
 * Holds what a file says against its schema. Texts become numbers or true where the schema wants these, in place.
 */
export function validate(kind: Source['kind'], value: Value): Validation {
  const annotations: SchemaAnnotation[] = []
  const validator = (validators ??= compileValidators())[kind]
  const holder = { value }
  validator.call(annotations, holder.value)
  return { errors: validator.errors ?? [], annotations }
}

let validators: Validators | undefined
