import { expect, test } from 'vitest'
import { readValue } from '../../yaml/edit/read.ts'
import { type TextChanges, type Texts, withTexts } from '../pages/places-in-texts.ts'
import {
  addEvent,
  changeEvents,
  eventNameFor,
  eventsIn,
  copyEvent,
  removeEvent,
  listsIn,
  looseEndsOf,
} from './change-events.ts'

const event = (name: string) => `  - name: ${name}
    title: { pt: ${name}, en: ${name} }
    days: { first: 2031-05-02 }
`
const page = `path: /
blocks:
  - type: events
    title: { pt: Encontros, en: Events }
    only: [aula, grupo]
  - type: events
    title: { pt: Mais, en: More }
    only: [grupo]
  - type: class-details
    event: aula
`
const texts: Texts = new Map([
  ['events.yaml', `events:\n${event('aula')}\n${event('grupo')}`],
  ['home.yaml', page],
])
const after = (changes: TextChanges): Texts => withTexts(texts, changes)
const namesIn = (content: Texts) => eventsIn(content).map((each) => (each as { name: string }).name)

test('a new event comes after the others under a name of its own, and in the selected lists', () => {
  const [first] = listsIn(texts)
  const added = addEvent(texts, { title: { pt: 'Aula', en: 'Class' } }, 'Aula', first ? [first] : [])
  expect(namesIn(after(added.changes))).toEqual(['aula', 'grupo', 'aula-2'])
  expect(added.index).toBe(2)
  expect(listsIn(after(added.changes)).map(({ names }) => names)).toEqual([['aula', 'grupo', 'aula-2'], ['grupo']])
})

test.each([
  ['3 dias no Mar', '', 'dias-no-mar'],
  ['Retiro 2032', '', 'retiro'],
  ['Retiro', 'retiro-2032', 'retiro-2'],
  ['Retiro 2032', 'retiro', 'retiro-2'],
])(
  'the name of an event begins with a letter, and is that of no other in calendars: %s beside %s',
  (title, name, own) => {
    const events = [{ name, days: { first: '2032-05-02' } }]
    expect(eventNameFor(title, events)).toBe(own)
  },
)

test('the same event on other days stands beside the earlier one, in every list that has it', () => {
  const again = after(copyEvent(texts, 0, { first: '2032-05-01' }).changes)
  expect(namesIn(again)).toEqual(['aula', 'aula-2', 'grupo'])
  expect(eventsIn(again)[1]).toMatchObject({ days: { first: '2032-05-01' } })
  expect(listsIn(again).map(({ names }) => names)).toEqual([['aula', 'aula-2', 'grupo'], ['grupo']])
})

test('the first event of a file without any makes its list', () => {
  const bare = new Map(texts).set('events.yaml', 'events:\n')
  const { changes } = addEvent(bare, { title: { pt: 'Roda', en: 'Circle' } }, 'Roda', [])
  expect(eventsIn(withTexts(bare, changes))).toMatchObject([{ name: 'roda' }])
})

const withSlip = `events:\n${event('aula')}    where: { pt: Sala #3\n      , en: x }\n${event('grupo')}`

test.each([withSlip, withSlip.replaceAll('\n', '\r')])('a new event leaves those of a file with a slip', (text) => {
  const slip = new Map(texts).set('events.yaml', text)
  const { changes, index } = addEvent(slip, { title: { pt: 'Aula', en: 'Class' } }, 'Aula', [])
  expect([index, namesIn(withTexts(slip, changes))]).toEqual([2, ['aula', 'grupo', 'aula-2']])
})

test('an event that is removed is taken out of every list, and a list that would be empty goes too', () => {
  const left = after(removeEvent(texts, 1))
  expect(namesIn(left)).toEqual(['aula'])
  expect(readValue(left.get('home.yaml') ?? '')).toMatchObject({ blocks: [{ only: ['aula'] }, {}, {}] })
  expect(left.get('home.yaml')).not.toContain('grupo')
})

test('a block that can’t do without an event is named', () => {
  expect(looseEndsOf(texts, 'aula').needing.map(({ path }) => path)).toEqual([['blocks', 2, 'event']])
  expect(looseEndsOf(texts, 'grupo').needing).toEqual([])
})

test('of two events of one name, one is removed, and what names the other one stays', () => {
  const two = new Map(texts).set('events.yaml', `events:\n${event('aula')}\n${event('aula')}\n${event('grupo')}`)
  expect(looseEndsOf(two, 'aula').needing).toEqual([])
  const changes = removeEvent(two, 1)
  expect([...changes.keys()]).toEqual(['events.yaml'])
  expect(namesIn(withTexts(two, changes))).toEqual(['aula', 'grupo'])
})

test('events change their order in their own file alone', () => {
  const changes = changeEvents(texts, { kind: 'moveItem', path: ['events', 1], to: 0 })
  expect([...changes.keys()]).toEqual(['events.yaml'])
  expect(namesIn(after(changes))).toEqual(['grupo', 'aula'])
})
