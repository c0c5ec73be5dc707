import { expect, test } from 'vitest'
import { contentWith, diagnosticsWith, type TestChanges } from '../../testing/content-with.ts'

const event = `  - name: lua
    title: { pt: Lua, en: Moon }
    icon: sun
    days: { first: 2031-11-07 }
    where: { pt: Sintra, en: Sintra }
    description: { pt: Ao ar livre, en: Outdoors }
    button:
      label: { pt: Quero ir, en: I want to go }
      chat: { phone: biodanza }
`
const testimonial = `  - name: Rita
    place: { pt: Faro, en: Faro }
    text: { pt: Voltei., en: I came back. }
`
const further = (text: string) => text.replaceAll(/^/gm, '    ').trimEnd() + '\n'
const home = String(contentWith({}).files?.get('home.yaml'))
const page = String(contentWith({}).files?.get('biodanza.yaml'))

const reported = (changes: TestChanges) =>
  diagnosticsWith(changes).map(({ line, code, facts }) => ({ line, code, facts }))
const added = (name: string, text: string): TestChanges => ({ [name]: (before) => before + text })

test.each([
  ['an event below the footer', added('site.yaml', event), 'event', 12, 20],
  ['an event in the first column', added('site.yaml', event.replaceAll(/^ {2}/gm, '')), 'event', 12, 20],
  [
    'an event among testimonials',
    { 'home.yaml': home.replace('      - name: Joana', `${further(event)}      - name: Joana`) },
    'event',
    33,
    41,
  ],
  ['a testimonial among events', added('events.yaml', testimonial), 'testimonial', 32, 34],
  ['a second page', added('home.yaml', page), 'page', 46, 55],
  ['a second page below a line', added('home.yaml', `---\n${page}`), 'page', 46, 56],
] as const)('%s is one problem, with its lines', (_, changes, subject, first, last) => {
  expect(reported(changes)).toEqual([{ line: first, code: 'misplaced', facts: { subject, first, last } }])
})

test('a page pasted over the events is one problem', () => {
  expect(reported({ 'events.yaml': page })).toEqual([{ line: 1, code: 'otherFile', facts: { kind: 'page' } }])
})

test('a mistake beside what belongs elsewhere is reported too', () => {
  const changes: TestChanges = { 'site.yaml': (text) => text.replace('https://', '') + event }
  expect(reported(changes).map(({ code }) => code)).toEqual(['wrongForm', 'misplaced'])
})

test('the lost name of one language of the dictionary is one problem, and its line is added', () => {
  const before = String(contentWith({}).files?.get('dictionary.yaml'))
  const lost = (language: string) => diagnosticsWith({ 'dictionary.yaml': before.replace(`${language}:\n`, '') })
  expect(lost('en')).toMatchObject([{ code: 'missingKey', suggestion: { line: 39, count: 0, lines: ['en:'] } }])
  expect(lost('pt')).toMatchObject([{ code: 'missingKey', suggestion: { count: 0, lines: ['pt:'] } }])
})
