import { expect, test } from 'vitest'
import { diagnosticsWith, inEvents, inHome, inSite, type TestChanges } from '../testing/content-with.ts'

const reported = (changes: TestChanges) =>
  diagnosticsWith(changes).map(({ code, suggestion }) => [
    code,
    ...(suggestion?.lines ?? []).map((each) => each.trim()),
  ])

test.each([
  ['a page that does not exist', inSite('page: /biodanza', 'page: biodanza class'), [['wrongForm']]],
  ['a block that does not exist', inHome('scroll: contact', 'scroll: Quem vai encontrar'), [['wrongForm']]],
  ['two prices in a list', inEvents('    icon: drama\n', '    icon: drama\n    euros: [8, 10]\n'), [['wrongKind']]],
])('no correction is offered that would lead to %s', (_, changes, expected) => {
  expect(reported(changes)).toEqual(expected)
})

test.each([
  ['a sign before a name', inHome('scroll: contact', 'scroll: &x contact'), ['yamlSign', 'scroll: contact']],
  [
    'square brackets in braces',
    inHome('{ pt: O que fica,', '{ pt: O que [fica],'),
    ['quotesNeeded', 'title: { pt: "O que [fica]", en: What stays }'],
  ],
  ['a list begun again', { 'home.yaml': (text: string) => `${text}blocks: [\n` }, ['syntax']],
  [
    'another kind of line break',
    inHome('Um lugar para', 'Um lugar\u2028para'),
    ['unseenCharacter', 'pt: Um lugar para se escutar'],
  ],
  [
    'quotes of two kinds',
    inEvents(`from: '20:00', to`, `from: "20:00', to`),
    ['quoteOpen', `weekly: { day: wednesday, from: "20:00", to: '22:00' }`],
  ],
  [
    'two months in place of two days',
    inEvents('2031-11-07, last: 2031-11-09', '2031-07-11, last: 2031-09-11'),
    ['daysExchanged', 'days: { first: 2031-11-07, last: 2031-11-09 }'],
  ],
  [
    'one number for a point',
    inHome('      file: hero-room.jpg\n', '      file: hero-room.jpg\n      focus: 50\n'),
    ['wrongKind', 'focus: { x: 50, y: 50 }'],
  ],
  [
    'a weekday and its hours',
    inEvents(/{ day: wed.*}/ as unknown as string, 'quintas-feiras, das 19h30 às 21h'),
    ['wrongKind', 'weekly: { day: thursday, from: "19:30", to: "21:00" }'],
  ],
  [
    'a month for a pause',
    inEvents(`to: '22:00' }`, `to: '22:00', pauses: agosto }`),
    ['wrongKind', `weekly: { day: wednesday, from: '20:00', to: '22:00', pauses: [{ month: august }] }`],
  ],
  [
    'a page by its whole address',
    inSite('page: /biodanza', 'page: https://helena-amaral.pt/biodanza'),
    ['wrongForm', 'links: [{ label: { pt: A aula, en: The class }, page: /biodanza }]'],
  ],
  ['a picture without its extension', inHome('hero-room.jpg', 'hero-room'), ['unknownPicture', 'file: hero-room.jpg']],
  ['no list of events', { 'events.yaml': 'events:\n' }, ['emptyValue', 'events: []']],
  ['no events', { 'events.yaml': '' }, ['emptyFile', 'events: []']],
  ['the name of a group', inEvents('    button:\n', ''), ['missingKey', 'button:']],
  ['the name of a list', inHome('    buttons:\n', ''), ['missingKey', 'buttons:']],
] as const)('%s is one problem, and its correction leaves none', (_, changes, expected) => {
  expect(reported(changes as TestChanges)).toEqual([expected])
})

test('a comment behind a value that would be wrong with it is right', () => {
  expect(reported(inEvents('icon: drama', 'icon: drama # as máscaras'))).toEqual([])
})

test('of two corrections in a file, the one that is right is offered', () => {
  const changes: TestChanges = {
    'site.yaml': (text) => text.replace('page: /biodanza', 'page: biodanza class').replace('https://', ''),
  }
  expect(reported(changes)).toEqual([['wrongForm', 'address: https://helena-amaral.pt'], ['wrongForm']])
})

test('many mistakes are reported, though their corrections are not all tried', () => {
  const many = Array.from(
    { length: 40 },
    (_, at) => `      - label: { pt: A, en: B }\n        scroll: Sítio ${at}\n`,
  ).join('')
  const changes = inHome('    buttons:\n', `    buttons:\n${many}`)
  expect(diagnosticsWith(changes)).toHaveLength(41)
})
