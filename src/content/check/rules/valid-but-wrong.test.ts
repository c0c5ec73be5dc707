import { expect, test } from 'vitest'
import { diagnosticsWith, inEvents, inHome, inSite, reportedFor, type TestChanges } from '../../testing/content-with.ts'

test.each<[string, TestChanges, string]>([
  [
    'a Portuguese number with a digit too many',
    inSite('+351 912 345 678', '+351 912 345 6789'),
    'warning content/site.yaml:5 phoneLength',
  ],
  [
    'a page that nothing but itself links to',
    {
      'site.yaml': (text) => text.replace(/ {2}links: .*\n/, ''),
      'biodanza.yaml': (text) => text.replace('page: /', 'page: /biodanza'),
    },
    'warning content/biodanza.yaml:1 pageUnlinked',
  ],
])('%s is reported as a warning', (_, changes, reported) => {
  expect(reportedFor(changes)).toEqual([reported])
})

test('a foreign phone number may have any length', () => {
  expect(reportedFor(inSite('+351 912 345 678', '+49 30 1234567'))).toEqual([])
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

test("swapped texts are offered in each other's place, on one line or on two", () => {
  const onTwo = 'pt: Um lugar para se escutar\n      en: A place to hear yourself'
  const exchanged = 'pt: A place to hear yourself\n      en: Um lugar para se escutar'
  const [two] = diagnosticsWith(inHome(onTwo, exchanged))
  expect(two).toMatchObject({
    code: 'languagesExchanged',
    suggestion: { line: 7, count: 2, lines: onTwo.replace(/^/, '      ').split('\n') },
  })
  const [one] = diagnosticsWith(
    inHome('{ pt: O que fica, en: What stays }', '{ pt: What always stays, en: O que fica }'),
  )
  expect(one).toMatchObject({
    suggestion: { count: 1, lines: ['    title: { pt: O que fica, en: What always stays }'] },
  })
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
