import { expect, test } from 'vitest'
import { diagnosticsWith, inHome, inSite, reportedFor, type TestChanges } from '../../testing/content-with.ts'

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

test('a text in the other language is reported with the names of both', () => {
  const [reported] = diagnosticsWith(inHome('en: With time', 'en: Para todos com o corpo'), { lang: 'en' })
  expect(reported?.message).toMatch(/English.*Portuguese/)
})

const before = { release: true }

test('in a release check a number or an address that nobody can have is reported, and only once if it is marked as a sample', () => {
  const number = '+351 912 345 678'
  expect(reportedFor(inSite(number, '+351 900 000 012'), before)).toEqual(['error content/site.yaml:5 sampleUnmarked'])
  expect(reportedFor(inSite(`'${number}'`, `'+351 900 000 012'\n    sample: true`), before)).toEqual([
    'error content/site.yaml:6 sampleLeft',
  ])
  expect(reportedFor(inSite(`'${number}'`, '12'), before)).toEqual(['error content/site.yaml:5 wrongForm'])
  const address = inSite('helena-amaral.pt', 'helena.example')
  expect(reportedFor(address, before)).toEqual(['error content/site.yaml:2 sampleUnmarked'])
  expect(
    reportedFor(inSite('address: https://helena-amaral.pt', 'address: https://helena.example\nsample: true'), before),
  ).toEqual(['error content/site.yaml:3 sampleLeft'])
  expect(reportedFor(address)).toEqual([])
})

test('a quotation mark at the end of a text that has none at its beginning is reported, with both in the right place', () => {
  const reported = diagnosticsWith(inHome('pt: Um lugar para se escutar', 'pt: Um lugar para se escutar"'))
  expect(reported).toMatchObject([
    { code: 'quoteOpen', suggestion: { lines: ['      pt: "Um lugar para se escutar"'] } },
  ])
})

const twice = (part: RegExp): TestChanges => ({ 'home.yaml': (text) => text.replace(part, (found) => found + found) })

test('of two testimonials with the same words the second is reported, with the place of the first', () => {
  expect(diagnosticsWith(twice(/ {6}- name: Sofia[^]*?(?= {6}- name: Joana)/))).toMatchObject([
    { code: 'testimonialRepeated', line: 33, relatedLocation: { file: 'content/home.yaml', line: 28 } },
  ])
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
