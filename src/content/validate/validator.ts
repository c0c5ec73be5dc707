import { Ajv2020, type ErrorObject, type FuncKeywordDefinition, type ValidateFunction } from 'ajv/dist/2020.js'
import { blockTypes, readSchema } from '../schema/schema-files.ts'
import { blockSchemaPath } from '../schema/schema-paths.ts'
import type { Source, Value } from '../parse/source.ts'

/** The words of our own in the schemas. They reject nothing; they gather what the rules then look at. */
const annotationKeywords = ['longest', 'smallest', 'refersTo', 'alike', 'marks', 'wordsInUse', 'wordsKept'] as const
export type AnnotationKeyword = (typeof annotationKeywords)[number]

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
  const validator = (validators ??= compile())[kind]
  const holder = { value }
  validator.call(annotations, holder.value)
  return { errors: validator.errors ?? [], annotations }
}

let validators: Record<Source['kind'], ValidateFunction> | undefined

function compile(): Record<Source['kind'], ValidateFunction> {
  const ajv = new Ajv2020({
    allErrors: true,
    coerceTypes: true,
    ownProperties: true,
    passContext: true,
    verbose: true,
    strictTypes: false,
    strictRequired: false,
    // A test holds the schemas themselves to their standard. Without that, and without polishing the code that is
    // generated from them, a check of the site starts 0.2 s earlier.
    validateSchema: false,
    meta: false,
    inlineRefs: false,
    code: { optimize: false },
  })
  for (const keyword of annotationKeywords) ajv.addKeyword(annotating(keyword))
  const paths = ['shared.schema.json', 'block.schema.json', ...blockTypes().map(blockSchemaPath)]
  for (const path of paths) ajv.addSchema(readSchema(path), schemaId(path))
  const compiled = (name: string) =>
    ajv.compile({ ...readSchema(`${name}.schema.json`), $id: schemaId(`${name}.schema.json`) })
  return { page: compiled('page'), site: compiled('site'), dictionary: compiled('dictionary') }
}

/** Any base will do: it lets a schema name another by its relative path. */
const schemaId = (path: string): string => `schema:///${path}`

function annotating(keyword: AnnotationKeyword): FuncKeywordDefinition {
  return {
    keyword,
    errors: false,
    validate(
      this: SchemaAnnotation[],
      schema: unknown,
      data: unknown,
      _parent?: unknown,
      context?: { instancePath: string },
    ) {
      this.push({ keyword, schema, data, pointer: context?.instancePath ?? '' })
      return true
    },
  }
}
