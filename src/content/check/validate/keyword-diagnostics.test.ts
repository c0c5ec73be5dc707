import { expect, test } from 'vitest'
import { closedGroup, codesFor, fixesFor, inField, messagesFor } from './testing/broken-value.ts'

test('the bounds of a number are those of its schema', () => {
  expect(messagesFor(inField({ type: 'integer', minimum: 1, maximum: 4 }), { field: '5' })).toEqual([
    '/field «5» não está entre 1 e 4. Escreva um número entre 1 e 4.',
  ])
  expect(messagesFor(inField({ type: 'number', minimum: 0 }), { field: '-2' })).toEqual([
    '/field «-2» é um número demasiado pequeno. Escreva um número a partir de 0.',
  ])
  expect(messagesFor(inField({ type: 'number', maximum: 9 }), { field: '10' })).toEqual([
    '/field «10» é um número demasiado grande. Escreva um número até 9.',
  ])
})

test('the only value that a field may have is the constant in its schema', () => {
  expect(messagesFor(inField({ const: 'lisbon' }), { field: 'porto' })).toEqual([
    '/field «field» só pode ser lisbon. Escreva lisbon ou, se já não for assim, apague a linha.',
  ])
})

test('an item that is in a list twice is reported where it is repeated', () => {
  const days = { type: 'array', uniqueItems: true }
  expect(messagesFor(inField(days), { field: ['monday', 'friday', 'monday'] })).toEqual([
    '/field/2 «monday» está duas vezes na lista. Apague um dos dois.',
  ])
  expect(messagesFor(inField(days), { field: [{ day: '1' }, { day: '1' }] })).toEqual([
    '/field/1 Este item está duas vezes na lista. Apague um dos dois.',
  ])
})

test('a field that another requires is reported as missing', () => {
  expect(messagesFor({ type: 'object', dependentRequired: { last: ['first'] } }, { last: '2027-01-01' })).toEqual([
    ' Falta «first». Sem ele, este grupo não está completo.',
  ])
})

test('only a group that has a first and a last day is two days', () => {
  const days = { kind: 'replace', by: '{ first: 2031-11-09, last: 2031-11-09 }' }
  expect(fixesFor(inField(closedGroup({ first: {}, last: {} })), { field: '9/11/2031' })).toEqual([['/field', days]])
  expect(fixesFor(inField(closedGroup({ first: {}, until: {} })), { field: '9/11/2031' })).toEqual([
    ['/field', undefined],
  ])
  expect(fixesFor(inField({ type: 'boolean' }), { field: '9/11/2031' })).toEqual([['/field', undefined]])
})

const text = { $ref: 'schema:///shared.schema.json#/$defs/text' }

test('what is empty is reported once, with the kind of thing it should be', () => {
  expect(messagesFor(inField(text), { field: '' })).toMatchInlineSnapshot(`
    [
      "/field Falta o que vem depois dos dois pontos. Escreva-o.",
    ]
  `)
  expect(messagesFor(inField({ type: 'array' }), { field: '' })).toMatchInlineSnapshot(`
    [
      "/field Falta o que vem depois dos dois pontos. Escreva por baixo pelo menos um item, começado por um hífen.",
    ]
  `)
  expect(messagesFor(inField(text), { field: { pt: ' ', en: '' } })).toMatchInlineSnapshot(`
    [
      "/field O texto está vazio. Escreva o texto, ou apague o campo todo se ele não fizer falta.",
    ]
  `)
  expect(messagesFor(inField(text), { field: { pt: 'Sim', en: ' ' } })).toMatchInlineSnapshot(`
    [
      "/field/en O texto em inglês está vazio. O outro diz: «Sim» Escreva a tradução ou, se o campo não fizer falta, apague-o nas duas línguas.",
    ]
  `)
  expect(fixesFor(inField(text), { field: '' })).toEqual([['/field', { kind: 'fillIn', inLanguages: true }]])
  expect(fixesFor(inField({ type: 'array' }), { field: '' })).toEqual([['/field', undefined]])
  expect(fixesFor(inField(text), { field: { pt: 'Sim', en: ' ' } })).toEqual([['/field/en', { kind: 'fillIn' }]])
  expect(fixesFor(inField(text), { field: { pt: ' ', en: '' } })).toEqual([['/field', { kind: 'fillIn' }]])
  expect(fixesFor(inField({ pattern: '\\S' }), { field: ' ' })).toEqual([['/field', { kind: 'fillIn' }]])
  expect(fixesFor(inField({ minLength: 1 }), { field: '' })).toEqual([['/field', undefined]])
})

test('a text where a group or a list should be is reported as such', () => {
  expect(fixesFor(inField(text), { field: 'Sim' })).toEqual([['/field', { kind: 'split', text: 'Sim' }]])
  expect(fixesFor(inField(text), { field: ['Sim'] })).toEqual([['/field', undefined]])
  expect(fixesFor(inField({ type: 'array' }), { field: 'sim' })).toEqual([['/field', undefined]])
  expect(messagesFor(inField(text), { field: ['Sim'] })).toMatchInlineSnapshot(`
    [
      "/field Aqui devia estar um texto nas duas línguas (uma linha pt e uma linha en). Compare com outro bloco igual e escreva da mesma maneira.",
    ]
  `)
  expect(messagesFor(inField({ anyOf: [{ type: 'array' }, { type: 'object' }] }), { field: 'Sim' }))
    .toMatchInlineSnapshot(`
    [
      "/field Aqui devia estar uma lista, com um hífen antes de cada item, e está «Sim». Compare com outro bloco igual e escreva da mesma maneira.",
    ]
  `)
  expect(messagesFor(inField(closedGroup({ a: {} })), { field: 'Sim' })).toMatchInlineSnapshot(`
    [
      "/field Aqui devia estar um grupo de linhas, cada uma com o seu nome, e está «Sim». Compare com outro bloco igual e escreva da mesma maneira.",
    ]
  `)
})

test('of several names of which exactly one is required, none and two are both reported', () => {
  const way = { ...closedGroup({ page: {}, chat: {} }), oneOf: [{ required: ['page'] }, { required: ['chat'] }] }
  expect(messagesFor(way, {})).toMatchInlineSnapshot(`
    [
      " Falta um destes: «page», «chat». Acrescente um deles, e só um.",
    ]
  `)
  expect(messagesFor(way, { page: 'a', chat: 'b' })).toMatchInlineSnapshot(`
    [
      "/chat «page», «chat» não podem estar juntos. Fique só com um deles.",
    ]
  `)
  expect(messagesFor(inField(way), { field: 'a' })).toMatchInlineSnapshot(`
    [
      "/field Aqui devia estar um grupo de linhas, cada uma com o seu nome, e está «a». Compare com outro bloco igual e escreva da mesma maneira.",
    ]
  `)
})

test('a value that is not among those allowed is reported with all of them', () => {
  const icon = inField({ enum: ['sun', 'moon'] })
  expect(messagesFor(icon, { field: 'star' })).toMatchInlineSnapshot(`
    [
      "/field «star» não existe. Escolha um destes: «sun», «moon».",
    ]
  `)
  expect(messagesFor(icon, { field: '' })).toMatchInlineSnapshot(`
    [
      "/field Falta o que vem depois dos dois pontos. Escreva-o. Existem: «sun», «moon».",
    ]
  `)
  expect(messagesFor(icon, { field: ['sun'] })).toMatchInlineSnapshot(`
    [
      "/field Aqui devia estar um texto. Compare com outro bloco igual e escreva da mesma maneira.",
    ]
  `)
  expect(fixesFor(icon, { field: 'mon' })).toEqual([['/field', { kind: 'replace', by: 'moon' }]])
})

test('a text in a form that has no name is reported without it', () => {
  expect(codesFor(inField({ pattern: '^a$' }), { field: 'b' })).toEqual(['/field wrongForm {"form":"","value":"b"}'])
})

test('a list that is too short or too long is reported with its limit', () => {
  expect(messagesFor(inField({ type: 'array', minItems: 2 }), { field: ['a'] })).toMatchInlineSnapshot(`
    [
      "/field A lista precisa de pelo menos 2. Acrescente o que falta. Se não fizer falta, apague o bloco ou a página a que a lista pertence.",
    ]
  `)
  expect(messagesFor(inField({ type: 'array', maxItems: 1 }), { field: ['a', 'b'] })).toMatchInlineSnapshot(`
    [
      "/field A lista só pode ter 1. Apague o que está a mais.",
    ]
  `)
  expect(messagesFor(inField({ minProperties: 1 }), { field: {} })).toMatchInlineSnapshot(`
    [
      "/field A lista precisa de pelo menos 1. Acrescente o que falta. Se não fizer falta, apague o bloco ou a página a que a lista pertence.",
    ]
  `)
})
