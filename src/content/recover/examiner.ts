import type { Diagnostic } from '../diagnostic.ts'
import type { Source, Value } from '../parse/source.ts'
import { parseText, type ParsedText } from '../parse/tree.ts'
import { valueOfTree } from '../parse/value.ts'
import { schemaDiagnostics } from '../validate/schema-diagnostics.ts'
import { validate, type SchemaAnnotation } from '../validate/validator.ts'

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
export function examiner(kind: Source['kind']): Examine {
  const known = new Map<string, Examined>()
  return (text) => {
    const before = known.get(text)
    if (before) return before
    const parsed = parseText(text)
    const { value, diagnostics: changed } = valueOfTree(parsed.root, text)
    const { errors, annotations } = validate(kind, value)
    const examined = { parsed, value, changed, schema: schemaDiagnostics(errors, value), annotations }
    known.set(text, examined)
    return examined
  }
}
