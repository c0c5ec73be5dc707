import { expect, test } from 'vitest'
import { diagnosticsWith, inEvents, inHome, inSite, reportedFor, type TestChanges } from '../../testing/content-with.ts'

test('a foreign phone number may have any length', () => {
  expect(reportedFor(inSite('+351 912 345 678', '+49 30 1234567'))).toEqual([])
})

const opening = (days: string) =>
  `  - type: hero\n    title: { pt: Olá, en: Hello }\n    lead: { pt: Sim, en: Yes }\n    buttons: [{ label: { pt: Ir, en: Go }, page: / }]\n    shown: { ${days} }\n`

test('two openings of a page, each in its days, are one on every day', () => {
  const later = inHome('  - type: hero\n', `${opening('from: 2031-09-01')}  - type: hero\n`)
  expect(diagnosticsWith(later).map(({ code }) => code)).not.toContain('headingTwice')
  const now = inHome('  - type: hero\n', `${opening('until: 2031-09-01')}  - type: hero\n`)
  expect(diagnosticsWith(now).map(({ code }) => code)).toContain('headingTwice')
})

const unused = { pictures: { 'hero-room.jpg': { width: 1600, height: 1200 }, 'outra.jpg': undefined } }

test('no picture is reported as unused while a file cannot be parsed, or has an error', () => {
  expect(reportedFor({}, unused)).toEqual(['warning content/images/outra.jpg:1 pictureUnused'])
  expect(reportedFor(inHome('type: hero', 'type: herro'), unused)).toEqual(['error content/home.yaml:5 notOneOf'])
  expect(reportedFor({ 'mais.yml': 'path: /mais' }, unused)).toEqual(['error content/mais.yml:1 fileUnread'])
  expect(reportedFor(inEvents('events:', 'events: ['), unused)).not.toContain(
    'warning content/images/outra.jpg:1 pictureUnused',
  )
})

/** The codes reported when the picture of the home page has this size. */
const reportedAtSize = (width: number, height: number) =>
  reportedFor({}, { pictures: { 'hero-room.jpg': { width, height } } }).map((reported) => reported.split(' ').at(-1))

test('a picture is large enough only if both its sides are', () => {
  expect(reportedAtSize(1600, 1200)).toEqual([])
  expect(reportedAtSize(1599, 1200)).toEqual(['pictureSmall'])
  expect(reportedAtSize(1600, 1199)).toEqual(['pictureSmall'])
})

const inDictionary = (from: string | RegExp, to: string): TestChanges => ({
  'dictionary.yaml': (text) => text.replace(from, to),
})
const reportedWords = (changes: TestChanges) =>
  diagnosticsWith(changes).map(({ line, code, suggestion }) => [line, code, ...(suggestion?.lines ?? [])])

test('each language has every word of the interface, and no other', () => {
  expect(reportedWords(inDictionary('  when: Quando\n', ''))).toEqual([[4, 'missingKey', '  when: …']])
  expect(reportedWords(inDictionary('  when: Quando', '  wheen: Quando'))).toEqual([
    [14, 'unknownKey', '  when: Quando'],
  ])
  expect(reportedWords(inDictionary('pt:\n', 'pt:\n  zebra: Zebra\n'))).toEqual([[5, 'unknownKey']])
  expect(reportedWords(inDictionary('notFoundHint', 'NOT_FOUND_HINT'))).toMatchObject([[23, 'unknownKey', {}]])
  expect(reportedWords(inDictionary(/\nen:[^]*/, ''))).toEqual([[4, 'missingKey']])
})

const ofLead = (pt: string, en: string) =>
  diagnosticsWith(inHome('{ pt: Com tempo, en: With time }', `{ pt: "${pt}", en: "${en}" }`)).map(
    ({ column, code }) => `${column} ${code}`,
  )

test('texts are reported as swapped if neither has a word of its own language and both have three of the other', () => {
  expect(ofLead('of the', 'o corpo')).toEqual(['5 languagesExchanged'])
  expect(ofLead('of Lisbon', 'Lisboa do mar')).toEqual([])
  expect(ofLead('A workshop of the body com Marta', 'A dança e o corpo de uma mulher')).toEqual(['57 wrongLanguage'])
})

test('texts with some words of their own language are reported as swapped if far more words of both are of the other', () => {
  const english = 'We are the ones that dance with you and it is not for all de'
  const portuguese = 'Nós somos as que dançam com vocês e não é para todos nem of'
  expect(ofLead(english, portuguese)).toEqual(['5 languagesExchanged'])
})

const titled = 'title: { pt: Olá, en: Hello }'

test.each([
  ['events in a page', `- type: events\n    ${titled}\n    events: []`, ['unknownKey']],
  [
    'the words of a class that names no event',
    `- type: class-details\n    ${titled}\n    when: { pt: a, en: b }`,
    ['missingKey', 'unknownKey'],
  ],
  ['a class that names no event at all', `- type: class-details\n    ${titled}`, ['missingKey']],
  [
    'the words of a class that names its event',
    `- type: class-details\n    ${titled}\n    event: workshop\n    when: hoje`,
    ['unknownKey'],
  ],
])('%s is reported as what it is, and hides nothing of another page', (_, block, codes) => {
  const reported = diagnosticsWith({
    'biodanza.yaml': (text) => `${text}  ${block}\n`,
    'home.yaml': (text) => `${text}surprise: true\n`,
  })
  expect(reported.map(({ code }) => code)).toEqual([...codes, 'unknownKey'])
})

const testimonial = (name: string) =>
  `      - name: ${name}\n        place: { pt: Faro, en: Faro }\n        text: { pt: Voltei., en: I came back. }\n`
/** The last event of a file under another name. */
const eventOf = (text: string, name: string, other: string) =>
  text.slice(text.indexOf(`  - name: ${name}`)).replace(`name: ${name}`, `name: ${other}`)

test.each([
  ['a testimonial', inHome('      - name: Joana', `${testimonial('Vera')}      - name: Joana`), 0],
  ['a testimonial twice', inHome('      - name: Joana', `${testimonial('Vera').repeat(2)}      - name: Joana`), 1],
  ['a link twice', inSite('links: [{', 'links: [{ label: { pt: A aula, en: The class }, page: /biodanza }, {'), 1],
  ['an event under another name', { 'events.yaml': (text: string) => text + eventOf(text, 'workshop', 'novo') }, 1],
])('%s is reported as often as it stands there again', (_, changes, times) => {
  expect(diagnosticsWith(changes).map(({ code }) => code)).toEqual(Array(times).fill('itemTwice'))
})

test.each([
  ['7 a 9 de novembro de 2030', 'saidOtherwise'],
  ['7 a 9 de novembro de 2032', 'saidOtherwise'],
  ['7-9 de novembro de 2031', ''],
  ['7 a 9 de novembro, como desde 2008', ''],
])('the year in %j is compared with that of the event', (when, code) => {
  const changes = inEvents('pt: 7 a 9 de novembro de 2031\n      en: 7 to 9 November 2031', `pt: ${when}\n      en: x`)
  expect(
    diagnosticsWith(changes)
      .map((each) => each.code)
      .join(),
  ).toBe(code)
})
