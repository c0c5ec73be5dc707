import type { Diagnostic } from '../diagnostic.ts'
import type { Source, Value } from '../parse/source.ts'
import { parseText, type ParsedText } from '../parse/tree.ts'
import { valueOfTree } from '../parse/value.ts'
import { schemaDiagnostics } from '../validate/schema-diagnostics.ts'
import { validate, type SchemaAnnotation } from '../validate/validator.ts'
import { remembered } from './remembered.ts'

/** What examining a text has found. */
export interface Examined {
  readonly parsed: ParsedText
  readonly value: Value
  /** What YAML would silently change. */
  readonly changed: readonly Diagnostic[]
  readonly schema: readonly Diagnostic[]
  readonly annotations: readonly SchemaAnnotation[]
}

export type Examine = (text: string) => Examined

/** Examines texts of one kind, each of them once. */
export const examiner = (kind: Source['kind']): Examine =>
  remembered((text) => {
    const parsed = parseText(text)
    const { value, diagnostics: changed } = valueOfTree(parsed.root, text)
    const { errors, annotations } = validate(kind, value)
    return { parsed, value, changed, schema: schemaDiagnostics(errors, value), annotations }
  })
