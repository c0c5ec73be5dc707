import { expect, test } from 'vitest'
import { catalogues } from '../diagnostics/messages/catalogues.ts'
import type { Value } from '../parse/source.ts'
import { schemaDiagnostics, withoutRepeats } from './schema-diagnostics.ts'
import { schemaId, schemaValidator } from './schema-validator.ts'

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

test('the only value that a field may have is the constant in its schema', () => {
  expect(told(field({ const: 'lisbon' }), { field: 'porto' })).toEqual([
    '/field «field» só pode ser lisbon. Escreva lisbon ou, se já não for assim, apague a linha.',
  ])
})

test('an item that is in a list twice is reported where it is repeated', () => {
  const days = { type: 'array', uniqueItems: true }
  expect(told(field(days), { field: ['monday', 'friday', 'monday'] })).toEqual([
    '/field/2 «monday» está duas vezes na lista. Apague um dos dois.',
  ])
  expect(told(field(days), { field: [{ day: '1' }, { day: '1' }] })).toEqual([
    '/field/1 Este item está duas vezes na lista. Apague um dos dois.',
  ])
})

test('a field that another requires is reported as missing', () => {
  expect(told({ type: 'object', dependentRequired: { last: ['first'] } }, { last: '2027-01-01' })).toEqual([
    ' Falta «first». Sem ele, este grupo não está completo.',
  ])
})

/** What is offered for a value that breaks a schema, and where. */
function offered(schema: object, value: Value): unknown[] {
  const validate = schemaValidator({}).compile(schema)
  validate.call([], value)
  return schemaDiagnostics(validate.errors ?? [], value).map(({ range, fix }) => [
    'pointer' in range ? range.pointer : '',
    fix,
  ])
}

const group = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

test('a name that resembles two others is taken for the one that the group requires, and never for one that is present', () => {
  const either = { when: {}, where: {} }
  expect(offered(group(either, ['where']), { wher: 'x' })).toContainEqual(['/wher', { kind: 'replace', by: 'where' }])
  expect(offered(group(either, ['when']), { wher: 'x' })).toContainEqual(['/wher', { kind: 'replace', by: 'when' }])
  expect(offered(group(either), { wher: 'x' })).toEqual([['/wher', { kind: 'replace', by: 'when' }]])
  expect(offered(group(either), { wher: 'x', when: 'y' })).toEqual([['/wher', { kind: 'replace', by: 'where' }]])
  expect(offered(group(either), { wher: 'x', when: 'y', where: 'z' })).toEqual([['/wher', undefined]])
})

test('a field may be called by the first word of its name if only one absent field begins with it', () => {
  const place = { where: { name: 'onde é' }, on: { name: 'dia' }, at: { name: 'dia' } }
  expect(offered(group(place), { Onde: 'x' })).toEqual([['/Onde', { kind: 'replace', by: 'where' }]])
  expect(offered(group(place), { onde: 'x', where: 'y' })).toEqual([['/onde', undefined]])
  expect(offered(group(place), { dia: 'x' })).toEqual([['/dia', undefined]])
})

test('a name that is missing and one that nobody knows are reported as one where the group may have names of its own', () => {
  const open = { properties: { type: {}, title: {} }, required: ['type'] }
  const type = ['/tpye', { kind: 'replace', by: 'type' }]
  expect(offered(open, { tpye: 'hero', title: 'x' })).toEqual([type])
  expect(offered(open, { titel: 'x' })).toEqual([['', undefined]])
  expect(offered(group(open.properties, ['type']), { tpye: 'hero' })).toEqual([['', undefined], type])
})

test("a name of the owner's choice with a capital letter is offered without it, if that makes it valid", () => {
  const names = { propertyNames: { pattern: '^[a-z]+$' } }
  expect(offered(names, { Nome: 'x' })).toEqual([['/Nome', { kind: 'replace', by: 'nome' }]])
  expect(offered(names, { 'Nome 2': 'x' })).toEqual([['/Nome 2', undefined]])
  expect(offered({ propertyNames: { maxLength: 3 } }, { Nome: 'x' })).toEqual([['/Nome', undefined]])
  const letters = { propertyNames: { pattern: '^\\p{Ll}+$' } }
  expect(offered(letters, { Índice: 'x' })).toEqual([['/Índice', { kind: 'replace', by: 'índice' }]])
})

test('among missing values only a text or a name can be filled in', () => {
  const properties = { text: { $ref: 'schema:///shared.schema.json#/$defs/text' }, list: { type: 'array' }, other: {} }
  expect(offered({ properties, required: ['text', 'list', 'other'] }, {})).toEqual([
    ['', { kind: 'addKey', key: 'text', languages: true }],
    ['', undefined],
    ['', undefined],
  ])
  const name = { name: { $ref: 'schema:///shared.schema.json#/$defs/name' } }
  expect(offered({ properties: name, required: ['name'] }, {})).toEqual([
    ['', { kind: 'addKey', key: 'name', languages: false }],
  ])
  expect(told({ properties, required: ['list'] }, {})).toMatchInlineSnapshot(`
    [
      " Falta «list». Escreva a linha list: e, por baixo, cada item começado por um hífen.",
    ]
  `)
})

test('only a group that has a first and a last day is two days', () => {
  const days = { kind: 'replace', by: '{ first: 2031-11-09, last: 2031-11-09 }' }
  expect(offered(field(group({ first: {}, last: {} })), { field: '9/11/2031' })).toEqual([['/field', days]])
  expect(offered(field(group({ first: {}, until: {} })), { field: '9/11/2031' })).toEqual([['/field', undefined]])
  expect(offered(field({ type: 'boolean' }), { field: '9/11/2031' })).toEqual([['/field', undefined]])
})

const text = { $ref: 'schema:///shared.schema.json#/$defs/text' }

test('what is empty is reported once, with the kind of thing it should be', () => {
  expect(told(field(text), { field: '' })).toMatchInlineSnapshot(`
    [
      "/field Falta o que vem depois dos dois pontos. Escreva-o.",
    ]
  `)
  expect(told(field({ type: 'array' }), { field: '' })).toMatchInlineSnapshot(`
    [
      "/field Falta o que vem depois dos dois pontos. Escreva por baixo pelo menos um item, começado por um hífen.",
    ]
  `)
  expect(told(field(text), { field: { pt: ' ', en: '' } })).toMatchInlineSnapshot(`
    [
      "/field O texto está vazio. Escreva o texto, ou apague o campo todo se ele não fizer falta.",
    ]
  `)
  expect(told(field(text), { field: { pt: 'Sim', en: ' ' } })).toMatchInlineSnapshot(`
    [
      "/field/en O texto em inglês está vazio. O outro diz: «Sim» Escreva a tradução ou, se o campo não fizer falta, apague-o nas duas línguas.",
    ]
  `)
  expect(offered(field(text), { field: '' })).toEqual([['/field', { kind: 'fillIn', inLanguages: true }]])
  expect(offered(field({ type: 'array' }), { field: '' })).toEqual([['/field', undefined]])
  expect(offered(field(text), { field: { pt: 'Sim', en: ' ' } })).toEqual([['/field/en', { kind: 'fillIn' }]])
  expect(offered(field(text), { field: { pt: ' ', en: '' } })).toEqual([['/field', { kind: 'fillIn' }]])
  expect(offered(field({ pattern: '\\S' }), { field: ' ' })).toEqual([['/field', { kind: 'fillIn' }]])
  expect(offered(field({ minLength: 1 }), { field: '' })).toEqual([['/field', undefined]])
})

test('a text where a group or a list should be is reported as such', () => {
  expect(offered(field(text), { field: 'Sim' })).toEqual([['/field', { kind: 'split', text: 'Sim' }]])
  expect(offered(field(text), { field: ['Sim'] })).toEqual([['/field', undefined]])
  expect(offered(field({ type: 'array' }), { field: 'sim' })).toEqual([['/field', undefined]])
  expect(told(field(text), { field: ['Sim'] })).toMatchInlineSnapshot(`
    [
      "/field Aqui devia estar um texto nas duas línguas (uma linha pt e uma linha en). Compare com outro bloco igual e escreva da mesma maneira.",
    ]
  `)
  expect(told(field({ anyOf: [{ type: 'array' }, { type: 'object' }] }), { field: 'Sim' })).toMatchInlineSnapshot(`
    [
      "/field Aqui devia estar uma lista, com um hífen antes de cada item, e está «Sim». Compare com outro bloco igual e escreva da mesma maneira.",
    ]
  `)
  expect(told(field(group({ a: {} })), { field: 'Sim' })).toMatchInlineSnapshot(`
    [
      "/field Aqui devia estar um grupo de linhas, cada uma com o seu nome, e está «Sim». Compare com outro bloco igual e escreva da mesma maneira.",
    ]
  `)
})

test('of several names of which exactly one is required, none and two are both reported', () => {
  const way = { ...group({ page: {}, chat: {} }), oneOf: [{ required: ['page'] }, { required: ['chat'] }] }
  expect(told(way, {})).toMatchInlineSnapshot(`
    [
      " Falta um destes: «page», «chat». Acrescente um deles, e só um.",
    ]
  `)
  expect(told(way, { page: 'a', chat: 'b' })).toMatchInlineSnapshot(`
    [
      "/chat «page», «chat» não podem estar juntos. Fique só com um deles.",
    ]
  `)
  expect(told(field(way), { field: 'a' })).toMatchInlineSnapshot(`
    [
      "/field Aqui devia estar um grupo de linhas, cada uma com o seu nome, e está «a». Compare com outro bloco igual e escreva da mesma maneira.",
    ]
  `)
})

test('a value that is not among those allowed is reported with all of them', () => {
  const icon = field({ enum: ['sun', 'moon'] })
  expect(told(icon, { field: 'star' })).toMatchInlineSnapshot(`
    [
      "/field «star» não existe. Escolha um destes: «sun», «moon».",
    ]
  `)
  expect(told(icon, { field: '' })).toMatchInlineSnapshot(`
    [
      "/field Falta o que vem depois dos dois pontos. Escreva-o. Existem: «sun», «moon».",
    ]
  `)
  expect(told(icon, { field: ['sun'] })).toMatchInlineSnapshot(`
    [
      "/field Aqui devia estar um texto. Compare com outro bloco igual e escreva da mesma maneira.",
    ]
  `)
  expect(offered(icon, { field: 'mon' })).toEqual([['/field', { kind: 'replace', by: 'moon' }]])
})

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

test('a text in a form that has no name is reported without it', () => {
  expect(codes(field({ pattern: '^a$' }), { field: 'b' })).toEqual(['/field wrongForm {"form":"","value":"b"}'])
})

test('a list that is too short or too long is reported with its limit', () => {
  expect(told(field({ type: 'array', minItems: 2 }), { field: ['a'] })).toMatchInlineSnapshot(`
    [
      "/field A lista precisa de pelo menos 2. Acrescente o que falta. Se não fizer falta, apague o bloco ou a página a que a lista pertence.",
    ]
  `)
  expect(told(field({ type: 'array', maxItems: 1 }), { field: ['a', 'b'] })).toMatchInlineSnapshot(`
    [
      "/field A lista só pode ter 1. Apague o que está a mais.",
    ]
  `)
  expect(told(field({ minProperties: 1 }), { field: {} })).toMatchInlineSnapshot(`
    [
      "/field A lista precisa de pelo menos 1. Acrescente o que falta. Se não fizer falta, apague o bloco ou a página a que a lista pertence.",
    ]
  `)
})

/** Of what is told, where and which code, with its facts. */
function codes(schema: object, value: Value): string[] {
  const validate = schemaValidator({}).compile(schema)
  validate.call([], value)
  return withoutRepeats(schemaDiagnostics(validate.errors ?? [], value)).map(
    ({ code, facts, range }) => `${'pointer' in range ? range.pointer : ''} ${code} ${JSON.stringify(facts)}`,
  )
}

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
  const schema = field({ $ref: schemaId(path) })
  for (const [value, ...right] of cases) expect([value, ...codes(schema, { field: value })]).toEqual([value, ...right])
})

test('a group that lacks nearly everything is reported once, and others with each thing that they lack', () => {
  const way = { type: 'object', required: ['title', 'icon'], oneOf: [{ required: ['page'] }, { required: ['chat'] }] }
  expect(codes(field(way), { field: {} })).toEqual([
    '/field incomplete {"keys":["title","icon"],"choice":["page","chat"]}',
  ])
  const two = { properties: { one: way, other: way }, required: ['third'] }
  expect(codes(two, { one: { title: 'x' }, other: { page: 'x' } })).toEqual([
    ' missingKey {"key":"third"}',
    '/one noChoice {"keys":["page","chat"]}',
    '/one missingKey {"key":"icon"}',
    '/other missingKey {"key":"title"}',
    '/other missingKey {"key":"icon"}',
  ])
  const closed = { ...way, properties: { title: {}, icon: {}, page: {}, chat: {} }, additionalProperties: false }
  expect(codes(field(closed), { field: { xyz: 'x' } })).toEqual([
    '/field incomplete {"keys":["title","icon"],"choice":["page","chat"]}',
    '/field/xyz unknownKey {"key":"xyz","known":["title","icon","page","chat"]}',
  ])
})
