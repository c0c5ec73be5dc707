import type { ValuePath } from '../parse/pointer.ts'
import { expect, test } from 'vitest'
import { applyEdit } from '../edit/apply-edit.ts'
import { contentWith } from '../testing/content-with.ts'
import { changedLeaves } from './changed-leaf.ts'
import { mentionsOf } from './mentions-of.ts'

const small = [...(contentWith({}).files ?? [])] as [string, string][]

/** What she is shown after a change: each text that would change with it, as it would read. */
function shown(file: string, path: ValuePath, value: string, lead: { readonly pt: string; readonly en: string }) {
  const texts = new Map(small)
  const home = applyEdit(texts.get('home.yaml') ?? '', { kind: 'set', path: ['description'], value: lead })
  texts.set('home.yaml', home)
  const before = texts.get(file) ?? ''
  const after = applyEdit(before, { kind: 'set', path, value })
  texts.set(file, after)
  return changedLeaves(file, before, after)
    .flatMap((leaf) => mentionsOf(texts, leaf))
    .map((mention) => `${mention.file} ${mention.path.join('/')}: ${mention.changed}`)
}

test('a name that is changed is found wherever else it occurs, in either language, as a whole word', () => {
  const name = /name: \{ pt: (.+?), en/.exec(new Map(small).get('site.yaml') ?? '')?.[1] ?? ''
  const lead = { pt: `Com ${name}, em Lisboa.`, en: `With ${name}, not ${name}zinha.` }
  expect(shown('site.yaml', ['name', 'pt'], 'Rita Sousa', lead)).toEqual([
    'home.yaml description/pt: Com Rita Sousa, em Lisboa.',
    `home.yaml description/en: With Rita Sousa, not ${name}zinha.`,
    'site.yaml name/en: Rita Sousa',
  ])
})

const said = {
  pt: 'Às quartas, das 20h às 22h30, por 10 euros ou 8 €. Não 120h, nem 110 euros.',
  en: 'On Wednesdays, 20:00 to 22:30 (8 pm), €10 or 8 euros.',
}

test.each([
  [
    '20:00',
    '19:30',
    'Time',
    [said.pt.replace('20h', '19h30'), said.en.replace('20:00', '19:30').replace('8 pm', '7:30 pm')],
  ],
  ['22:30', '23:00', 'Time', [said.pt.replace('22h30', '23h'), said.en.replace('22:30', '23:00')]],
  ['22:30', '00:15', 'Time', [said.pt.replace('22h30', '0h15'), said.en.replace('22:30', '00:15')]],
  ['10', '12.5', 'Euros', [said.pt.replace('10 euros', '12.50 euros'), said.en.replace('€10', '€12.50')]],
  ['wednesday', 'friday', 'Weekday', [said.pt.replace('quartas', 'sextas'), said.en.replace('Wednesdays', 'Fridays')]],
])('%s that becomes %s is found in the ways in which texts say it', (before, after, type, expected) => {
  const content = new Map([
    [
      'home.yaml',
      applyEdit(new Map(small).get('home.yaml') ?? '', { kind: 'set', path: ['description'], value: said }),
    ],
  ])
  const node = { schema: {}, type, file: '' }
  const found = mentionsOf(content, { file: 'other.yaml', path: [], before, after, node, language: undefined })
  expect(found.filter(({ path }) => path[0] === 'description').map(({ changed }) => changed)).toEqual(expected)
})

test('in a changed text, what is distinctive is found elsewhere: a price, a time, a street', () => {
  const lead = { pt: 'Custa 10 euros, na Rua da Amostra. Dez anos.', en: 'It costs 10 euros.' }
  expect(shown('home.yaml', ['title', 'pt'], 'Tudo por 12 euros', lead)).toEqual([])
  const priced = (from: string, to: string) => {
    const home = applyEdit(new Map(small).get('home.yaml') ?? '', { kind: 'set', path: ['description'], value: lead })
    const texts = new Map([['home.yaml', home]])
    const leaf = {
      file: 'x.yaml',
      path: [],
      before: from,
      after: to,
      node: { schema: {}, type: 'LocalisedText', file: '' },
    }
    return mentionsOf(texts, { ...leaf, language: 'pt' }).map(({ changed }) => changed)
  }
  expect(priced('A primeira aula custa 10 euros', 'A primeira aula custa 12 euros')).toEqual([
    'Custa 12 euros, na Rua da Amostra. Dez anos.',
  ])
  expect(priced('Fica na Rua da Amostra', 'Fica na Rua da Alegria')).toEqual([
    'Custa 10 euros, na Rua da Alegria. Dez anos.',
  ])
  expect(priced('Uma aula', 'Uma conversa')).toEqual([])
})

test('a price and a weekday of an event are recognised as such, in whatever form the schema allows', () => {
  const event = `events:
  - name: aula
    title: { pt: Aula, en: Class }
    weekly: { day: wednesday, from: "20:00" }
    euros: 10
`
  const changes = [
    [['events', 0, 'euros'], '12'],
    [['events', 0, 'weekly', 'day'], 'friday'],
    [['events', 0, 'weekly', 'from'], '21:00'],
  ] as const
  const types = changes.map(([path, value]) => {
    const after = applyEdit(event, { kind: 'set', path, value })
    return changedLeaves('events.yaml', event, after).map(({ node }) => node.type)
  })
  expect(types).toEqual([['Euros'], ['Weekday'], ['Time']])
})

test('moving something does not change a fact', () => {
  const texts = new Map(small)
  const before = texts.get('home.yaml') ?? ''
  expect(
    changedLeaves('home.yaml', before, applyEdit(before, { kind: 'moveItem', path: ['blocks', 1], to: 0 })),
  ).toEqual([])
})

/** What a description becomes, in Portuguese, when a value of a kind that the schema says is changed elsewhere. */
function described(description: string, before: string, after: string, schema: object, type?: string) {
  const home = `path: /\ntitle: { pt: a, en: a }\ndescription: { pt: ${JSON.stringify(description)}, en: a }\n`
  const node = { schema: { ...schema }, type, file: '' }
  const leaf = { file: 'x.yaml', path: [], before, after, node, language: undefined }
  return mentionsOf(new Map([['home.yaml', home]]), leaf).map(({ changed }) => changed)
}

test('a time before ten is found with and without its zero, in the morning and at noon', () => {
  expect(described('Das 09:30, 9:30 ou 9h30.', '09:30', '12:00', {}, 'Time')).toEqual(['Das 12:00, 12:00 ou 12h.'])
  expect(described('At 9:30 am, 9:30am.', '09:30', '12:00', {}, 'Time')).toEqual(['At 12 pm, 12pm.'])
  expect(described('At 12 pm.', '12:00', '00:30', {}, 'Time')).toEqual(['At 12:30 am.'])
})

test('every way of writing a price is found, cents with a comma too', () => {
  expect(described('São 12,50 euros, 12,50 €, 12,50€.', '12.5', '15', {}, 'Euros')).toEqual([
    'São 15 euros, 15 €, 15€.',
  ])
  expect(described('It is €12.50, 12.50 €.', '12.5', '15', {}, 'Euros')).toEqual(['It is €15, 15 €.'])
  expect(described('São 10 euros.', '10', 'a combinar', {}, 'Euros')).toEqual([])
})

test('a weekday is found in the singular and in the plural, at the beginning of a sentence, and without a hyphen', () => {
  expect(described('Quarta-feira, quartas-feiras, quartas.', 'wednesday', 'saturday', {}, 'Weekday')).toEqual([
    'Sábado, sábados, sábados.',
  ])
  expect(described('Sábados, sábado.', 'saturday', 'monday', {}, 'Weekday')).toEqual([
    'Segundas-feiras, segunda-feira.',
  ])
})

test('a choice, a name of something else and a bare number are not words, and are not looked for', () => {
  const text = 'O 48 Sol da Casa.'
  expect(described(text, 'Sol', 'Lua', { enum: ['Sol', 'Lua'] }, 'Name')).toEqual([])
  expect(described(text, 'Casa', 'Rua', { refersTo: 'event' }, 'Name')).toEqual([])
  expect(described(text, '48 Sol', '50 Sol', { type: 'integer' }, 'Name')).toEqual([])
  expect(described(text, 'Casa', 'Rua', {}, 'Name')).toEqual(['O 48 Sol da Rua.'])
})

test('a part of a text is looked for only if it is distinctive: no short word, no long passage, nothing emptied', () => {
  expect(described('Na Sé, em Lisboa.', 'Fica na Sé', 'Fica na Fé', {})).toEqual([])
  expect(described('Na Sede, em Lisboa.', 'Fica na Sede', 'Fica na Casa', {})).toEqual(['Na Casa, em Lisboa.'])
  expect(described('Na Sede, em Lisboa.', 'Fica na Sede', '', {})).toEqual([])
  expect(described('São 10 pessoas, não 10 dias.', 'Somos 10 pessoas', 'Somos 12 pessoas', {})).toEqual([
    'São 12 pessoas, não 10 dias.',
  ])
})

test('a text in one language is looked for in that language, unless both say the same', () => {
  const before = 'name: { pt: Ana Sousa, en: Ana Sousa }\nrole: { pt: Terapeuta, en: Therapist }\n'
  const languageOf = (from: string, to: string) =>
    changedLeaves('site.yaml', before, before.replace(from, to)).map(({ language }) => language)
  expect(languageOf('en: Ana Sousa', 'en: Ana Rita')).toEqual([undefined])
  expect(languageOf('Terapeuta', 'Psicóloga')).toEqual(['pt'])
  expect(languageOf('Therapist', 'Psychologist')).toEqual(['en'])
})

test('renaming a field changes no fact, whatever else is changed with it', () => {
  const before = 'phones:\n  one: { number: +351 912 000 000 }\nname: { pt: Ana, en: Ana }\n'
  expect(changedLeaves('site.yaml', before, before.replace('one:', 'two:').replace('pt: Ana', 'pt: Rita'))).toEqual([])
})
