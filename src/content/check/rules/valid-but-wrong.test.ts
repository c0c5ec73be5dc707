import { expect, test } from 'vitest'
import { diagnosticsWith, inEvents, inHome, inSite, reportedFor, type TestChanges } from '../../testing/content-with.ts'

/** A file with a part of it written once more. */
const twice = (part: RegExp, change: (text: string) => string = (text) => text) => ({
  [part.source.includes('- name: work') ? 'events.yaml' : 'home.yaml']: (text: string) =>
    text.replace(part, (found) => found + change(found)),
})

test.each<[string, TestChanges, string]>([
  [
    'a Portuguese number with a digit too many',
    inSite('+351 912 345 678', '+351 912 345 6789'),
    'warning content/site.yaml:5 phoneLength',
  ],
  [
    'a testimonial that is there twice, under two names and with other signs',
    twice(/ {6}- name: Sofia[^]*?(?= {6}- name: Joana)/, (said) =>
      said.replace('Sofia', 'Rita').replace('Falei de mim com tempo.', 'Falei de mim... com TEMPO'),
    ),
    'warning content/home.yaml:33 testimonialRepeated',
  ],
  [
    'a page that nothing but itself links to',
    {
      'site.yaml': (text) => text.replace(/ {2}links: .*\n/, ''),
      'biodanza.yaml': (text) => text.replace('page: /', 'page: /biodanza'),
    },
    'warning content/biodanza.yaml:1 pageUnlinked',
  ],
  [
    'two pages with one title in English',
    { 'biodanza.yaml': (text) => text.replace('Open class', 'Psychology in Lisbon') },
    'warning content/home.yaml:2 titleTwice',
  ],
])('%s is reported as a warning', (_, changes, reported) => {
  expect(reportedFor(changes)).toEqual([reported])
})

test('two people who say the same in different words, and one event on different days, are correct', () => {
  expect(
    reportedFor({
      ...twice(/ {2}- name: workshop[^]*$/, (event) =>
        event
          .replace('name: workshop', 'name: outro')
          .replaceAll('11-0', '12-0')
          .replaceAll(/ {4}when:\n.*\n.*\n/g, ''),
      ),
    }),
  ).toEqual([])
})

test('one workshop in two places is two workshops', () => {
  const elsewhere = twice(/ {2}- name: workshop[^]*$/, (event) =>
    event
      .replace('name: workshop', 'name: outro')
      .replace('Uma casa em Sesimbra', 'Uma casa em Sintra')
      .replace('A house in Sesimbra', 'A house in Sintra'),
  )
  expect(reportedFor(elsewhere)).toEqual([])
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
