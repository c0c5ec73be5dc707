import { expect, test } from 'vitest'
import { diagnosticsWith, inHome, inSite, reportedFor, type TestChanges } from '../../testing/content-with.ts'

const inBiodanza = (from: string, to: string): TestChanges => ({ 'biodanza.yaml': (text) => text.replace(from, to) })
const unreadable = (text: string): string => `${text}]\n`
const linkToNowhere = inSite('page: /biodanza', 'page: /nada')

/** A page that is right but for what its test says. */
const page = (path: string, title = '{ pt: Mais, en: More }'): string => `path: ${path}
title: ${title}
description: { pt: Terapia, en: Therapy }
blocks:
  - type: hero
    title: { pt: Olá, en: Hello }
    lead: { pt: Sim, en: Yes }
    buttons: [{ label: { pt: Ir, en: Go }, page: /biodanza }]
`

test('a link to an unknown page is reported, unless some page has no valid address yet or cannot be parsed', () => {
  expect(reportedFor(linkToNowhere)).toEqual(['error content/site.yaml:11 unknownPage'])
  expect(reportedFor({ ...linkToNowhere, ...inBiodanza('path: /biodanza\n', '') })).toEqual([
    'error content/biodanza.yaml:1 missingKey',
  ])
  expect(reportedFor({ ...linkToNowhere, ...inBiodanza('path: /biodanza', 'path: biodanza') })).toEqual([
    'error content/biodanza.yaml:1 wrongForm',
  ])
  expect(reportedFor({ ...linkToNowhere, 'biodanza.yaml': unreadable })).toEqual([
    'error content/biodanza.yaml:11 syntax',
  ])
})

test('a link to what a page was called before is corrected to what it is called now', () => {
  const renamed = inBiodanza('path: /biodanza', 'path: /danca\nformerly: [/nada]')
  const found = diagnosticsWith({ ...linkToNowhere, ...renamed }).find(({ code }) => code === 'unknownPage')
  expect(found?.facts).toMatchObject({ meant: '/danca' })
})

const formerly = (...paths: string[]) =>
  inBiodanza('path: /biodanza', `path: /biodanza\nformerly: [${paths.join(', ')}]`)

test('an address that a page once had is refused where a page has it, another one had it too, or the build needs it', () => {
  expect(reportedFor(formerly('/danca', '/grupos/danca'))).toEqual([])
  for (const path of ['/', '/biodanza'])
    expect(reportedFor(formerly('/danca', path))).toEqual(['error content/biodanza.yaml:2 formerlyTaken'])
  expect(reportedFor(formerly('/404'))).toEqual(['error content/biodanza.yaml:2 pathTaken'])
  expect(reportedFor(formerly('danca'))).toEqual(['error content/biodanza.yaml:2 wrongForm'])
  const alsoHome = inHome('path: /\n', 'path: /\nformerly: [/danca]\n')
  expect(reportedFor({ ...formerly('/danca'), ...alsoHome })).toEqual(['error content/home.yaml:2 formerlyTaken'])
})

test.each([
  ['/index', 'the build needs'],
  ['/version', 'the build needs'],
  ['/images/praia', 'the build needs'],
  ['/con', 'Windows has no file for'],
  ['/grupos/aux', 'Windows has no file for'],
])('the address %s, which %s, is reported', (path) => {
  expect(reportedFor(inBiodanza('path: /biodanza', `path: ${path}`))).toEqual([
    'error content/biodanza.yaml:1 pathTaken',
  ])
})

test.each(['home', 'index', 'inicio', 'principal'])(
  'if there is no home page, %s.yaml is reported as the one that was meant to be it',
  (name) => {
    const reported = diagnosticsWith({ 'home.yaml': undefined, [`${name}.yaml`]: page('/casa') })
    expect(reported).toMatchObject([
      { file: `content/${name}.yaml`, code: 'noHome', suggestion: { lines: ['path: /'] } },
    ])
  },
)

test.each(['principais', 'segundo-inicio'])('a file called %s.yaml is not taken for the home page', (name) => {
  expect(reportedFor({ 'home.yaml': undefined, [`${name}.yaml`]: page('/casa') })).toEqual(['error content:1 noHome'])
})

test('an event without a name is offered the one that the editor would give it', () => {
  const [first] = diagnosticsWith({
    'events.yaml': (text) => text.replace('- name: aula-aberta\n    title', '- title'),
  })
  expect(first?.suggestion?.lines.join('\n')).toContain('name: aula-aberta')
})

test('an unknown phone is reported, unless the phones themselves are invalid', () => {
  const nobody = inHome('phone: therapy', 'phone: nada')
  expect(reportedFor(nobody)).toEqual(['error content/home.yaml:45 unknownPhone'])
  expect(reportedFor({ ...nobody, ...inSite('+351 912 345 678', '912') })).toEqual([
    'error content/site.yaml:5 wrongForm',
  ])
  expect(reportedFor({ ...nobody, ...inSite('  therapy:', '  Terapia:') })).toEqual([
    'error content/site.yaml:4 badName',
  ])
  const without = { 'site.yaml': (text: string) => text.replace(/^phones:\n(?: .*\n)+/m, '') }
  expect(reportedFor({ ...nobody, ...without })).toContain('error content/home.yaml:45 unknownPhone')
  const cut = { 'site.yaml': (text: string) => text.slice(0, text.indexOf('phones:')) }
  expect(reportedFor({ ...nobody, ...cut }).filter((each) => !each.includes('site.yaml'))).toEqual([])
  expect(reportedFor({ ...nobody, 'site.yaml': unreadable })).toEqual(['error content/site.yaml:12 syntax'])
  expect(reportedFor({ 'site.yaml': undefined })).toEqual(['error content/site.yaml:1 fileMissing'])
  expect(reportedFor(inSite(`+351 912 345 678'`, `+351 12345678'`))).toEqual([
    'warning content/site.yaml:5 phoneLength',
  ])
  expect(reportedFor(inSite('+351 912 345 678', '+351 9 1 2 3 4 5 678'))).toEqual([])
})

const onBoth = inBiodanza(
  '    buttons:',
  '    picture: { file: hero-room.jpg, alt: { pt: Um, en: One } }\n    buttons:',
)

test('what is wrong with a picture is reported once, however many pages show it', () => {
  const pictures = { 'hero-room.jpg': { fault: 'pictureBroken' } } as const
  expect(reportedFor({}, { pictures })).toEqual(['error content/home.yaml:11 pictureBroken'])
  expect(reportedFor(onBoth, { pictures })).toEqual(['error content/biodanza.yaml:8 pictureBroken'])
  // Another name would not make it a picture that browsers show.
  const ofPhone = { 'IMG_2031.HEIC': { fault: 'pictureHeic' } } as const
  const reported = reportedFor(inHome('hero-room.jpg', 'IMG_2031.HEIC'), { pictures: ofPhone })
  expect(reported).toEqual(['error content/home.yaml:11 pictureHeic'])
})

test('pictures that no page shows are reported by name, in alphabetical order', () => {
  const pictures = { 'hero-room.jpg': { width: 1600, height: 1200 }, 'b.jpg': undefined, 'a.jpg': undefined }
  expect(reportedFor(onBoth, { pictures })).toEqual([
    'warning content/images/a.jpg:1 pictureUnused',
    'warning content/images/b.jpg:1 pictureUnused',
  ])
})

test('a picture may have its accents as one character or as two', () => {
  const [one, two] = ['sala-à-tarde.jpg', 'sala-à-tarde.jpg'.normalize('NFD')]
  for (const [written, onDisk] of [
    [one, two],
    [two, one],
  ] as const) {
    const pictures = { [onDisk]: { width: 1600, height: 1200 } }
    expect(reportedFor(inHome('hero-room.jpg', written), { pictures })).toEqual([])
  }
})

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
