import type { Diagnostic } from '../../../model/diagnostic.ts'
import { catalogues } from '../../messages/catalogues.ts'
import type { CheckedValue } from '../../../model/source.ts'
import { schemaDiagnostics, withoutRepeats } from '../schema-diagnostics.ts'
import { schemaValidator } from '../schema-validator.ts'

/** The schema of a group with one field. */
export const inField = (schema: object) => ({ type: 'object', properties: { field: schema } })

/** The schema of a group that may have no other fields. */
export const closedGroup = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

function diagnosticsFor(schema: object, value: CheckedValue): readonly Diagnostic[] {
  const validate = schemaValidator({}).compile(schema)
  validate.call([], value)
  return schemaDiagnostics(validate.errors ?? [], value)
}

const pointerOf = ({ range }: Diagnostic): string => ('pointer' in range ? (range.pointer ?? '') : '')

/** The diagnostics for a value that violates a schema, with their places. */
export function messagesFor(schema: object, value: CheckedValue): string[] {
  return diagnosticsFor(schema, value).map((diagnostic) => {
    const message = catalogues.pt.messages[diagnostic.code] as (facts: object) => { what: string; remedy: string }
    const { what, remedy } = message(diagnostic.facts)
    return `${pointerOf(diagnostic)} ${what} ${remedy}`
  })
}

/** What is offered for a value that breaks a schema, and where. */
export const fixesFor = (schema: object, value: CheckedValue): unknown[] =>
  diagnosticsFor(schema, value).map((diagnostic) => [pointerOf(diagnostic), diagnostic.fix])

/** The place, the code and the facts of each diagnostic. */
export const codesFor = (schema: object, value: CheckedValue): string[] =>
  withoutRepeats(diagnosticsFor(schema, value)).map(
    (diagnostic) => `${pointerOf(diagnostic)} ${diagnostic.code} ${JSON.stringify(diagnostic.facts)}`,
  )
