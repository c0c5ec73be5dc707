import { expect, test } from 'vitest'
import { changeWords } from './change-words.ts'
import type { Value } from '../model/source.ts'
import { contentWith } from '../testing/content-with.ts'
import { contentChanges, rewriteText, type ContentState } from './content-changes.ts'
import { shownAs } from '../operations/pages/places-in-texts.ts'
import { edited, pageBefore, state, values } from './testing/edited-page.ts'

const said = (before: ContentState, after: ContentState): string =>
  contentChanges(before, after)
    .map((change) => changeWords(change, 'pt', { before: before.files, after: after.files }).sentence)
    .join('\n')

test('for long texts the sentence shows where they differ', () => {
  const description = { kind: 'set', path: ['description', 'pt'] } as const
  const sentence = 'Uma frase que ambas têm, tão comprida que ninguém a lê até ao fim, e que acaba '
  const before = edited({ ...description, value: `${sentence}bem` })
  const after = edited({ ...description, value: `${sentence}mal` })
  expect(said(state(before), state(after))).toBe(
    'Olá · Descrição, português: era «…ao fim, e que acaba bem», agora é «…ao fim, e que acaba mal»',
  )
})

test('a link to a page that has another address and the same title is said by the addresses', () => {
  const before = new Map([...(contentWith({}).files ?? [])].map(([name, text]) => [name, String(text)] as const))
  const after = new Map([...before].map(([name, text]) => [name, text.replaceAll('/biodanza', '/danca')] as const))
  const sides = [before, after].map((files): ContentState => ({ files, pictures: new Map() })) as [
    ContentState,
    ContentState,
  ]
  expect(said(...sides)).toContain('Rodapé · A aula · Outra página: era «/biodanza», agora é «/danca»')
})

test('a new order is one change, however many items have moved', () => {
  expect(said(state(pageBefore), state(edited({ kind: 'moveItem', path: [...values, 2], to: 0 })))).toBe(
    'Valores: por outra ordem',
  )
})

test('line endings alone are not a change', () => {
  expect(said(state(pageBefore), state(pageBefore.replaceAll('\n', '\r\n')))).toBe('')
})

test.each<[string, string, string, Value, string]>([
  ['keys that are gone and new', 'x.yaml', 'a: 1\nb: 2\n', { z: '0', a: '1', c: '3' }, 'z: "0"\na: 1\nc: "3"\n'],
  [
    'new keys between the others',
    'x.yaml',
    'a: 1\nb: 2\nc: 3\n',
    { a: '1', x: '9', b: '2', y: { z: '8' }, c: '3' },
    'a: 1\nx: "9"\nb: 2\ny: { z: "8" }\nc: 3\n',
  ],
  ['none of the keys left', 'x.yaml', 'l: {a: b, c: d}\n', { l: { e: 'f' } }, 'l: {e: f}\n'],
  [
    'items below each other',
    'x.yaml',
    'l:\n  - "a" # um\n  - b\n',
    { l: ['b', 'c', 'a'] },
    'l:\n  - b\n  - c\n  - "a" # um\n',
  ],
  ['no number', 'site.yaml', 'footer: {}\n', { footer: { since: '031' } }, 'footer:\n  since: "031"\n'],
  [
    'numbers and words where numbers belong, and a flag',
    'home.yaml',
    'blocks:\n  - type: hero\n    picture:\n      file: a\n',
    { blocks: [{ type: 'hero', picture: { file: 'a', sample: 'true', focus: { x: '40', y: 'um' } } }] },
    'blocks:\n  - type: hero\n    picture:\n      file: a\n      sample: true\n      focus: { x: 40, y: um }\n',
  ],
  [
    'a flag that is none',
    'home.yaml',
    'blocks:\n  - type: hero\n',
    { blocks: [{ type: 'hero', sample: 'talvez', text: 'true' }] },
    'blocks:\n  - type: hero\n    sample: talvez\n    text: "true"\n',
  ],
])('a file is made to say %s, as the schema has it', (_, name, text, wanted, after) => {
  expect(rewriteText(name, text, wanted)).toBe(after)
})

test('a list with a comment between its brackets is not changed', () => {
  const text = 'a: [ # c\n 1, 2]\n'
  expect(() => rewriteText('x.yaml', text, { a: ['1'] })).toThrow('A comment within brackets')
})

test('a picture is replaced wherever it is shown, and a text that only reads like its name stays', () => {
  const page = pageBefore.replace('pt: Um,', 'pt: sala.jpg,')
  expect(shownAs('home.yaml', page, 'sala.jpg', 'nova.jpg')).toBe(page.replace('file: sala.jpg', 'file: nova.jpg'))
})

test('a page that does not show the picture, or that cannot be read, stays as it is', () => {
  expect(shownAs('home.yaml', pageBefore, 'outra.jpg', 'nova.jpg')).toBe(pageBefore)
  expect(shownAs('home.yaml', '- [', 'sala.jpg', 'nova.jpg')).toBe('- [')
})

const gallery = (words: string) => ({
  files: new Map([['home.yaml', `blocks:\n  - type: gallery\n    pictures:\n      - { ${words} }\n`]]),
  pictures: new Map<string, string>(),
})

test('an item in place of another one is one change, so that the two are never published as a mixture', () => {
  const [old, now] = [
    gallery('file: a.jpg, alt: { pt: Mar, en: Sea }'),
    gallery('file: b.jpg, alt: { pt: Rio, en: River }'),
  ]
  expect(contentChanges(old, now).map(({ id }) => id)).toEqual(['home.yaml#/blocks/0/pictures/0#changed'])
  expect(said(old, now)).toMatch(/era «Mar», agora é «Rio»$/)
})

test('of an item in place of another one, all that goes live with it is said', () => {
  const [old, now] = ['day: friday, from: 09:30, to: 13:00', 'day: saturday, from: 10:00, to: 14:00'].map((hours) => ({
    files: new Map([['site.yaml', `practice:\n  hours:\n    - { ${hours} }\n`]]),
    pictures: new Map<string, string>(),
  }))
  expect(old && now && said(old, now)).toBe(
    'Consulta · Dias e horas 1: era dia da semana sexta-feira; abre às 09:30; fecha às 13:00, agora é dia da semana sábado; abre às 10:00; fecha às 14:00',
  )
})

test('of a long text in place of another one, what differs is said in both languages', () => {
  const [old, now] = ['setembro', 'outubro'].map((month) => ({
    files: new Map([
      [
        'site.yaml',
        `notices:\n  - text:\n      pt: De momento há lista de espera para consultas presenciais; vaga em ${month}\n      en: For now there is a waiting list for sessions in person; a place in ${month}\n`,
      ],
    ]),
    pictures: new Map<string, string>(),
  }))
  expect(old && now && said(old, now)).toMatch(
    /era texto «…[^»]*vaga em setembro» \(português\), «…[^»]*in setembro» \(inglês\), agora é texto «…[^»]*vaga em outubro» .*«…[^»]*in outubro»/,
  )
})

test('of a price that becomes several, each sum is said', () => {
  const [old, now] = ['10', '[{ label: { pt: Sócios, en: Members }, euros: 8 }]'].map((euros) => ({
    files: new Map([
      ['events.yaml', `events:\n  - { name: roda, title: { pt: Roda, en: Circle }, euros: ${euros} }\n`],
    ]),
    pictures: new Map<string, string>(),
  }))
  expect(old && now && said(old, now)).toMatch(/era «10», agora é .*«Sócios» .* 8$/)
})

const eventsOf = (text: string): ContentState => ({ files: new Map([['events.yaml', text]]), pictures: new Map() })

test('of a field that is removed it is said what it was: an event that is shown again is not removed itself', () => {
  const before = eventsOf(
    'events:\n  - title: { pt: Roda, en: Circle }\n    hidden: true\n    note: { pt: Traga água, en: Bring water }\n',
  )
  const after = eventsOf('events:\n  - title: { pt: Roda, en: Circle }\n')
  const sentences = (['pt', 'en'] as const).map((lang) =>
    contentChanges(before, after).map(
      (change) => changeWords(change, lang, { before: before.files, after: after.files }).sentence,
    ),
  )
  expect(sentences).toEqual([
    [
      'Retirado: Eventos · Roda · Escondido, que era «sim»',
      'Retirado: Eventos · Roda · Nota, que era «Traga água» (português), «Bring water» (inglês)',
    ],
    [
      'Removed: Events · Circle · Hidden, which was “yes”',
      'Removed: Events · Circle · Note, which was “Traga água” (Portuguese), “Bring water” (English)',
    ],
  ])
})

const noted = (note: string) => eventsOf(`events:\n  - title: { pt: Roda, en: Circle }\n${note}`)
const faq = (words: string): ContentState => ({
  files: new Map([['home.yaml', `blocks:\n  - type: faq\n    questions:\n      - { ${words} }\n`]]),
  pictures: new Map(),
})

test('a text that is empty is said to be empty, and of a group only what it contains', () => {
  const empty = noted("    note: { pt: '', en: '' }\n")
  expect(said(noted(''), empty)).toBe('Eventos · Roda · Nota: agora é «»')
  expect(said(empty, noted(''))).toBe('Retirado: Eventos · Roda · Nota, que era «»')
  const [old, now] = [
    "question: { pt: Quando?, en: When? }, answer: { pt: '', en: '' }",
    "question: { pt: Onde?, en: '' }",
  ]
  expect(said(faq(old), faq(now))).toBe(
    'Perguntas e respostas · Onde?: era pergunta «Quando?» (português), «When?» (inglês), agora é pergunta «Onde?» (português)',
  )
})
