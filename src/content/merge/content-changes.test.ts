import { expect, test } from 'vitest'
import { changeWords } from './change-words.ts'
import { contentChanges, type ContentState } from './content-changes.ts'
import { edited, pageBefore, state, values } from './testing/edited-page.ts'

const said = (before: ContentState, after: ContentState, lang: 'pt' | 'en' = 'pt'): string =>
  contentChanges(before, after)
    .map((change) => changeWords(change, lang).sentence)
    .join('\n')

test('a sample that may stay is described like one that is a sample no more', () => {
  const after = edited({ kind: 'set', path: ['blocks', 1, 'picture', 'sample'], value: false })
  expect(said(state(pageBefore), state(after))).toBe('Imagem do bloco «Passagem»: deixa de ser exemplo')
})

test("changes are described in the owner's terms, in both languages", () => {
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
  expect(said(state(pageBefore), state(after))).toMatchInlineSnapshot(`
    "Título da página inicial, português: era «Olá», agora é «Bem-vindo»
    Valor «Zero» acrescentado
    Texto do valor «Dois», inglês: era «Second», agora é «The second one»
    Valor «Três» retirado
    Imagem do bloco «Passagem»: deixa de ser exemplo"
  `)
  expect(said(state(pageBefore), state(after), 'en')).toMatchInlineSnapshot(`
    "Title of the home page, Portuguese: was “Olá”, now “Bem-vindo”
    Value “Nought” added
    Text of the value “Two”, English: was “Second”, now “The second one”
    Value “Three” removed
    Picture of the block “Passage”: no longer a sample"
  `)
})

test('the full text is given beside its short sentence', () => {
  const long = 'Uma frase que não acaba, '.repeat(10).trim()
  const [change] = contentChanges(
    state(pageBefore),
    state(edited({ kind: 'set', path: ['description', 'pt'], value: long })),
  )
  const words = change && changeWords(change, 'pt')
  expect(words?.texts).toEqual({ before: 'Uma página', after: long })
  expect(words?.sentence.length).toBeLessThan(140)
})

test('for long texts the sentence shows where they differ', () => {
  const description = { kind: 'set', path: ['description', 'pt'] } as const
  const sentence = 'Uma frase que ambas têm, tão comprida que ninguém a lê até ao fim, e que acaba '
  const before = edited({ ...description, value: `${sentence}bem` })
  const after = edited({ ...description, value: `${sentence}mal` })
  expect(said(state(before), state(after))).toBe(
    'Descrição da página inicial, português: era «…ao fim, e que acaba bem», agora é «…ao fim, e que acaba mal»',
  )
})

test('a field that was removed or added is described by its name', () => {
  const without = edited({ kind: 'remove', path: ['title', 'en'] })
  expect(said(state(pageBefore), state(without))).toBe('Título da página inicial, inglês: deixa de existir')
  expect(said(state(without), state(pageBefore))).toBe('Título da página inicial, inglês: agora é «Hello»')
  expect(said(state(without), state(pageBefore), 'en')).toBe('Title of the home page, English: now “Hello”')
})

test('an item added above the others changes none of them', () => {
  const value = { type: 'passage', title: { pt: 'Nova', en: 'New' }, text: { pt: 'T', en: 'T' } }
  expect(said(state(pageBefore), state(edited({ kind: 'insertItem', path: ['blocks'], at: 0, value })))).toBe(
    'Bloco «Nova» acrescentado',
  )
})

test('a new order is one change, however many items have moved', () => {
  expect(said(state(pageBefore), state(edited({ kind: 'moveItem', path: [...values, 2], to: 0 })))).toBe(
    'Valores do bloco «Valores», por outra ordem',
  )
})

test('pages, pictures and comments are described as such', () => {
  const before: ContentState = {
    files: new Map([
      ['home.yaml', pageBefore],
      ['velha.yaml', 'path: /velha\n'],
    ]),
    pictures: new Map([
      ['a.jpg', '1'],
      ['b.jpg', '1'],
    ]),
  }
  const after: ContentState = {
    files: new Map([
      ['home.yaml', `# nota\n${pageBefore}`],
      ['nova.yaml', 'path: /nova\n'],
      ['partida.yaml', 'path: ['],
    ]),
    pictures: new Map([
      ['b.jpg', '2'],
      ['c.jpg', '1'],
    ]),
  }
  expect(said(before, after)).toMatchInlineSnapshot(`
    "home.yaml: só comentários ou linhas
    Página «/nova» acrescentada
    Página «partida.yaml» acrescentada
    Página «/velha» retirada
    Imagem «a.jpg» retirada
    Imagem «b.jpg» trocada
    Imagem «c.jpg» acrescentada"
  `)
})

test('a file that cannot be read is reported as changed, without details', () => {
  expect(said(state(pageBefore), state(`${pageBefore}]`))).toBe('home.yaml: só comentários ou linhas')
  expect(said(state(`${pageBefore}]`), state(pageBefore))).toBe('home.yaml: só comentários ou linhas')
})

test('line endings alone are not a change', () => {
  expect(said(state(pageBefore), state(pageBefore.replaceAll('\n', '\r\n')))).toBe('')
})
