import { expect, test } from 'vitest'
import { priceLines } from '../dates/price-text.ts'
import type { Language } from '../model/language.ts'
import type { Block, Event } from '../model/schema/types.generated.ts'
import { pageOf, testEvents, text } from '../testing/test-content.ts'
import { pageEvents } from './page.ts'

const { openClass, group, workshop } = testEvents

/** The events that a page shows. */
const events = (changes: { only?: string[]; events?: Event[] }, language: Language = 'en') => {
  const { only, ...rest } = changes
  const block = { type: 'events', title: text('Encontros', 'Events'), ...(only && { only }) } as Block
  return (pageOf({ ...rest, block }, language).blocks[0] as { events?: Record<string, unknown>[] }).events
}

test('a hidden event is not among the others, even if it is named', () => {
  const hidden: Event[] = [{ ...workshop, hidden: true }, group]
  expect(events({ events: hidden })?.map(({ name }) => name)).toEqual([group.name])
  expect(events({ events: hidden, only: [workshop.name] })).toEqual([])
})

test('the events of the site are in their own order, all of them or those that are named', () => {
  expect(events({})?.map(({ title }) => title)).toEqual(['Open Class', 'Deepening Group', 'Workshop about Archetypes'])
  expect(events({ only: [workshop.name, group.name] })?.map(({ title }) => title)).toEqual([
    'Deepening Group',
    'Workshop about Archetypes',
  ])
})

test("when an event takes place is said in the owner's words, or in words derived from its dates", () => {
  const { when: _, ...unsaid }: Event = group
  expect(events({ events: [unsaid] }, 'pt')).toMatchObject([{ when: 'Quintas-feiras, às 19h30' }])
  expect(events({ events: [{ ...unsaid, when: text('Já!', 'Now!') }] })).toMatchObject([{ when: 'Now!' }])
})

test('an event leads to its calendar file and to its place on a map', () => {
  expect(events({ events: [{ ...group, where: text('Santos & Lisboa', 'Santos & Lisbon') }] })).toMatchObject([
    {
      calendar: expect.stringMatching(/^\/calendar\/[a-z0-9-]+\.en\.ics$/) as string,
      map: 'https://www.google.com/maps/search/?api=1&query=Santos%20%26%20Lisbon',
    },
  ])
})

test("the price of an event is its amount, the owner's words, or both if they contain {euros}", () => {
  const { price: _, euros: _euros, ...free }: Event = openClass
  expect(events({ events: [free] })).toMatchObject([{ price: [] }])
  const [ten] = priceLines(10, 'en')
  expect(events({ events: [{ ...free, euros: 10 }] })).toMatchObject([{ price: [ten] }])
  const said = { ...free, euros: 10, price: text('Só {euros}', 'Only {euros}') }
  expect(events({ events: [said] })).toMatchObject([{ price: [`Only ${ten}`] }])
  expect(events({ events: [{ ...free, price: text('Livre', 'Free') }] })).toMatchObject([{ price: ['Free'] }])
  const nothing = { ...free, euros: 0, price: text('{euros}', '{euros}: the first costs {euros}') }
  expect(events({ events: [nothing] })).toMatchObject([{ price: ['Free: the first costs 0 euros'] }])
})

test('several prices replace {euros}, each with its own label', () => {
  const euros = [
    { label: text('Sócios', 'Members'), euros: 8 },
    { label: text('Outros', '$& others'), euros: 10 },
  ]
  const [members, others] = priceLines(euros, 'en')
  const said: Event = { ...openClass, euros, price: text('{euros}') }
  expect(events({ events: [said] })).toMatchObject([{ price: [`${members}; ${others}`] }])
})

test('the events of a page are those of all its blocks, in the order in which they are read', () => {
  const blocks: Block[] = [
    { type: 'class-details', title: text('A aula', 'The class'), event: openClass.name },
    { type: 'call-to-action', title: text('Venha', 'Come'), event: group.name } as Block,
    { type: 'events', title: text('Encontros', 'Events'), only: [group.name, workshop.name] } as Block,
  ]
  expect(pageEvents(pageOf({ blocks })).map(({ title }) => title)).toEqual([
    'The class',
    'Deepening Group',
    'Workshop about Archetypes',
  ])
})

test('the page of a class has its own title, and the time, the place and the button of the event', () => {
  const block: Block = { type: 'class-details', title: text('A aula', 'The class'), event: openClass.name }
  const [shown] = pageOf({ block }).blocks
  expect(shown).toMatchObject({ title: 'The class', where: 'Rua do Exemplo 28, Lisbon', button: { label: 'Write' } })
  for (const own of ['name', 'icon', 'description']) expect(shown).not.toHaveProperty(own)
})

test('a last invitation to an event has its button', () => {
  const block = { type: 'call-to-action', title: text('Venha', 'Come'), event: group.name } as Block
  expect(pageOf({ block }).blocks[0]).toMatchObject({ title: 'Come', buttons: [{ label: 'Write', kind: 'chat' }] })
  const own = {
    type: 'call-to-action',
    title: text('Venha', 'Come'),
    buttons: [{ label: text('Ir', 'Go'), page: '/' }],
  }
  expect(pageOf({ block: own as Block }).blocks[0]).toMatchObject({ buttons: [{ label: 'Go', kind: 'page' }] })
})
