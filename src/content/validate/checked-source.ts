import type { Diagnostic } from '../diagnostic.ts'
import type { Source } from '../parse/source.ts'
import type { SchemaAnnotation } from './validator.ts'

/** A file that was read and checked against its schema, with everything the rules across files need to know of it. */
export interface CheckedSource extends Source {
  /** What is wrong with the file by itself. */
  readonly diagnostics: readonly Diagnostic[]
  readonly annotations: readonly SchemaAnnotation[]
  /** Values that the schema rejects without a diagnostic, because another one covers their line. */
  readonly untold?: readonly string[]
}

/** What the schema marks in a file, by what it marks it as. */
export const marked = ({ annotations }: CheckedSource, as: 'event' | 'testimonial' | 'sample' | 'mainHeading') =>
  annotations.filter(({ keyword, schema }) => keyword === 'marks' && schema === as)
