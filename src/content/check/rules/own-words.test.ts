import { expect, test } from 'vitest'
import { diagnosticsWith, inHome } from '../../testing/content-with.ts'

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
