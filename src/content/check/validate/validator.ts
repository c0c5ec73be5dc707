import type { Source } from '../../model/source.ts'
import { compileValidators, type Validators } from './compile-validators.ts'
import type { AnnotationKeyword } from './schema-validator.ts'

/** A value whose schema has one of our keywords. */
export interface SchemaAnnotation {
  readonly keyword: AnnotationKeyword
  /** The keyword's value in the schema. */
  readonly schema: unknown
  readonly data: unknown
  readonly pointer: string
}

/**
 * Checks a file's value against its schema. Texts become numbers or `true` in place, where the schema wants these.
 */
export function validate(kind: Source['kind'], value: unknown) {
  const annotations: SchemaAnnotation[] = []
  const validator = (validators ??= compileValidators())[kind]
  validator.call(annotations, value)
  return { errors: validator.errors ?? [], annotations }
}

let validators: Validators | undefined
