import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import {
  rightPhrases,
  rightPricePhrases,
  wrongPhrases,
  wrongPricePhrases,
} from '../../schedule/claims/testing/phrases.ts'
import type { Schedule } from '../../schedule/schedule.ts'
import { whenText } from '../../schedule/when-text.ts'
import type { Language } from '../language.ts'
import { diagnosticsWith } from '../testing/content-with.ts'

/** Before everything in the phrases, so that nothing is over. */
const today = '2025-01-01'
const weekly: Schedule = { weekly: { day: 'monday', from: '10:00' } }

/** What is told of events of which each has one of these fields, beside what every event has. */
function codesOf(events: readonly object[]): (readonly [code: string, severity: string])[] {
  const named = events.map((fields, index) => ({
    name: `evento-${index}`,
    title: { pt: `Aula ${index}`, en: `Class ${index}` },
    icon: 'sun',
    where: { pt: 'Lisboa', en: 'Lisbon' },
    description: { pt: 'Uma aula', en: 'A class' },
    button: { label: { pt: 'Vou', en: 'I will come' }, page: '/' },
    ...fields,
  }))
  const text = stringify({ events: named }, { aliasDuplicateObjects: false, defaultStringType: 'QUOTE_DOUBLE' })
  return diagnosticsWith({ 'events.yaml': () => text }, { today })
    .filter(({ code }) => !['textLong', 'lengthsApart', 'textSame'].includes(code))
    .map(({ code, severity }) => [code, severity] as const)
}

const said = (schedule: Schedule, language: Language, phrase: string): object => ({
  ...schedule,
  when: { pt: whenText(schedule, 'pt'), en: whenText(schedule, 'en'), [language]: phrase },
})

const times = (table: typeof rightPhrases): object[] =>
  table.flatMap(([schedule, language, phrases]) => phrases.map((phrase) => said(schedule, language, phrase)))

const prices = (table: typeof rightPricePhrases): object[] =>
  table.flatMap(([euros, , phrases]) =>
    phrases.map((phrase) => ({ ...weekly, euros, price: { pt: phrase, en: phrase } })),
  )

test('two hundred and fifty things that people write beside a schedule or a price raise no objection', () => {
  const events = [...times(rightPhrases), ...prices(rightPricePhrases)]
  expect(events.length).toBeGreaterThanOrEqual(250)
  expect(codesOf(events)).toEqual([])
})

test('what seems to contradict a schedule or a price is a warning, and never an error', () => {
  const events = [...times(wrongPhrases), ...prices(wrongPricePhrases)]
  const codes = codesOf(events)
  expect(new Set(codes.map(([code]) => code))).toEqual(new Set(['whenContradicts', 'priceContradicts']))
  expect(new Set(codes.map(([, severity]) => severity))).toEqual(new Set(['warning']))
  expect(codes.length).toBeGreaterThanOrEqual(events.length)
})

test.each([
  [{ days: { first: '2031-02-30' } }, 'dayUnreal'],
  [{ days: { first: '0231-02-03' } }, 'yearUnreal'],
  [{ days: { first: '2031-03-15', last: '2031-03-13' } }, 'lastBeforeFirst'],
  [{ days: { first: '2031-03-13', last: '2076-03-15' } }, 'tooLong'],
  [{ weekly: { day: 'monday', from: '10:00', to: '08:00' } }, 'hoursTooLong'],
  [{ weekly: { day: 'monday', from: '10:00', to: '10:00' } }, 'hoursEmpty'],
  [{ days: { first: '2031-03-13', begins: '18:00', ends: '13:00' } }, 'endsBeforeBegins'],
  [{ days: { first: '2031-03-13', to: '13:00' } }, 'alsoNeeded'],
  [{ days: { first: '2031-03-13', last: '2031-03-14', from: '10:00', begins: '18:00', ends: '13:00' } }, 'hoursTwice'],
  [
    {
      weekly: { day: 'monday', from: '10:00', last: '2024-01-01', first: '2023-12-31', pauses: [{ month: 'january' }] },
    },
    'neverTakesPlace',
  ],
])('%j is an error: %s', (schedule, code) => {
  expect(codesOf([schedule])).toEqual([[code, 'error']])
})

test('a text that contains {euros} needs an amount', () => {
  expect(codesOf([{ ...weekly, price: { pt: 'Custa {euros}', en: 'It costs {euros}' } }])).toEqual([
    ['eurosMissing', 'error'],
    ['eurosMissing', 'error'],
  ])
})

test('of two events with one name the second is reported, and so is a block about an unknown event', () => {
  const event = { ...weekly, name: 'aula' }
  expect(codesOf([event, event])).toEqual([['eventTwice', 'error']])
  const block = '  - type: class-details\n    title: { pt: A aula, en: The class }\n    event: aula-abertta\n'
  const [diagnostic] = diagnosticsWith({ 'biodanza.yaml': (text) => text + block })
  expect(diagnostic).toMatchObject({ code: 'unknownEvent', facts: { meant: 'aula-aberta' } })
})

const withoutEvents = (home: string): string => home.replace(/ {2}- type: events\n[^]*?(?=\n {2}- type)/, '')

test('events.yaml is needed only where a page shows events', () => {
  expect(diagnosticsWith({ 'events.yaml': undefined }).map(({ code }) => code)).toEqual(['fileMissing'])
  expect(diagnosticsWith({ 'events.yaml': undefined, 'home.yaml': withoutEvents })).toEqual([])
})

test('having no events at all is correct', () => {
  expect(diagnosticsWith({ 'events.yaml': () => 'events: []\n' })).toEqual([])
})

const withPrice = (events: string): string => events.replace('    where:', '    euros: 12\n    where:')

test('a page about one event is reported if its text for search engines still has the old time or price', () => {
  const block = '  - type: class-details\n    title: { pt: A aula, en: The class }\n    event: aula-aberta\n'
  const codesWith = (pt: string, en: string) => {
    const page = (text: string) =>
      text.replace(/description: .*\n/, () => `description: { pt: '${pt}', en: '${en}' }\n`) + block
    return diagnosticsWith({ 'biodanza.yaml': page, 'events.yaml': withPrice }, { today }).map(
      ({ code, pointer, facts }) => [code, pointer, facts],
    )
  }
  expect(
    codesWith('Às quartas, das 20h às 22h, por 12 euros.', 'On Wednesdays, 20:00 to 22:00. It costs 12 euros.'),
  ).toEqual([])
  expect(
    codesWith('Às quintas, das 20h às 22h, por 12 euros.', 'On Wednesdays, 20:00 to 22:00. It costs 10 euros.'),
  ).toEqual([
    ['summaryContradicts', '/description/pt', { written: 'Quartas-feiras, das 20h às 22h' }],
    ['summaryContradicts', '/description/en', { written: '12 euros' }],
  ])
})
