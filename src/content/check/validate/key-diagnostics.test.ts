import { expect, test } from 'vitest'
import { closedGroup, fixesFor, messagesFor } from './testing/broken-value.ts'

test('a name that resembles two others is taken for the one that the group requires, and never for one that is present', () => {
  const either = { when: {}, where: {} }
  expect(fixesFor(closedGroup(either, ['where']), { wher: 'x' })).toContainEqual([
    '/wher',
    { kind: 'replace', by: 'where' },
  ])
  expect(fixesFor(closedGroup(either, ['when']), { wher: 'x' })).toContainEqual([
    '/wher',
    { kind: 'replace', by: 'when' },
  ])
  expect(fixesFor(closedGroup(either), { wher: 'x' })).toEqual([['/wher', { kind: 'replace', by: 'when' }]])
  expect(fixesFor(closedGroup(either), { wher: 'x', when: 'y' })).toEqual([['/wher', { kind: 'replace', by: 'where' }]])
  expect(fixesFor(closedGroup(either), { wher: 'x', when: 'y', where: 'z' })).toEqual([['/wher', undefined]])
})

test('a field may be called by the first word of its name if only one absent field begins with it', () => {
  const place = { where: { name: 'onde é' }, on: { name: 'dia' }, at: { name: 'dia' } }
  expect(fixesFor(closedGroup(place), { Onde: 'x' })).toEqual([['/Onde', { kind: 'replace', by: 'where' }]])
  expect(fixesFor(closedGroup(place), { onde: 'x', where: 'y' })).toEqual([['/onde', undefined]])
  expect(fixesFor(closedGroup(place), { dia: 'x' })).toEqual([['/dia', undefined]])
})

test('a name that is missing and one that nobody knows are reported as one where the group may have names of its own', () => {
  const open = { properties: { type: {}, title: {} }, required: ['type'] }
  const type = ['/tpye', { kind: 'replace', by: 'type' }]
  expect(fixesFor(open, { tpye: 'hero', title: 'x' })).toEqual([type])
  expect(fixesFor(open, { titel: 'x' })).toEqual([['', undefined]])
  expect(fixesFor(closedGroup(open.properties, ['type']), { tpye: 'hero' })).toEqual([['', undefined], type])
})

test("a name of the owner's choice with a capital letter is offered without it, if that makes it valid", () => {
  const names = { propertyNames: { pattern: '^[a-z]+$' } }
  expect(fixesFor(names, { Nome: 'x' })).toEqual([['/Nome', { kind: 'replace', by: 'nome' }]])
  expect(fixesFor(names, { 'Nome 2': 'x' })).toEqual([['/Nome 2', undefined]])
  expect(fixesFor({ propertyNames: { maxLength: 3 } }, { Nome: 'x' })).toEqual([['/Nome', undefined]])
  const letters = { propertyNames: { pattern: '^\\p{Ll}+$' } }
  expect(fixesFor(letters, { Índice: 'x' })).toEqual([['/Índice', { kind: 'replace', by: 'índice' }]])
})

test('among missing values only a text or a name can be filled in', () => {
  const properties = { text: { $ref: 'schema:///shared.schema.json#/$defs/text' }, list: { type: 'array' }, other: {} }
  expect(fixesFor({ properties, required: ['text', 'list', 'other'] }, {})).toEqual([
    ['', { kind: 'addKey', key: 'text', languages: true }],
    ['', undefined],
    ['', undefined],
  ])
  const name = { name: { $ref: 'schema:///shared.schema.json#/$defs/name' } }
  expect(fixesFor({ properties: name, required: ['name'] }, {})).toEqual([
    ['', { kind: 'addKey', key: 'name', languages: false }],
  ])
  expect(messagesFor({ properties, required: ['list'] }, {})).toMatchInlineSnapshot(`
    [
      " Falta «list». Escreva a linha list: e, por baixo, cada item começado por um hífen.",
    ]
  `)
})
