import { expect, test } from 'vitest'
import { diagnosticsWith, inHome, loadWith } from './testing/content-with.ts'

test('content that is right is given, with its pages in the order of their paths', () => {
  const { content, diagnostics } = loadWith({})
  expect(diagnostics).toEqual([])
  expect(content?.pages.map(({ page }) => page.path)).toEqual(['/', '/biodanza'])
})

test('content with an error is never given', () => {
  const { content } = loadWith(inHome('type: hero', 'type: heroo'))
  expect(content).toBeUndefined()
})

test('every problem in every file is told in one run, each with its line and column', () => {
  const diagnostics = diagnosticsWith({
    'home.yaml': (text) => text.replace('type: hero', 'type: heroo').replace('scroll: contact', 'scroll: contacto'),
    'biodanza.yaml': (text) => text.replace('page: /', 'page: /nowhere').replace('pt: Entre na roda, ', ''),
    'site.yaml': (text) => text.replace('+351 912 345 678', '910'),
    'dictionary.yaml': (text) => text.replace('pt:\n', 'pt:\n  zebra: Zebra\n'),
  })
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`)).toEqual([
    'content/biodanza.yaml:6:5 missingLanguage',
    'content/biodanza.yaml:10:15 unknownPage',
    'content/dictionary.yaml:5:3 wordMissing',
    'content/home.yaml:5:11 notOneOf',
    'content/home.yaml:17:17 unknownAnchor',
    'content/site.yaml:5:13 wrongForm',
  ])
})
