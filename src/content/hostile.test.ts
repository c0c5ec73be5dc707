import { expect, test } from 'vitest'
import type { SourceCache } from './check/recover/read-source.ts'
import { inEvents, inHome, diagnosticsWith, loadWith, type TestChanges } from './testing/content-with.ts'

function codesOf(changes: TestChanges): string[] {
  const diagnostics = diagnosticsWith(changes)
  return diagnostics.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`)
}

test.each([
  ['brackets', '['.repeat(50_000)],
  ['braces', '{a: '.repeat(50_000)],
  ['hyphens', `\n${'- '.repeat(50_000)}x`],
  ['questions', `\n${'? '.repeat(50_000)}x`],
])('50,000 nested %s are refused with their location', (_, nested) => {
  const [diagnostic, ...others] = diagnosticsWith({ 'mais.yaml': `path: ${nested}\n` })
  expect(diagnostic).toMatchObject({ file: 'content/mais.yaml', severity: 'error' })
  expect(diagnostic?.code).toBe('syntax')
  expect(others).toEqual([])
})

test('indentation 400 levels deep is refused with its location', () => {
  const nested = Array.from({ length: 400 }, (_, level) => `${' '.repeat(level)}a:`).join('\n')
  expect(codesOf({ 'mais.yaml': `${nested}\n` })).toEqual(['content/mais.yaml:101:100 syntax'])
})

test('an alias bomb never goes off', () => {
  const levels = Array.from({ length: 30 }, (_, level) => `b${level + 1}: &b${level + 1} [*b${level}, *b${level}]`)
  const codes = codesOf({ 'mais.yaml': `b0: &b0 [x, x]\n${levels.join('\n')}\n` })
  expect(codes).toContain('content/mais.yaml:1:5 yamlSign')
  expect(codes).toContain('content/mais.yaml:31:6 yamlSign')
})

test.each([
  ['focus', inHome('hero-room.jpg', 'hero-room.jpg\n      focus: { x: 1e400, y: 60 }')],
  ['price', inEvents('    note: { pt: Lugares', '    euros: 1e400\n    note: { pt: Lugares')],
])('a number that is not finite is refused as a %s', (_, changes) => {
  expect(diagnosticsWith(changes).map(({ code }) => code)).toEqual(['numberOutside'])
})

test.each(['!!js/function "x"', '!!binary aGVyby1yb29tLmpwZw==', '!include secret.yaml', '!<tag:yaml.org,2002:str> x'])(
  'the tag in %s is refused with its location',
  (tagged) => {
    const [first] = codesOf(inHome('name: Sofia', `name: ${tagged}`))
    expect(first).toBe('content/home.yaml:28:15 yamlSign')
  },
)

test.each(['__proto__', 'constructor', 'hasOwnProperty', 'toString'])('the key %s is just an unknown key', (key) => {
  expect(codesOf(inHome('    anchor: classes', `    anchor: classes\n    ${key}: { polluted: x }`))).toContain(
    `content/home.yaml:21:5 unknownKey`,
  )
  expect({}).not.toHaveProperty('polluted')
})

test.each(['__proto__', 'constructor', 'toString'])('the name %s is not a phone, a page or an anchor', (name) => {
  const codes = codesOf({
    'home.yaml': (text) =>
      text.replace('scroll: contact', `scroll: ${name.toLowerCase()}`).replace('phone: therapy', `phone: ${name}`),
  })
  expect(codes).toContain('content/home.yaml:45:22 unknownPhone')
  expect(codes.some((code) => code.startsWith('content/home.yaml:17:17'))).toBe(true)
})

test.each([
  ['a list that contains itself', inHome('  - type: hero', '  - &a [*a]\n  - type: hero'), '5:5 yamlSign'],
  ['an alias without an anchor', inHome('scroll: contact', 'scroll: *nothing'), '17:17 yamlSign'],
  ['a merge key', inHome('    anchor: classes', '    <<: { anchor: classes }'), '20:5 unknownKey'],
])('%s is refused with its location', (_, changes, code) => {
  expect(codesOf(changes)).toContain(`content/home.yaml:${code}`)
})

test.each([
  ['10.50', '10.50'],
  ['012345', '012345'],
  ['+351 912 345 678', '+351 912 345 678'],
  ['no', 'no'],
  ['yes', 'yes'],
  ['null', 'null'],
  ['~', '~'],
  ['2025-11-07', '2025-11-07'],
  ['20:30', '20:30'],
  ['1_000', '1_000'],
  ['0x1F', '0x1F'],
  ['1e3', '1e3'],
  ['.inf', '.inf'],
  ['R&B', 'R&B'],
  ['Rui & Teresa', 'Rui & Teresa'],
  ['Sala nº3#2', 'Sala nº3#2'],
  ['10\u00a0€', '10\u00a0€'],
  ['👩‍👩‍👧 e 💃🏽', '👩‍👩‍👧 e 💃🏽'],
  ['"Ac\u0327a\u0303o"', 'Ação'],
])('the text %s is kept as it is written', (written, kept) => {
  const { content } = loadWith(inHome('pt: Falei de mim com tempo.', `pt: ${written}`))
  expect(content).toBeDefined()
  expect(JSON.stringify(content?.pages[0]?.page)).toContain(JSON.stringify(kept))
})

test.each(['\\uD83D', '\\0', '\\u202E', '\\uFFFE'])('the escape %s is reported, with the text without it', (escape) => {
  const reported = diagnosticsWith(inHome('pt: Falei de mim com tempo.', `pt: "Falei ${escape}de mim."`))
  expect(reported).toMatchObject([
    { code: 'unseenCharacter', suggestion: { lines: [expect.stringContaining('pt: "Falei de mim."')] } },
  ])
})

test('a value is a number where a number is expected', () => {
  const { content } = loadWith(
    inHome('file: hero-room.jpg', 'file: hero-room.jpg\n      focus: { x: 40, y: 60 }\n      sample: true'),
  )
  expect(JSON.stringify(content?.pages[0]?.page)).toContain('"focus":{"x":40,"y":60},"sample":true')
})

test.each([
  ['a byte order mark', (text: string) => `\ufeff${text}`],
  ['the line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['the line ends of old Macs', (text: string) => text.replaceAll('\n', '\r')],
])('%s changes nothing', (_, change) => {
  const plain = loadWith({})
  const changed = loadWith({ 'home.yaml': change })
  expect(changed.diagnostics).toEqual([])
  expect(changed.content?.pages[0]?.page).toEqual(plain.content?.pages[0]?.page)
})

const misspelt = (text: string): string => text.replace('icon: drama', 'icon: dramma')

test('with Windows line endings a problem is reported at the same place', () => {
  expect(codesOf({ 'events.yaml': (text) => misspelt(text).replaceAll('\n', '\r\n') })).toEqual(
    codesOf({ 'events.yaml': misspelt }),
  )
})

test.each([
  ['NUL', '\0'],
  ['a zero-width space', '\u200b'],
  ['a right-to-left override', '\u202e'],
  ['a tag character', '\u{e0041}'],
])('%s in a text is refused with its location', (_, character) => {
  expect(codesOf(inEvents('pt: Santos, Lisboa', `pt: San${character}tos, Lisboa`))).toEqual([
    'content/events.yaml:10:14 unseenCharacter',
  ])
})

test('a message never passes terminal control characters on from a file', () => {
  const [problem] = diagnosticsWith(inEvents('icon: drama', 'icon: "\\e[2Jdrama"'))
  expect(problem?.message).not.toContain('\u001b')
})

test('an error in one file hides no error in another', () => {
  const codes = codesOf({
    'a.yaml': { fault: 'notUtf8', text: '', encoding: 'UTF-16 LE' },
    'b.yaml': '['.repeat(50_000),
    'c.yaml': '%YAML 1.1\n---\npath: /c\n',
    'events.yaml': (text) => text.replace('icon: drama', 'icon: dramma'),
    'site.yaml': (text) => text.replace('+351 912 345 678', '12'),
  })
  expect(codes).toEqual([
    'content/a.yaml:1:1 notUtf8',
    'content/b.yaml:1:102 syntax',
    'content/c.yaml:1:1 syntax',
    'content/events.yaml:19:11 notOneOf',
    'content/site.yaml:5:13 wrongForm',
  ])
})

test('a file is checked again only when it has changed', () => {
  const cache: SourceCache = new Map()
  loadWith({}, { cache })
  const before = new Map(cache)
  loadWith(inEvents('icon: drama', 'icon: dramma'), { cache })
  const again = [...cache].filter(([path, source]) => before.get(path) === source).map(([path]) => path)
  expect(again).toEqual(['content/biodanza.yaml', 'content/dictionary.yaml', 'content/home.yaml', 'content/site.yaml'])
})

test.each([
  ['a bracket that is never closed', '['],
  ['two anchors for one name', '&a &b: c'],
  ['nesting that is too deep', `x: ${'['.repeat(200)}`],
])('an event without its first day, above %s, is no reason to stop', (_, end) => {
  const changes = { 'events.yaml': (text: string) => `${text.replace(/days: \{.*\}/, 'days: {}')}\n${end}\n` }
  expect(diagnosticsWith(changes).filter(({ severity }) => severity === 'error')).toHaveLength(1)
})

const event = (at: number): string =>
  `  - name: aula-${at}\n    ikon: waves\n    title: { pt: Aula }\n    days: { first: 2031-13-07 }\n`

test.each([
  ['a thousand wrong events', `events:\n${Array.from({ length: 1000 }, (_, at) => event(at)).join('')}`],
  ['a picture in place of a word', `events:\n  - name: data:image/png;base64,${'iVBORw0KGgo'.repeat(40_000)}\n`],
  ['five thousand lines of signs', 'x: [}{\n'.repeat(5000)],
  ['a hundred thousand commas', `events: [${','.repeat(100_000)}]\n`],
])(
  '%s end within the time of a test, in messages that can be read',
  (_, text) => {
    const diagnostics = diagnosticsWith({ 'events.yaml': text }).filter(({ file }) => file === 'content/events.yaml')
    expect(diagnostics.length).toBeLessThanOrEqual(201)
    expect(Math.max(...diagnostics.map(({ message }) => message.length))).toBeLessThan(1000)
  },
  30_000,
)

const inQuote = (text: string): TestChanges => inHome('Falei de mim com tempo.', text)
const above = (lines: string): TestChanges => inHome('    anchor: classes', `${lines}\n    anchor: classes`)

/** Each takes less than a second, and took far more when the time grew with the square or the cube of the length. */
test.each([
  ['spaces before words', above(`${' '.repeat(8000)}Uma nota\n  bad`)],
  ['spaces before a quote', above(`${' '.repeat(8000)}"x\n  bad`)],
  ['spaces behind a brace', inHome('scroll: contact', `scroll: {pt${' '.repeat(8000)}ei`)],
  ['spaces before a comment', inQuote(`a${' '.repeat(100_000)}#b`)],
  ['short sentences', inQuote(`a ${'b. '.repeat(50_000)}`)],
  ['open quotes', inQuote(`a ${'“'.repeat(200_000)}`)],
  ['fields in a list', { 'events.yaml': `events: [${'day: a, '.repeat(5000)}]` }],
  ['words in a list', { 'events.yaml': `events: [${'a, '.repeat(30_000)}]` }],
  ['short lines', above('A\n'.repeat(25_000))],
])(
  'many %s do not hold up the check',
  (_, changes) => {
    expect(diagnosticsWith(changes).length).toBeLessThanOrEqual(202)
  },
  9000,
)
