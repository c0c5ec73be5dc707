import { expect, test } from 'vitest'
import { diagnosticsWith, messagesOf } from '../testing/content-with.ts'

/** What is told of the dictionary, and of which line, where some of its text is written otherwise. */
const toldWith = (...replaced: readonly (readonly [from: string | RegExp, to: string])[]): string[] =>
  diagnosticsWith({
    'dictionary.yaml': (text) => replaced.reduce((changed, [from, to]) => changed.replace(from, () => to), text),
  }).map(({ severity, line, code, suggestion }) => [severity, line, code, ...(suggestion?.lines ?? [])].join(' '))

const inPortuguese = '  when: Quando\n'
const inEnglish = '  when: When\n'

test('a word that only English has is told there', () => {
  expect(toldWith([inPortuguese, ''])).toEqual(['error 48 wordMissing'])
})

test('a word that is misspelt in one language is told there alone, with the name that the other has', () => {
  expect(toldWith([inPortuguese, '  wheen: Quando\n'])).toEqual(['error 14 wordUnused   when: Quando'])
  expect(toldWith([inEnglish, '  wheen: When\n'])).toEqual(['error 49 wordUnused   when: When'])
})

test('a word that is misspelt in both languages, each otherwise, is told with the name that the site knows', () => {
  const told = toldWith([inPortuguese, '  wheen: Quando\n'], [inEnglish, '  whenn: When\n'])
  expect(told).toEqual(['error 14 wordUnused   when: Quando'])
})

test('two words that lack each other and are alike in their names are both told as missing', () => {
  const told = toldWith([/  notFoundHint: A.*\n/, ''], [/  notFoundHome: Return to Home\n(?=  # Unexpected)/, ''])
  expect(told).toEqual(['error 23 wordMissing', 'error 57 wordMissing'])
})

test('a word that nobody uses, in one language alone, is told once, as one to be deleted', () => {
  expect(toldWith([inPortuguese, `${inPortuguese}  zebra: Zebra\n`])).toEqual(['error 15 wordUnused'])
  expect(toldWith([inEnglish, `${inEnglish}  zebra: Zebra\n`])).toEqual(['error 50 wordUnused'])
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

test('two misspelt words are not both taken for the same one', () => {
  const told = toldWith(
    [inPortuguese, '  whenn: Quando\n  wheen: Quando\n'],
    [inEnglish, '  whenn: When\n  wheen: When\n'],
  )
  expect(told).toEqual(['error 14 wordUnused   when: Quando', 'warning 15 wordUnused'])
})

test('of a dictionary that is missing, or of which a language is, nothing else is told', () => {
  expect(diagnosticsWith({ 'dictionary.yaml': undefined }).map(({ code }) => code)).toEqual(['fileMissing'])
  expect(toldWith([/pt:[^]*\nen:/, 'en:'])).toEqual(['error 4 missingKey'])
  expect(toldWith([/\nen:[^]*/, ''])).toEqual(['error 4 missingKey'])
  expect(toldWith([/\nen:[^]*/, '\nen: Olá\n'])).toEqual(['error 39 wrongKind'])
})

test('of a dictionary that cannot be read to its end no word is called missing', () => {
  const told = diagnosticsWith({ 'dictionary.yaml': (text) => `${text.replace(inEnglish, '')}\n]\n` })
  expect(told.map(({ code }) => code)).toEqual(['syntax'])
})
