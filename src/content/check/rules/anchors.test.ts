import { expect, test } from 'vitest'
import { inHome, inSite, reportedFor } from '../../testing/content-with.ts'

const chat = /chat: .*\n$/
const eventThatScrolls = (to: string) => ({ 'events.yaml': (text: string) => text.replace(chat, `scroll: ${to}\n`) })
const anchorOnBiodanza = {
  'biodanza.yaml': (text: string) => text.replace('type: hero', 'type: hero\n    anchor: contact'),
}

test('an event scrolls to a block of every page that shows events, whatever other pages have', () => {
  expect(reportedFor(eventThatScrolls('contact'))).toEqual([])
  expect(reportedFor(eventThatScrolls('nowhere'))).toEqual(['error content/events.yaml:31 unknownAnchor'])
})

test('the footer scrolls to a block that every page has', () => {
  const footer = inSite('page: /biodanza', 'scroll: contact')
  expect(reportedFor(footer)).toEqual(['error content/site.yaml:11 unknownAnchor'])
  expect(reportedFor({ ...footer, ...anchorOnBiodanza })).toEqual(['warning content/biodanza.yaml:1 pageUnlinked'])
})

test('an anchor that only one of the pages has is not enough for the footer', () => {
  const footer = inSite('page: /biodanza', 'scroll: here')
  const onBiodanza = { 'biodanza.yaml': (text: string) => text.replace('type: hero', 'type: hero\n    anchor: here') }
  const onHome = inHome('type: hero', 'type: hero\n    anchor: here')
  const unknown = 'error content/site.yaml:11 unknownAnchor'
  expect(reportedFor({ ...footer, ...onBiodanza })).toContain(unknown)
  expect(reportedFor({ ...footer, ...onHome })).toContain(unknown)
  expect(reportedFor({ ...footer, ...onHome, ...onBiodanza })).not.toContain(unknown)
})

test('as long as a page cannot be parsed its blocks are unknown', () => {
  const unread = { 'biodanza.yaml': (text: string) => `${text}]\n` }
  expect(reportedFor({ ...inSite('page: /biodanza', 'scroll: contact'), ...unread })).toEqual([
    'error content/biodanza.yaml:11 syntax',
  ])
})

test('a button that leads to a block whose name was taken away is not reported beside the block', () => {
  expect(reportedFor(inHome('    anchor: contact\n', '    anchor:\n'))).toEqual([
    'error content/home.yaml:40 emptyText',
  ])
})
