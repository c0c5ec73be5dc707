import { expect, test } from 'vitest'
import { schemaDiagnostics } from './schema-diagnostics.ts'
import { schemaValidator } from './schema-validator.ts'

const ajv = schemaValidator({})

/** What is offered in place of something that is none of the values so called. */
function named(valueNames: object): (written: string) => unknown {
  const validate = ajv.compile({ enum: Object.keys(valueNames), valueNames })
  return (written) => {
    validate.call([], written)
    return schemaDiagnostics(validate.errors ?? [], written)[0]?.fix
  }
}

test('what a value is called exactly comes before a first word, and that before a beginning', () => {
  const right = { kind: 'replace', by: 'right' }
  expect(named({ other: 'Sol e lua', right: 'Sól' })('sol')).toEqual(right)
  expect(named({ other: 'Solário', right: 'Sol-posto' })('SOL')).toEqual(right)
  expect(named({ other: 'Lua nova', right: 'Sol posto' })('sol')).toEqual(right)
  expect(named({ other: 'Sol e lua', right: 'Sol posto' })('sol')).toBeUndefined()
  expect(named({ other: 'Solário', right: 'Soleira' })('sol')).toBeUndefined()
})
