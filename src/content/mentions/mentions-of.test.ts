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

const withName = (path: string) =>
  `path: ${path}\ntitle: { pt: Ana Sousa, en: a }\ndescription: { pt: Ana Sousa, en: a }\n`

test('the text that was changed is not mentioned, but the same field of another page is', () => {
  const texts = new Map([
    ['home.yaml', withName('/')],
    ['mais.yaml', withName('/mais')],
  ])
  const leaf = { file: 'home.yaml', path: ['title', 'pt'], before: 'Ana Sousa', after: 'Rita', language: 'pt' } as const
  const found = mentionsOf(texts, { ...leaf, node: { schema: {}, type: 'LocalisedText', file: '' } })
  expect(found.map(({ file, path }) => [file, ...path].join('/'))).toEqual([
    'home.yaml/description/pt',
    'mais.yaml/title/pt',
    'mais.yaml/description/pt',
  ])
})

test('one or two values that change are facts; more, or one beside a new field, are something else', () => {
  const before = 'name: { pt: Ana, en: Anna }\nrole: { pt: Um, en: One }\n'
  const changed = (...words: readonly string[]) =>
    changedLeaves(
      'site.yaml',
      before,
      words.reduce((text, word) => text.replace(word, 'Rita'), before),
    ).length
  expect([changed('Anna'), changed('Anna', 'Um'), changed('Anna', 'Um', 'One')]).toEqual([1, 2, 0])
  expect(changedLeaves('site.yaml', before, `${before.replace('Um', 'Dois')}address: https://a.pt\n`)).toEqual([])
  expect(changedLeaves('site.yaml', 'name: [', before)).toEqual([])
})

test('a text is described by the schema of both its languages', () => {
  const before = 'path: /\ntitle: { pt: Um, en: One }\n'
  expect(changedLeaves('home.yaml', before, before.replace('Um', 'Dois')).map(({ node }) => node.type)).toEqual([
    'LocalisedText',
  ])
  expect(changedLeaves('home.yaml', before, before.replace('/', '/a'))[0]?.node.type).not.toBe('LocalisedText')
})
