import { expect, test } from 'vitest'
import { diagnosticsWith, messagesOf } from '../../testing/content-with.ts'

/** The diagnostics for the dictionary, with their lines, after some replacements in its text. */
const reportedWith = (...replaced: readonly (readonly [from: string | RegExp, to: string])[]): string[] =>
  diagnosticsWith({
    'dictionary.yaml': (text) => replaced.reduce((changed, [from, to]) => changed.replace(from, () => to), text),
  }).map(({ severity, line, code, suggestion }) => [severity, line, code, ...(suggestion?.lines ?? [])].join(' '))

const inPortuguese = '  when: Quando\n'
const inEnglish = '  when: When\n'

test('a word that only English has is reported there', () => {
  expect(reportedWith([inPortuguese, ''])).toEqual(['error 48 wordMissing'])
})

test('a word that is misspelt in one language is reported there alone, with the name that the other has', () => {
  expect(reportedWith([inPortuguese, '  wheen: Quando\n'])).toEqual(['error 14 wordUnused   when: Quando'])
  expect(reportedWith([inEnglish, '  wheen: When\n'])).toEqual(['error 49 wordUnused   when: When'])
})

test('a word that is misspelt differently in each language is reported with the name that the site knows', () => {
  const reported = reportedWith([inPortuguese, '  wheen: Quando\n'], [inEnglish, '  whenn: When\n'])
  expect(reported).toEqual(['error 14 wordUnused   when: Quando'])
})

test('an unused word in one language only is reported once, as one to be deleted', () => {
  expect(reportedWith([inPortuguese, `${inPortuguese}  zebra: Zebra\n`])).toEqual(['error 15 wordUnused'])
  expect(reportedWith([inEnglish, `${inEnglish}  zebra: Zebra\n`])).toEqual(['error 50 wordUnused'])
  const changes = { 'dictionary.yaml': (text: string) => text.replace('pt:\n', 'pt:\n  zebra: Zebra\n') }
  expect(messagesOf(changes)).toMatchInlineSnapshot(`
    "content/dictionary.yaml:5:3  Erro · português, zebra
      O site não usa a palavra «zebra», que só existe em português.
      Apague a linha.
      5 |   zebra: Zebra
            ^^^^^

    Portuguese, zebra: The site does not use the word 'zebra', which only Portuguese has. Delete the line."
  `)
})

test('two misspelt words are not both taken for the same word', () => {
  const reported = reportedWith(
    [inPortuguese, '  whenn: Quando\n  wheen: Quando\n'],
    [inEnglish, '  whenn: When\n  wheen: When\n'],
  )
  expect(reported).toEqual(['error 14 wordUnused   when: Quando', 'warning 15 wordUnused'])
})

test.each([
  ['NOTFOUNDHINT', '  notFoundHint: A página que procura não existe ou mudou de lugar.'],
  ['NotFoundHint', '  notFoundHint: A página que procura não existe ou mudou de lugar.'],
  ['not_found_hint', '  notFoundHint: A página que procura não existe ou mudou de lugar.'],
  ['ENTEREMAIL', '  enterEmail: Escreva o seu e-mail'],
])('a word written %s is reported with the name that the site knows', (written, right) => {
  const [, name = ''] = /(\w+):/.exec(right) ?? []
  const changes = { 'dictionary.yaml': (text: string) => text.replace(name, written) }
  expect(diagnosticsWith(changes).map(({ suggestion }) => suggestion?.lines)).toEqual([[right]])
})

test('if a dictionary or one of its languages is missing, nothing else is reported about it', () => {
  expect(diagnosticsWith({ 'dictionary.yaml': undefined }).map(({ code }) => code)).toEqual(['fileMissing'])
  expect(reportedWith([/pt:[^]*\nen:/, 'en:'])).toEqual(['error 4 missingKey'])
  expect(reportedWith([/\nen:[^]*/, ''])).toEqual(['error 4 missingKey'])
  expect(reportedWith([/\nen:[^]*/, '\nen: Olá\n'])).toEqual(['error 39 wrongKind'])
})

test('in a dictionary that cannot be read to its end no word is reported as missing', () => {
  const reported = diagnosticsWith({ 'dictionary.yaml': (text) => `${text.replace(inEnglish, '')}\n]\n` })
  expect(reported.map(({ code }) => code)).toEqual(['syntax'])
})

test('two words with similar names, each in one language only, are both reported as missing', () => {
  const reported = reportedWith(
    [/  notFoundHint: A.*\n/, ''],
    [/  notFoundHome: Return to Home\n(?=  # Unexpected)/, ''],
  )
  expect(reported).toEqual(['error 23 wordMissing', 'error 57 wordMissing'])
})
