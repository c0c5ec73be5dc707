import { expect, test } from 'vitest'
import { corrected } from '../messages/reported-diagnostic.ts'
import {
  contentWith,
  diagnosticsWith,
  inEvents,
  inHome,
  reportedFor,
  type TestChanges,
} from '../../testing/content-with.ts'

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

test.each([
  ['a text and its translation', inEvents('Lisboa\n      en: Santos', 'Lisboa en: Santos')],
  ['a button and where it leads', inHome(' }\n        scroll: contact', ' }, scroll: contact')],
])('two fields on one line are one problem, and a line for each ends it: %s', (_, changes) => {
  const [name = ''] = Object.keys(changes)
  const diagnostics = diagnosticsWith(changes)
  expect(diagnostics).toMatchObject([{ code: 'severalFields' }])
  expect(corrected(String(contentWith(changes).files?.get(name)), diagnostics)).toBe(contentWith({}).files?.get(name))
})

test('no advice is given for the texts of a list whose name is lost, for nobody knows what they are', () => {
  const price = '    price: { pt: "Custa {euros}", en: "It costs {euros}" }\n    euros: 10\n    note: { pt: L'
  const changes = { 'events.yaml': (text: string) => text.replace('    note: { pt: L', price).replace('events:\n', '') }
  expect(reported(changes)).toMatchObject([{ code: 'missingKey', facts: { key: 'events' } }])
})

/** The diagnostics for the home page after some of its lines are replaced. */
function reportedWith(...changes: readonly (readonly [string, string])[]): readonly string[] {
  const wrong = changes.reduce((text, [from, to]) => {
    expect(text).toContain(from)
    return text.replace(from, () => to)
  }, home)
  return reportedFor({ 'home.yaml': wrong }).map((each) => each.replace('content/home.yaml:', ''))
}

test.each<[string, readonly (readonly [string, string])[], readonly string[]]>([
  [
    'a line twice, and a text with a sign far behind it',
    [
      ['      en: Upcoming events\n', '      en: Upcoming events\n      en: Upcoming events\n'],
      ['pt: À quarta-feira danço.', 'pt: *À quarta-feira danço.'],
    ],
    ['error 24 duplicateKey', 'error 37 quotesNeeded'],
  ],
  [
    'a line twice, and a line behind it too far left',
    [
      ['      en: Upcoming events\n', '      en: Upcoming events\n      en: Upcoming events\n'],
      ['        text:\n          pt: À quarta', '      text:\n          pt: À quarta'],
    ],
    ['error 24 duplicateKey', 'error 36 indentWrong'],
  ],
  [
    'a text with one quotation mark at its end, and two lines behind it that cannot be read',
    [
      ['en: Learn more }', 'en: Learn more" }'],
      ['{ pt: Setúbal, en: Setúbal }', '{ pt: Setúbal, en: Setúbal )'],
      ['pt: À quarta-feira danço.', 'pt: &À quarta-feira danço.'],
    ],
    ['error 16 quoteOpen', 'error 34 signMissing', 'error 36 yamlSign'],
  ],
])('%s are each reported, and nothing else is', (_, changes, expected) => {
  expect(reportedWith(...changes)).toEqual(expected)
})

test.each([
  ['a note that has lost its sign', 'blocks:\n', 'Rever com a Ana na sexta\nblocks:\n'],
  ['a note with a colon', 'blocks:\n', 'Os blocos da página: primeiro a abertura, depois os eventos\nblocks:\n'],
  ['a note between blocks', '  - type: events\n', '  Os próximos encontros\n  - type: events\n'],
  ['a signature', 'blocks:\n', 'Marta\nblocks:\n'],
  ['a comment of another language', '  - type: events\n', '  // os eventos\n  - type: events\n'],
  ['a line across', '  - type: events\n', '-----------\n  - type: events\n'],
  ['quoted mail', '  - type: events\n', '> Olá Marta,\n> segue o texto: sim\n  - type: events\n'],
])('%s is one problem, and a comment ends it', (_, from, to) => {
  const changes = inHome(from, to)
  const diagnostics = diagnosticsWith(changes)
  expect(diagnostics.map(({ code }) => code)).toEqual(['strayLines'])
  const right = corrected(String(contentWith(changes).files?.get('home.yaml')), diagnostics)
  expect(right).toMatch(/^ *# /m)
  expect(diagnosticsWith({ 'home.yaml': right })).toEqual([])
})

test.each([
  ['both versions', '<<<<<<< HEAD\n      pt: Falei.\n=======\n    pt: Fal: ei\n>>>>>>> outra\n'],
  ['one mark', 'titel: x\n=======\n'],
  ['a mark within a text', '          >>>>>>> outra\n'],
])('%s of a conflict is told alone, without a correction', (_, marks) => {
  const text = '          pt: Falei de mim com tempo.\n'
  const diagnostics = diagnosticsWith(inHome(text, text + marks))
  expect(diagnostics.map(({ code, suggestion }) => [code, suggestion])).toEqual([['conflictMarks', undefined]])
})

test.each([
  ['a document', { fault: 'notUtf8', text: 'PK\u0003\u0004\ufffd\ufffd' } as const, 'binary'],
  ['a picture', { fault: 'notUtf8', text: '\ufffdPNG\n\u001a\n' } as const, 'binary'],
  ['a web page', '<!DOCTYPE html>\n<html><body>Olá: sim</body></html>\n', 'html'],
  ['rich text', '{\\rtf1\\ansi\n{Olá: sim}\n}\n', 'rtf'],
  ['a message of the check', 'path: /\ntitle: { pt: a content/x.yaml:3:5  erro, en: b }\n', 'report'],
  [
    'names that grow with each use',
    ['a: &a [x, x]', ...'bcdefghi']
      .map((name, at) => (at ? `${name}: &${name} [*a, *a, *a, *a, *a, *a]` : name))
      .join('\n'),
    'aliases',
  ],
])('%s in place of a page is told alone, as what it is', (_, text, kind) => {
  const diagnostics = diagnosticsWith({ 'mais.yaml': text }).filter(({ file }) => file === 'content/mais.yaml')
  expect(diagnostics.map(({ code, facts }) => [code, facts])).toEqual([['foreign', { kind }]])
})

test.each([
  [
    'a text that goes on to the left',
    inHome('      en: A place to hear yourself\n', '      en: A place to hear yourself\nand be heard\n'),
  ],
  ['a name without its colon', inEvents('    icon: drama\n', '    icon drama\n')],
])('%s belongs to its field', (_, changes) => {
  expect(diagnosticsWith(changes).map(({ code }) => code)).not.toContain('strayLines')
})

const site = String(contentWith({}).files?.get('site.yaml'))
const lines = '      chat:\n        phone: therapy\n        text:\n          pt: Olá!\n          en: Hello!\n'
const withMessage = home.replace('      chat: { phone: therapy }\n', lines)

const quoted = home.replace('Falei de mim com tempo.', `"Falei d'alma."  # a`)
const speech = home.replace(
  'Falei de mim com tempo.',
  '|\n            Disse:\n            — icon da alma.\n            — Adeus.',
)
const withSign = home.replace('pt: Falei de mim com tempo.', String.raw`pt: "Falei \\* d'alma."`)

test.each([
  ['a hyphen before one language of a message', 'home.yaml', withMessage, '  pt: Olá!', '  - pt: Olá!'],
  [
    'a lost name, below which a file has a message',
    'home.yaml',
    withMessage,
    '        text:\n          pt: Falei',
    '          pt: Falei',
  ],
  ['a brace behind a lost colon', 'home.yaml', home, 'label: { pt', 'label{ pt'],
  ['an equals sign before a brace', 'home.yaml', home, 'label: { pt', 'label={ pt'],
  ['a sign that a text shows, in quotes', 'home.yaml', withSign, String.raw`\\*`, String.raw`\*`],
  ['an escape that YAML does not have', 'home.yaml', withSign, "d'alma", String.raw`d\'alma`],
  ['the same in the other quotes', 'home.yaml', quoted, `"Falei d'alma."`, String.raw`'Falei d\'alma.'`],
  ['a quotation before a note', 'home.yaml', quoted, `"Falei d'alma."  # a`, String.raw`'Falei d'alma.'  # a`],
  ['a long dash before an item below a text', 'home.yaml', home, '      - name: Joana', '      — name: Joana'],
  ['a speech of a known word', 'home.yaml', speech, '|\n            Disse:\n            —', 'Disse:\n            —'],
  ['the sign of an empty list above items', 'home.yaml', home, 'blocks:\n', 'blocks: []\n'],
  ['the same before a note', 'home.yaml', home.replace('blocks:', '$&  # a'), 'blocks:  # a', 'blocks: [ ] # a'],
  ['a number that is too far left', 'site.yaml', site, "    number: '+351 912", "  number: '+351 912"],
])('%s is one problem, and its correction gives the file back', (_, file, right, from, to) => {
  expect(reportedFor({ [file]: right })).toEqual([])
  const wrong = right.replace(from, () => to)
  const diagnostics = diagnosticsWith({ [file]: wrong })
  expect([diagnostics.length, corrected(wrong, diagnostics)]).toEqual([1, right])
})
