import { expect, test } from 'vitest'
import type { Value } from '../../model/source.ts'
import { schemaId, schemaValidator } from './schema-validator.ts'
import { codesFor, inField } from './testing/broken-value.ts'

test('what the rules ask for is noted of a value, and not what its fields are called', () => {
  const notes: { readonly keyword: string }[] = []
  schemaValidator({})
    .compile({ $ref: schemaId('shared.schema.json#/$defs/button') })
    .call(notes, { label: { pt: 'Ir', en: 'Go' }, page: '/' })
  expect([...new Set(notes.map(({ keyword }) => keyword))]).toMatchInlineSnapshot(`
    [
      "longest",
      "refersTo",
    ]
  `)
})

test.each<[string, string, readonly (readonly [Value, ...string[]])[]]>([
  [
    'a text or both languages',
    'shared.schema.json#/$defs/chat/properties/text',
    [
      ['', '/field emptyText {}'],
      [['Olá'], '/field wrongKind {"wanted":"string","value":""}'],
      [{}, '/field missingLanguage {"language":"pt","other":""}'],
      [{ pt: 'Olá' }, '/field missingLanguage {"language":"en","other":"Olá"}'],
      [{ pt: 'Olá', en: '' }, '/field/en emptyLanguage {"language":"en","other":"Olá"}'],
      [{ pt: 'Olá', en: 'Hello', fr: 'Salut' }, '/field/fr unknownKey {"key":"fr","known":["pt","en"]}'],
      [{ pt: ['Olá'], en: 'Hello' }, '/field/pt wrongKind {"wanted":"string","value":""}'],
      [
        { pt: ['Olá'], en: '' },
        '/field/pt wrongKind {"wanted":"string","value":""}',
        '/field/en emptyLanguage {"language":"en","other":""}',
      ],
    ],
  ],
  [
    'a day or a list of days',
    'schedule.schema.json#/$defs/monthlySchedule/properties/which',
    [
      ['x', '/field notOneOf {"value":"x","allowed":["first","second","third","fourth","last"]}'],
      [[], '/field tooFew {"least":1}'],
      [['first', 'first'], '/field/1 itemTwice {"value":"first"}'],
      [['first', 'x'], '/field/1 notOneOf {"value":"x","allowed":["first","second","third","fourth","last"]}'],
      [{ first: 'x' }, '/field wrongKind {"wanted":"string","value":""}'],
    ],
  ],
  [
    'a price or a list of prices',
    'price.schema.json',
    [
      ['dez', '/field wrongKind {"wanted":"number","value":"dez"}'],
      [[], '/field tooFew {"least":1}'],
    ],
  ],
  [
    'a group in which one of several fields must stand',
    'shared.schema.json#/$defs/button',
    [
      ['Ir', '/field wrongKind {"wanted":"object","value":"Ir"}'],
      [{}, '/field noChoice {"keys":["scroll","chat","page","address"]}', '/field missingKey {"key":"label"}'],
      [
        { label: { pt: 'Ir', en: 'Go' }, page: '/', chat: 'x' },
        '/field/page tooManyChoices {"present":["chat","page"]}',
        '/field/chat wrongKind {"wanted":"object","value":"x"}',
      ],
    ],
  ],
])('a mistake in %s is reported as that of what was meant, and once', (_, path, cases) => {
  const schema = inField({ $ref: schemaId(path) })
  for (const [value, ...right] of cases)
    expect([value, ...codesFor(schema, { field: value })]).toEqual([value, ...right])
})

test('a group that lacks nearly everything is reported once, and others with each thing that they lack', () => {
  const way = { type: 'object', required: ['title', 'icon'], oneOf: [{ required: ['page'] }, { required: ['chat'] }] }
  expect(codesFor(inField(way), { field: {} })).toEqual([
    '/field incomplete {"keys":["title","icon"],"choice":["page","chat"]}',
  ])
  const two = { properties: { one: way, other: way }, required: ['third'] }
  expect(codesFor(two, { one: { title: 'x' }, other: { page: 'x' } })).toEqual([
    ' missingKey {"key":"third"}',
    '/one noChoice {"keys":["page","chat"]}',
    '/one missingKey {"key":"icon"}',
    '/other missingKey {"key":"title"}',
    '/other missingKey {"key":"icon"}',
  ])
  const closed = { ...way, properties: { title: {}, icon: {}, page: {}, chat: {} }, additionalProperties: false }
  expect(codesFor(inField(closed), { field: { xyz: 'x' } })).toEqual([
    '/field incomplete {"keys":["title","icon"],"choice":["page","chat"]}',
    '/field/xyz unknownKey {"key":"xyz","known":["title","icon","page","chat"]}',
  ])
})
