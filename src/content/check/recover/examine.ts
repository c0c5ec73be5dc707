import { replacementOf, type Diagnostic } from '../../model/diagnostic.ts'
import type { CheckedValue, Source } from '../../model/source.ts'
import { parseText } from '../../yaml/tree.ts'
import { valueOfTree } from '../../yaml/value.ts'
import { schemaDiagnostics } from '../validate/schema-diagnostics.ts'
import { validate } from '../validate/validator.ts'
import { memoized } from './shape.ts'

/**
 * Examines texts of one kind, each of them once: what they say, what YAML would silently change, what is wrong by the
 * schema, and how much that is.
 */
export const examiner = (kind: Source['kind']) =>
  memoized((text: string) => {
    const parsed = parseText(text)
    const { value: texts, diagnostics: changed } = valueOfTree(parsed.root, text)
    const value: CheckedValue = texts
    const { errors, annotations } = validate(kind, value)
    const schema = schemaDiagnostics(errors, value)
    return { text, parsed, value, changed, schema, mistakes: weight(schema), annotations }
  })

export type Examine = ReturnType<typeof examiner>
export type Examined = ReturnType<Examine>

/** How many mistakes the schema finds in what a file says. One that can be corrected counts for little. */
export const countMistakes = (kind: Source['kind'], value: CheckedValue): number =>
  weight(schemaDiagnostics(validate(kind, value).errors, value))

const weight = (diagnostics: readonly Diagnostic[]): number =>
  diagnostics.reduce((sum, each) => sum + (replacementOf(each) === undefined ? 1 : 0.1), 0)
