import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import type { Schedule } from '../../dates/schedule.ts'
import { diagnosticsWith } from '../../testing/content-with.ts'

const weekly: Schedule = { weekly: { day: 'monday', from: '10:00' } }

/** The diagnostics for events that each have one of these fields besides the fields that every event has. */
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
  return diagnosticsWith({ 'events.yaml': () => text })
    .filter(({ code }) => !['textLong', 'lengthsApart', 'textSame'].includes(code))
    .map(({ code, severity }) => [code, severity] as const)
}

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

test('the day from which an event is shown is one of the calendar, and no later than its last', () => {
  const days = { first: '2031-11-07', last: '2031-11-09' }
  expect(
    codesOf([
      { days, from: '2031-11-09' },
      { weekly: weekly.weekly, from: '2027-01-10' },
    ]),
  ).toEqual([])
  expect(codesOf([{ days, from: '2031-02-30' }])).toEqual([['dayUnreal', 'error']])
  expect(codesOf([{ days, from: '2031-11-10' }])).toEqual([['lastBeforeFirst', 'error']])
  expect(codesOf([{ days: { first: '2031-11-07' }, from: '2031-11-08' }])).toEqual([['lastBeforeFirst', 'error']])
})
