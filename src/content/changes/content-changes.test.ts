import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEdits } from '../edit/apply-edit.ts'
import type { Edit } from '../edit/edit.ts'
import { readValue } from '../edit/read.ts'
import { changeWords } from './change-words.ts'
import { contentChanges, withoutChanges } from './content-changes.ts'
import type { ContentState } from './content-state.ts'

const page = `path: /
title: { pt: Olá, en: Hello }
description: { pt: Uma página, en: A page }
blocks:
  # os valores
  - type: values
    title: { pt: Valores, en: Values }
    values:
      - title: { pt: Um, en: One } # o primeiro
        text: { pt: Primeiro, en: First }
      - title: { pt: Dois, en: Two }
        text: { pt: Segundo, en: Second }
      - title: { pt: Três, en: Three }
        text: { pt: Terceiro, en: Third }
  - type: passage
    title: { pt: Passagem, en: Passage }
    text: { pt: Texto, en: Text }
    picture:
      file: sala.jpg
      alt: { pt: Sala, en: Room }
      sample: true
`
const values = ['blocks', 0, 'values']

const state = (text: string, pictures: Record<string, string> = {}): ContentState => ({
  files: new Map([['home.yaml', text]]),
  pictures: new Map(Object.entries(pictures)),
})
const edited = (...edits: Edit[]): string => applyEdits(page, edits)

const said = (before: ContentState, after: ContentState, lang: 'pt' | 'en' = 'pt'): string =>
  contentChanges(before, after)
    .map((change) => changeWords(change, lang).sentence)
    .join('\n')

const titles = (text: string | undefined): unknown =>
  [...(text ?? '').matchAll(/title: \{ pt: ([^,]*)/g)].map(([, title]) => title)
const blocksOf = (text: string): number => ((readValue(text) as { blocks?: unknown[] }).blocks ?? []).length

/** The later page without those of its changes whose sentences have this word in them. */
function without(after: string, word: string): string | undefined {
  const [old, now] = [state(page), state(after)]
  const left = contentChanges(old, now).filter((change) => changeWords(change, 'pt').sentence.includes(word))
  return withoutChanges(old, now, new Set(left.map(({ id }) => id))).files.get('home.yaml')
}

test('that a sample may stay is said like that it is none any more', () => {
  const after = edited({ kind: 'set', path: ['blocks', 1, 'picture', 'sample'], value: false })
  expect(said(state(page), state(after))).toBe('Imagem do bloco «Passagem»: deixa de ser exemplo')
})

test('what changed is said in her words, in both languages', () => {
  const after = edited(
    { kind: 'set', path: ['title', 'pt'], value: 'Bem-vindo' },
    { kind: 'set', path: [...values, 1, 'text', 'en'], value: 'The second one' },
    { kind: 'remove', path: [...values, 2] },
    {
      kind: 'insertItem',
      path: values,
      at: 0,
      value: { title: { pt: 'Zero', en: 'Nought' }, text: { pt: 'O', en: 'O' } },
    },
    { kind: 'remove', path: ['blocks', 1, 'picture', 'sample'] },
  )
  expect(said(state(page), state(after))).toMatchInlineSnapshot(`
    "Título da página inicial, português: era «Olá», agora é «Bem-vindo»
    Valor «Zero» acrescentado
    Texto do valor «Dois», inglês: era «Second», agora é «The second one»
    Valor «Três» retirado
    Imagem do bloco «Passagem»: deixa de ser exemplo"
  `)
  expect(said(state(page), state(after), 'en')).toMatchInlineSnapshot(`
    "Title of the home page, Portuguese: was “Olá”, now “Bem-vindo”
    Value “Nought” added
    Text of the value “Two”, English: was “Second”, now “The second one”
    Value “Three” removed
    Picture of the block “Passage”: no longer a sample"
  `)
})

test('a whole text is given beside its short sentence', () => {
  const long = 'Uma frase que não acaba, '.repeat(10).trim()
  const [change] = contentChanges(state(page), state(edited({ kind: 'set', path: ['description', 'pt'], value: long })))
  const words = change && changeWords(change, 'pt')
  expect(words?.texts).toEqual({ before: 'Uma página', after: long })
  expect(words?.sentence.length).toBeLessThan(140)
})

test('an item put in above the others changes none of them', () => {
  const value = { type: 'passage', title: { pt: 'Nova', en: 'New' }, text: { pt: 'T', en: 'T' } }
  expect(said(state(page), state(edited({ kind: 'insertItem', path: ['blocks'], at: 0, value })))).toBe(
    'Bloco «Nova» acrescentado',
  )
})

test('an order is one change, whatever has moved', () => {
  expect(said(state(page), state(edited({ kind: 'moveItem', path: [...values, 2], to: 0 })))).toBe(
    'Valores do bloco «Valores», por outra ordem',
  )
})

test('a page, a picture and a comment are told as what they are', () => {
  const before: ContentState = {
    files: new Map([['home.yaml', page]]),
    pictures: new Map([
      ['a.jpg', '1'],
      ['b.jpg', '1'],
    ]),
  }
  const after: ContentState = {
    files: new Map([
      ['home.yaml', `# nota\n${page}`],
      ['nova.yaml', 'path: /nova\n'],
    ]),
    pictures: new Map([
      ['b.jpg', '2'],
      ['c.jpg', '1'],
    ]),
  }
  expect(said(before, after)).toMatchInlineSnapshot(`
    "home.yaml: só comentários ou linhas
    Página «/nova» acrescentada
    Imagem «a.jpg» retirada
    Imagem «b.jpg» trocada
    Imagem «c.jpg» acrescentada"
  `)
})

test('line ends alone are no change', () => {
  expect(said(state(page), state(page.replaceAll('\n', '\r\n')))).toBe('')
})

test('what is left out is as it was, and the rest as it is, with the comments of both', () => {
  const after = edited(
    { kind: 'set', path: ['title', 'pt'], value: 'Bem-vindo' },
    { kind: 'set', path: [...values, 0, 'text', 'pt'], value: 'O primeiro de todos' },
  )
  expect(without(after, 'Bem-vindo')).toBe(page.replace('Primeiro', 'O primeiro de todos'))
  expect(without(after, 'primeiro de todos')).toBe(page.replace('Olá', 'Bem-vindo'))
})

test('an item that was taken away comes back to its place, and a new one is left out', () => {
  const after = edited(
    { kind: 'remove', path: [...values, 1] },
    {
      kind: 'insertItem',
      path: values,
      at: 0,
      value: { title: { pt: 'Zero', en: 'Nought' }, text: { pt: 'O', en: 'O' } },
    },
  )
  expect(titles(without(after, 'Dois'))).toEqual(['Olá', 'Valores', 'Zero', 'Um', 'Dois', 'Três', 'Passagem'])
  expect(titles(without(after, 'Zero'))).toEqual(['Olá', 'Valores', 'Um', 'Três', 'Passagem'])
})

test('a mark that was taken off comes back as a mark, not as a text', () => {
  const after = edited(
    { kind: 'remove', path: ['blocks', 1, 'picture', 'sample'] },
    { kind: 'set', path: ['title', 'en'], value: 'Hi' },
  )
  expect(without(after, 'exemplo')).toBe(page.replace('Hello', 'Hi'))
})

test('a picture that a text left out still shows is not taken away', () => {
  const after = page.replace('sala.jpg', 'outra.jpg').replace('Olá', 'Bem-vindo')
  const [old, now] = [state(page, { 'sala.jpg': '1' }), state(after, { 'outra.jpg': '1' })]
  const left = contentChanges(old, now).filter(({ id }) => id.includes('/picture/'))
  const { pictures } = withoutChanges(old, now, new Set(left.map(({ id }) => id)))
  expect([...pictures.keys()].toSorted()).toEqual(['outra.jpg', 'sala.jpg'])
})

test('whatever is left out, each item is there or not as was chosen, and all left out is the file as it was', () => {
  const site = readFileSync(new URL('../../../tests/site/home.yaml', import.meta.url), 'utf8')
  const blocks = blocksOf(site)
  const step: fc.Arbitrary<Edit> = fc.oneof(
    fc.record({
      kind: fc.constant('moveItem' as const),
      // Three of them may be gone before.
      path: fc.tuple(fc.constant('blocks'), fc.nat(blocks - 4)),
      to: fc.nat(blocks - 4),
    }),
    fc.record({ kind: fc.constant('remove' as const), path: fc.tuple(fc.constant('blocks'), fc.nat(blocks - 6)) }),
    fc.record({
      kind: fc.constant('duplicateItem' as const),
      path: fc.tuple(fc.constant('blocks'), fc.nat(blocks - 6)),
    }),
    fc.record({
      kind: fc.constant('set' as const),
      path: fc.tuple(fc.constant('title'), fc.constantFrom('pt', 'en')),
      value: fc.string({ unit: 'grapheme-ascii', minLength: 1 }),
    }),
  )
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 1, maxLength: 4 }),
      fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
      (edits, choice) => {
        const [old, now] = [state(site), state(applyEdits(site, edits))]
        const left = contentChanges(old, now).filter((_, index) => choice[index])
        const kept = withoutChanges(old, now, new Set(left.map(({ id }) => id))).files.get('home.yaml') ?? ''
        const came = left.filter(({ id }) => id.endsWith('#added')).length
        const went = left.filter(({ id }) => id.endsWith('#removed')).length
        expect(blocksOf(kept)).toBe(blocksOf(now.files.get('home.yaml') ?? '') - came + went)
        const none = withoutChanges(old, now, new Set(contentChanges(old, now).map(({ id }) => id)))
        expect(none).toEqual(old)
      },
    ),
    { numRuns: 30 },
  )
})
