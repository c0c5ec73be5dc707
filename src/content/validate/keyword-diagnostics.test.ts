import { expect, test } from 'vitest'
import { catalogues } from '../diagnostics/messages/catalogues.ts'
import type { Value } from '../parse/source.ts'
import { schemaDiagnostics } from './schema-diagnostics.ts'
import { schemaValidator } from './schema-validator.ts'

/** What she is told of a value that breaks a schema. */
function told(schema: object, value: Value): string[] {
  const validate = schemaValidator({}).compile(schema)
  validate.call([], value)
  return schemaDiagnostics(validate.errors ?? [], value).map((diagnostic) => {
    const message = catalogues.pt.messages[diagnostic.code] as (facts: object) => { what: string; remedy: string }
    const { what, remedy } = message(diagnostic.facts)
    const at = 'pointer' in diagnostic.range ? diagnostic.range.pointer : ''
    return `${at} ${what} ${remedy}`
  })
}

const field = (schema: object) => ({ type: 'object', properties: { field: schema } })

test('the bounds of a number are those of its schema', () => {
  expect(told(field({ type: 'integer', minimum: 1, maximum: 4 }), { field: '5' })).toEqual([
    '/field «5» não está entre 1 e 4. Escreva um número entre 1 e 4.',
  ])
  expect(told(field({ type: 'number', minimum: 0 }), { field: '-2' })).toEqual([
    '/field «-2» é um número demasiado pequeno. Escreva um número a partir de 0.',
  ])
  expect(told(field({ type: 'number', maximum: 9 }), { field: '10' })).toEqual([
    '/field «10» é um número demasiado grande. Escreva um número até 9.',
  ])
})

test('the only value that a field may have is that of its schema', () => {
  expect(told(field({ const: 'lisbon' }), { field: 'porto' })).toEqual([
    '/field «field» só pode ser lisbon. Escreva lisbon ou, se já não for assim, apague a linha.',
  ])
})

test('an item that is in a list twice is told where it is repeated', () => {
  const days = { type: 'array', uniqueItems: true }
  expect(told(field(days), { field: ['monday', 'friday', 'monday'] })).toEqual([
    '/field/2 «monday» está duas vezes na lista. Apague um dos dois.',
  ])
  expect(told(field(days), { field: [{ day: '1' }, { day: '1' }] })).toEqual([
    '/field/1 Este item está duas vezes na lista. Apague um dos dois.',
  ])
})

test('a field that another needs is told as one that is missing', () => {
  expect(told({ type: 'object', dependentRequired: { last: ['first'] } }, { last: '2027-01-01' })).toEqual([
    ' Falta «first». Sem ele, este grupo não está completo.',
  ])
})
