import { replacementOf, type Diagnostic } from '../../model/diagnostic.ts'
import type { CheckedValue, Source } from '../../model/source.ts'
import { parseText, type ParsedText } from '../../yaml/tree.ts'
import { valueOfTree } from '../../yaml/value.ts'
import { schemaDiagnostics } from '../validate/schema-diagnostics.ts'
import { validate, type SchemaAnnotation } from '../validate/validator.ts'
import { memoized } from './shape.ts'

/** What examining a text has found. */
export interface Examined {
  readonly text: string
  readonly parsed: ParsedText
  readonly value: CheckedValue
  /** What YAML would silently change. */
  readonly changed: readonly Diagnostic[]
  readonly schema: readonly Diagnostic[]
  /** How much of that is wrong. */
  readonly mistakes: number
  readonly annotations: readonly SchemaAnnotation[]
}

export type Examine = (text: string) => Examined

/** Examines texts of one kind, each of them once. */
export const examiner = (kind: Source['kind']): Examine =>
  memoized((text) => {
    const parsed = parseText(text)
    const { value: texts, diagnostics: changed } = valueOfTree(parsed.root, text)
    const value: CheckedValue = texts
    const { errors, annotations } = validate(kind, value)
    const schema = schemaDiagnostics(errors, value)
    return { text, parsed, value, changed, schema, mistakes: weight(schema), annotations }
  })

/** How many mistakes the schema finds in what a file says. One that can be corrected counts for little. */
export const countMistakes = (kind: Source['kind'], value: CheckedValue): number =>
  weight(schemaDiagnostics(validate(kind, value).errors, value))

const weight = (diagnostics: readonly Diagnostic[]): number =>
  diagnostics.reduce((sum, each) => sum + (replacementOf(each) === undefined ? 1 : 0.1), 0)
