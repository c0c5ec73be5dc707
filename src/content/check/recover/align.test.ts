import { expect, test } from 'vitest'
import { correctIndents } from './correct.ts'
import { fileShape } from './shape.ts'

const gallery = `blocks:
  - type: gallery
    title: { pt: Um, en: One }
    pictures:
      - file: a.jpg
        alt: { pt: Um, en: One }
`

// The picture and the block both may be samples.
test.each([
  ['   sample: true', '    sample: true'],
  ['     sample: true', '    sample: true'],
  ['       sample: true', '        sample: true'],
  ['         sample: true', '        sample: true'],
])('a line that two groups have a place for, %j, is moved to the nearer one', (written, meant) => {
  const { lines } = correctIndents((gallery + written).split('\n'), fileShape('page'))
  expect(lines.at(-1)).toBe(meant)
})

const passage = `blocks:
  - type: passage
    text:
      pt: Um
      en: |
        One
    picture:
      file: a.jpg
      alt: { pt: Um, en: One }
  - type: contact
    text: { pt: Escreva, en: Write }`

test('a hyphen too many before the last field of an item is removed, not the one that begins the next item', () => {
  const lines = `${gallery}    sample: true\n  - type: contact`.split('\n')
  expect(correctIndents(lines.with(lines.length - 2, '  - sample: true'), fileShape('page')).lines).toEqual(lines)
})

test.each([0, 2, 4])('a text with a bar that is moved to column %d takes nothing that comes after it', (column) => {
  const lines = passage.split('\n')
  const written = lines.with(4, `${' '.repeat(column)}en: |`)
  expect(correctIndents(written, fileShape('page')).lines).toEqual(lines)
})

test.each(['    sample: true', '        sample: true'])(
  'of %j, written twice, neither is moved to another group that has a place for it',
  (line) => {
    const lines = `${gallery}${line}\n${line}`.split('\n')
    expect(correctIndents(lines, fileShape('page'))).toEqual({ lines, corrections: [] })
  },
)

/** What is moved, and which hyphens are added or removed, where some lines are written in place of others. */
const movesIn = (text: string, kind: 'page' | 'events', ...changes: readonly (readonly [string, string])[]) => {
  const wrong = changes.reduce((written, [from, to]) => written.replace(from, () => to), text)
  const { lines, corrections } = correctIndents(wrong.split('\n'), fileShape(kind))
  return corrections.map(({ line, code }) => `${code}: ${lines[line]?.trimStart()}`)
}

const services = `path: /
blocks:
  - type: services
    title: { pt: Um, en: One }
    services:
      - icon: sun
        title: { pt: Calma, en: Calm }
        text: { pt: Tempo, en: Time }
      - icon: leaf
        title: { pt: Tempo, en: Time }
        text: { pt: Espaço, en: Space }
  - type: contact
    text: { pt: Escreva, en: Write }`

const events = `events:
  - name: aula
    title: { pt: Aula, en: Class }
    weekly: { day: monday, from: '20:00' }
    where:
      pt: Lisboa
      en: Lisbon
  - name: outra
    title: { pt: Outra, en: Other }
    weekly: { day: friday, from: '20:00' }
    where: { pt: Faro, en: Faro }`

test.each<[string, readonly (readonly [string, string])[], readonly string[]]>([
  [
    'a misspelt name',
    [['        title: { pt: Calma', '      titel: { pt: Calma']],
    ['indentWrong: titel: { pt: Calma, en: Calm }'],
  ],
  [
    'what a misspelt name has below it',
    [
      ['    services:', '    servces:'],
      ['      - icon: leaf', '        icon: leaf'],
    ],
    ['hyphenMissing: - icon: leaf'],
  ],
  [
    'an item that begins with what the last one ends with, under another name',
    [['      - icon: leaf\n        title', '        title']],
    ['hyphenMissing: - title: { pt: Tempo, en: Time }'],
  ],
  [
    'a line beside a text that no list has a place for',
    [
      ['path: /', '- um texto\npath: /'],
      ['      - icon: leaf', '        icon: leaf'],
    ],
    ['hyphenMissing: - icon: leaf'],
  ],
  [
    'a line below a name that nobody knows, where no value is',
    [
      ['    title: { pt: Um', '    xyzzy:\n    title: { pt: Um'],
      ['      - icon: leaf', '        icon: leaf'],
    ],
    ['hyphenMissing: - icon: leaf'],
  ],
  [
    'an item with a name that nobody knows',
    [
      [
        '      - icon: leaf\n        title: { pt: Tempo, en: Time }\n        text',
        '        - icon: leaf\n          xyzzy: 1\n          title: { pt: Tempo, en: Time }\n          text',
      ],
    ],
    ['groupIndentWrong: - icon: leaf'],
  ],
  [
    'a line below a text that is empty',
    [['icon: sun\n        title', 'icon:\n          title']],
    ['indentWrong: title: { pt: Calma, en: Calm }'],
  ],
])('%s is put where it belongs, and nothing else is moved', (_, changes, moves) => {
  expect(movesIn(services, 'page', ...changes)).toEqual(moves)
})

test('a name at the margin is moved back, also where the item behind it has lost its hyphen', () => {
  expect(movesIn(events, 'events', ['    where:\n', 'where:\n'], ['  - name: outra', '  name: outra'])).toEqual([
    'indentWrong: where:',
    'hyphenMissing: - name: outra',
  ])
})

test.each([
  [
    'a name that nobody knows',
    'page',
    'xyz:\n  a: b\n  c:\n    - d: e\n      f: g\n    - h\n    -\n      i: j\npath: /',
  ],
  [
    'a list in the column of its name',
    'page',
    'blocks:\n- type: services\n  services:\n  - icon: sun\n    title:\n      pt: a',
  ],
  [
    'names that the owner chooses',
    'site',
    'phones:\n  ana:\n    number: x\n  rui:\n    number: y\nfooter:\n  since: 2',
  ],
  [
    'a text or a list of prices',
    'events',
    'events:\n  - name: a\n    euros:\n      - label: { pt: a, en: b }\n        euros: 3',
  ],
  [
    'a text or a group',
    'events',
    'events:\n  - name: a\n    button:\n      chat:\n        phone: b\n        text:\n          pt: c',
  ],
] as const)('%s stays where it is', (_, kind, text) => {
  const lines = text.split('\n')
  expect(correctIndents(lines, fileShape(kind))).toEqual({ lines, corrections: [] })
})
