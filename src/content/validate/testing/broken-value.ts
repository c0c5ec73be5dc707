import type { Diagnostic } from '../../diagnostic.ts'
import { catalogues } from '../../diagnostics/messages/catalogues.ts'
import type { Value } from '../../parse/source.ts'
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

function diagnosticsFor(schema: object, value: Value): readonly Diagnostic[] {
  const validate = schemaValidator({}).compile(schema)
  validate.call([], value)
  return schemaDiagnostics(validate.errors ?? [], value)
}

const pointerOf = ({ range }: Diagnostic): string => ('pointer' in range ? (range.pointer ?? '') : '')

/** What she is told of a value that breaks a schema, and where. */
export function messagesFor(schema: object, value: Value): string[] {
  return diagnosticsFor(schema, value).map((diagnostic) => {
    const message = catalogues.pt.messages[diagnostic.code] as (facts: object) => { what: string; remedy: string }
    const { what, remedy } = message(diagnostic.facts)
    return `${pointerOf(diagnostic)} ${what} ${remedy}`
  })
}

/** What is offered for a value that breaks a schema, and where. */
export const fixesFor = (schema: object, value: Value): unknown[] =>
  diagnosticsFor(schema, value).map((diagnostic) => [pointerOf(diagnostic), diagnostic.fix])

/** Of what is told, where and which code, with its facts. */
export const codesFor = (schema: object, value: Value): string[] =>
  withoutRepeats(diagnosticsFor(schema, value)).map(
    (diagnostic) => `${pointerOf(diagnostic)} ${diagnostic.code} ${JSON.stringify(diagnostic.facts)}`,
  )
