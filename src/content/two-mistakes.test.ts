import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { corrected } from './check/messages/reported-diagnostic.ts'
import { contentWith, diagnosticsWith } from './testing/content-with.ts'

const textOf = (name: string): string => String(contentWith({}).files?.get(name))

type Change = readonly [from: string, to: string]

/** A text with some parts changed; each must be there. */
const withChanges = (text: string, changes: readonly Change[]): string =>
  changes.reduce((changed, [from, to]) => {
    expect(changed).toContain(from)
    return changed.replace(from, () => to)
  }, text)

const linesOfLead: Change = [
  'lead: { pt: Com tempo, en: With time }',
  'lead:\n      pt: Com tempo\n      en: With time',
]
const lostQuote: Change = ['en: Psychology in Lisbon', 'en: "Psychology in Lisbon']

test.each<readonly [string, string, right: readonly Change[], wrong: readonly Change[], reported: readonly string[]]>([
  [
    'the name of the list of testimonials, and of a field in its first item',
    'home.yaml',
    [],
    [
      ['    testimonials:', '    TESTIMONIALS:'],
      ['- name: Sofia', '- nam: Sofia'],
    ],
    ['27 unknownKey', '28 unknownKey'],
  ],
  [
    'the line with the name of a text in two languages',
    'home.yaml',
    [linesOfLead],
    [['    lead:\n', '']],
    ['9 missingKey'],
  ],
  [
    'that line, and a quote',
    'home.yaml',
    [linesOfLead],
    [['    lead:\n', ''], lostQuote],
    ['2 quoteOpen', '9 missingKey'],
  ],
  ...['Pt:', 'PT:', 'pt', 'pt;', ' pt:', 'Português:', 'ptt:'].map(
    (written) =>
      [
        `the first language of the dictionary, written «${written}», and a colon below it`,
        'dictionary.yaml',
        [],
        [
          ['\npt:\n', `\n${written}\n`],
          ['opensNewTab:', 'opensNewTab'],
        ],
        [expect.stringMatching(/^4 /), '10 signMissing'],
      ] as const,
  ),
  [
    'the end of the line between two fields, and a colon',
    'dictionary.yaml',
    [],
    [
      ['Língua\n  languageChanged:', 'Língua languageChanged:'],
      ['fiveStars:', 'fiveStars;'],
    ],
    ['7 severalFields', '10 signMissing'],
  ],
  ...['Português.', 'Português!', 'Português)'].map(
    (written) =>
      [
        `the end of the line between two fields, after «${written}», and a colon`,
        'dictionary.yaml',
        [['Língua\n', `${written}\n`]],
        [
          [`${written}\n  languageChanged:`, `${written}languageChanged:`],
          ['fiveStars:', 'fiveStars;'],
        ],
        ['7 severalFields', '10 signMissing'],
      ] as const,
  ),
  [
    'a space before a language of a long text',
    'home.yaml',
    [['text: { pt: Escreva-me., en: Write to me. }', 'text:\n      pt: |\n        Olá.\n      en: |\n        Hello.']],
    [['      pt: |', '       pt: |']],
    ['43 indentWrong'],
  ],
  [
    'the end of the line between two fields, twice',
    'dictionary.yaml',
    [],
    [
      ['Língua\n  languageChanged:', 'Língua languageChanged:'],
      ['Language\n  languageChanged:', 'Language languageChanged:'],
    ],
    ['7 severalFields', expect.stringMatching(/ severalFields$/)],
  ],
])(
  'two mistakes are two problems at their own lines, and the text is restored: %s',
  (_, name, made, wrong, reported) => {
    const right = withChanges(textOf(name), made)
    const text = withChanges(right, wrong)
    const diagnostics = diagnosticsWith({ [name]: text })
    expect(diagnostics.map(({ line, code }) => `${line} ${code}`)).toEqual(reported)
    expect(corrected(text, diagnostics).replaceAll('"', '')).toBe(right.replaceAll('"', ''))
  },
)

test('the line with the name of a group, joined to a text further right, has a line of its own again', () => {
  const text = textOf('home.yaml')
  const joined = withChanges(text, [['to hear yourself\n    lead:', 'to hear yourself    lead:']])
  const diagnostics = diagnosticsWith({ 'home.yaml': joined })
  expect(diagnostics.map(({ line, code }) => `${line} ${code}`)).toEqual(['8 severalFields'])
  expect(corrected(joined, diagnostics)).toBe(text)
})

test('a list whose first item is joined to its name is told without a word about the names in the items below', () => {
  const joined = withChanges(readFileSync('tests/site/home.yaml', 'utf8'), [['blocks:\n  - ', 'blocks: - ']])
  expect(diagnosticsWith({ 'home.yaml': joined }).map(({ code }) => code)).not.toContain('duplicateKey')
})

test.each<readonly [string, readonly Change[], readonly string[]]>([
  ['a text', [], ['8 looseText']],
  ['a text, and a quote above it', [['pt: Um lugar', 'pt: "Um lugar']], ['7 quoteOpen', '8 looseText']],
])('a paragraph with a colon below %s is reported where it is', (_, more, reported) => {
  const paragraph = 'en: A place to hear yourself\n\n        Nota: traga água.\n'
  const text = withChanges(textOf('home.yaml'), [['en: A place to hear yourself\n', paragraph], ...more])
  const diagnostics = diagnosticsWith({ 'home.yaml': text })
  expect(diagnostics.map(({ line, code }) => `${line} ${code}`)).toEqual(reported)
})
