import { expect, test } from 'vitest'
import type { Content } from '../model/content.ts'
import type { Block, Event } from '../model/schema/types.generated.ts'
import { testContent, testEvents, testPicture, text } from '../testing/test-content.ts'
import { currentContent, localiseEvents } from './localise-event.ts'
import { localisePage } from './localise.ts'
const { group, openClass } = testEvents
const hiding: Event = { ...testEvents.workshop, afterwards: 'hide' }
const [dayOf, dayAfter] = ['2025-11-09', '2025-11-10']

/** @param blocks that stand on the first page, and on no other */
const contentOf = (events: readonly Event[], blocks: readonly Block[] = []): Content => ({
  ...testContent,
  events,
  pages: testContent.pages.map((each, index) =>
    index > 0 ? each : { ...each, page: { ...each.page, blocks: [...each.page.blocks, ...blocks] } },
  ),
})
const namesOn = (day: string, content: Content) => currentContent(content, day).events.map(({ name }) => name)

test('an event that is to leave the site does so on the day after its last, and takes no other with it', () => {
  const content = contentOf([openClass, hiding, group])
  expect(namesOn(dayOf, content)).toEqual([openClass.name, hiding.name, group.name])
  expect(namesOn(dayAfter, content)).toEqual([openClass.name, group.name])
})

test('a block leaves the site after its last day, and is hidden in it before its first', () => {
  const passage = { type: 'passage', title: text('A', 'A'), text: text('B', 'B') } as const
  const days = [{ until: dayOf }, { from: '2025-11-11' }, { from: dayAfter, until: dayAfter }]
  const content = contentOf(
    [],
    days.map((shown) => ({ ...passage, shown })),
  )
  const blocks = currentContent(content, dayAfter).pages[0]?.page.blocks.slice(-2)
  expect(blocks?.map(({ shown }) => shown)).toEqual([{ from: '2025-11-11' }, { until: dayAfter }])
})

test('a page is on the site on its days, and the footer leads to it only then', () => {
  const pages = testContent.pages.map((each) =>
    each.page.path === '/' ? each : { ...each, page: { ...each.page, shown: { from: dayAfter, until: dayAfter } } },
  )
  const onDay = (day: string) => currentContent({ ...testContent, pages }, day)
  expect([dayOf, dayAfter, '2025-11-11'].map((day) => onDay(day).pages.length)).toEqual([1, pages.length, 1])
  const links = (day: string) => {
    const content = onDay(day)
    const home = content.pages[0]?.page
    return home && localisePage(content, home, 'pt', testPicture).footer?.links.filter(({ kind }) => kind === 'page')
  }
  expect([links(dayOf)?.length, links(dayAfter)?.length]).toEqual([0, 1])
})

test('an event that is to stay does so after it is over, and so does one that continues', () => {
  expect(namesOn(dayAfter, contentOf([testEvents.workshop, { ...group, afterwards: 'hide' }]))).toHaveLength(2)
})

test('an event stays as long as a block is about it, but not just because it is in a list', () => {
  const about: Block = { type: 'call-to-action', title: text('Venha', 'Come'), event: hiding.name }
  const list: Block = { type: 'events', title: text('Datas', 'Dates'), only: [hiding.name] }
  expect(namesOn(dayAfter, contentOf([hiding], [about]))).toEqual([hiding.name])
  expect(namesOn(dayAfter, contentOf([hiding], [list]))).toEqual([])
})

test('what is said of when a class takes place leaves out the breaks that are over', () => {
  const days = ['2024-12-23', '2025-04-14', dayOf, dayAfter].map((first) => ({ first }))
  const monthly = { which: 'first', day: 'monday', from: '10:00' } as const
  const content = contentOf([
    { ...openClass, weekly: { day: 'wednesday', from: '20:00', pauses: [{ month: 'august' }, ...days] } },
    { ...group, weekly: undefined, monthly: { ...monthly, pauses: days.slice(1, 3) } },
  ])
  const whenOn = (day: string) => localiseEvents(currentContent(content, day), 'en').map(({ when }) => when)
  expect(whenOn('2024-12-24')).toEqual([
    'Wednesdays, 20:00, with some breaks',
    'First Monday of every month, 10:00, except on 14 April 2025 and on 9 November 2025',
  ])
  expect(whenOn(dayAfter)).toEqual([
    'Wednesdays, 20:00, except in August and on 10 November 2025',
    'First Monday of every month, 10:00',
  ])
})

const untilOf = (event: Event, ...blocks: readonly Block[]) =>
  localiseEvents(contentOf([event], blocks), 'pt').map(({ until }) => until)

test('a page knows the last day of what leaves it by itself, and of nothing else', () => {
  expect(untilOf(hiding)).toEqual(['2025-11-09'])
  expect(untilOf({ ...hiding, days: { first: '2025-11-07' } })).toEqual(['2025-11-07'])
  expect(untilOf(testEvents.workshop)).toEqual([undefined])
  const about: Block = { type: 'call-to-action', title: text('Venha', 'Come'), event: hiding.name }
  expect(untilOf(hiding, about)).toEqual([undefined])
  expect(untilOf(hiding, { ...about, shown: { until: dayOf } })).toEqual(['2025-11-09'])
  expect(untilOf({ ...group, afterwards: 'hide' })).toEqual([undefined])
  const weekly = { day: 'monday', from: '20:00', last: '2026-07-03' } as const
  expect(untilOf({ ...group, weekly, afterwards: 'hide' })).toEqual(['2026-06-29'])
})

/** The first day of an event to come, beside a block that is about it. */
const fromBeside = (block: Block) => localiseEvents(contentOf([coming('2025-11-12')], [block]), 'pt')[0]?.from

test('a block that is about an event shows it before its first day, unless it is not there yet itself', () => {
  const about: Block = { type: 'call-to-action', title: text('Venha', 'Come'), event: 'coming' }
  expect(fromBeside(about)).toBeUndefined()
  expect(fromBeside({ ...about, shown: { from: '2025-11-11' } })).toBe('2025-11-12')
})

const emptyDays = (...events: readonly Event[]) => {
  const list: Block = { type: 'events', title: text('Datas', 'Dates') }
  const content = currentContent(contentOf(events, [list]), dayOf)
  const [first] = content.pages
  const blocks = first ? localisePage(content, first.page, 'pt', testPicture).blocks : []
  return blocks.flatMap((block) => (block.type === 'events' ? [block.empty] : [])).at(-1)
}
const coming = (from: string): Event => ({ ...group, name: 'coming', from })

test('a list knows the next days on which it has no event', () => {
  expect(emptyDays(group, hiding)).toBeUndefined()
  expect(emptyDays()).toEqual({})
  expect(emptyDays(hiding)).toEqual({ from: dayAfter })
  expect(emptyDays(coming('2025-11-12'))).toEqual({ until: '2025-11-11' })
  expect(emptyDays(hiding, coming('2025-11-12'))).toEqual({ from: dayAfter, until: '2025-11-11' })
  expect(emptyDays(hiding, coming(dayAfter))).toBeUndefined()
})
