import { expect, test } from 'vitest'
import { applyEdit, applyEdits } from './apply-edit.ts'
import type { Edit, EditError } from './edit.ts'

const page = `# Esta página foi escrita à mão.
path: /

title: { pt: Olá, en: Hello } # o nome
blocks:
  # o princípio
  - type: hero
    text:
      pt: Uma frase.
      en: 'A sentence.'

  - type: passage
    text:
      pt: |
        Um parágrafo.

        Outro.
      en: "One: paragraph."
    list:
      - um
      - dois
`

/** The lines that an edit takes away and puts in. */
function change(edit: Edit, text = page): string {
  const [before, after] = [text.split('\n'), applyEdit(text, edit).split('\n')]
  let same = 0
  while (same < before.length && before[same] === after[same]) same++
  let sameAtEnd = 0
  while (
    sameAtEnd < Math.min(before.length, after.length) - same &&
    before.at(-1 - sameAtEnd) === after.at(-1 - sameAtEnd)
  )
    sameAtEnd++
  const signed = (lines: string[], sign: string): string[] =>
    lines.slice(same, lines.length - sameAtEnd).map((line) => (sign + line).trimEnd())
  return [...signed(before, '-'), ...signed(after, '+')].join('\n')
}

function reasonOf(make: () => unknown): string {
  try {
    make()
  } catch (thrown) {
    return (thrown as EditError).reason
  }
  return 'made'
}

const pt = ['blocks', 0, 'text', 'pt']
const en = ['blocks', 0, 'text', 'en']
const long = ['blocks', 1, 'text', 'pt']

test('a plain text stays plain', () => {
  expect(change({ kind: 'set', path: pt, value: 'Outra, e mais.' })).toMatchInlineSnapshot(`
    "-      pt: Uma frase.
    +      pt: Outra, e mais."
  `)
})

test('a text that YAML would read as something else gets quotes', () => {
  const changes = ['Sala: 3', 'Sala #3', '- um', '@casa', '"Amor" e medo', '10', 'true', ' espaço ', ''].map((value) =>
    change({ kind: 'set', path: pt, value }).split('\n').at(-1),
  )
  expect(changes.join('\n')).toMatchInlineSnapshot(`
    "+      pt: "Sala: 3"
    +      pt: "Sala #3"
    +      pt: "- um"
    +      pt: "@casa"
    +      pt: '"Amor" e medo'
    +      pt: "10"
    +      pt: "true"
    +      pt: " espaço "
    +      pt: """
  `)
})

test('a quoted text keeps its kind of quotes', () => {
  expect(change({ kind: 'set', path: en, value: "It's fine" })).toMatchInlineSnapshot(`
    "-      en: 'A sentence.'
    +      en: 'It''s fine'"
  `)
  expect(change({ kind: 'set', path: ['blocks', 1, 'text', 'en'], value: 'A "word"' })).toMatchInlineSnapshot(`
    "-      en: "One: paragraph."
    +      en: "A \\"word\\"""
  `)
})

test('several paragraphs stand behind a |, one of which is changed', () => {
  expect(change({ kind: 'set', path: long, value: 'Um parágrafo.\n\nUm terceiro.\n' })).toMatchInlineSnapshot(`
    "-        Outro.
    +        Um terceiro."
  `)
})

test('a text that gets several paragraphs gets a |', () => {
  expect(change({ kind: 'set', path: pt, value: 'Uma frase.\n\nOutra.\n' })).toMatchInlineSnapshot(`
    "-      pt: Uma frase.
    +      pt: |
    +        Uma frase.
    +
    +        Outra."
  `)
})

test('brackets stay brackets, and what stands behind them stays', () => {
  expect(change({ kind: 'set', path: ['title', 'pt'], value: 'Olá, mundo' })).toMatchInlineSnapshot(`
    "-title: { pt: Olá, en: Hello } # o nome
    +title: { pt: "Olá, mundo", en: Hello } # o nome"
  `)
})

test('brackets are opened for several paragraphs', () => {
  expect(change({ kind: 'set', path: ['title', 'en'], value: 'One\n\nTwo\n' })).toMatchInlineSnapshot(`
    "-title: { pt: Olá, en: Hello } # o nome
    +title: # o nome
    +  pt: Olá
    +  en: |
    +    One
    +
    +    Two"
  `)
})

test('a number is written bare, and a text that looks like one in quotes', () => {
  const value = { x: 48, code: '404' }
  expect(change({ kind: 'addKey', path: ['blocks', 0], key: 'focus', value })).toMatchInlineSnapshot(
    `"+    focus: { x: 48, code: "404" }"`,
  )
})

test('a key is added where it is wanted', () => {
  expect(change({ kind: 'addKey', path: ['blocks', 0], key: 'anchor', value: 'top', at: 0 })).toMatchInlineSnapshot(`
    "-  - type: hero
    +  - anchor: top
    +    type: hero"
  `)
  expect(change({ kind: 'addKey', path: ['title'], key: 'fr', value: 'Salut', at: 1 })).toMatchInlineSnapshot(`
    "-title: { pt: Olá, en: Hello } # o nome
    +title: { pt: Olá, fr: Salut, en: Hello } # o nome"
  `)
})

test('a new block is set off like its neighbours', () => {
  const value = {
    type: 'values',
    title: { pt: 'Valores', en: 'Values' },
    values: [{ text: { pt: 'Um\n\nDois\n', en: 'x' } }],
  }
  expect(change({ kind: 'insertItem', path: ['blocks'], at: 1, value })).toMatchInlineSnapshot(`
    "+  - type: values
    +    title: { pt: Valores, en: Values }
    +    values:
    +      - text:
    +          pt: |
    +            Um
    +
    +            Dois
    +          en: x
    +"
  `)
})

test('comments right above an item move with it, and the empty lines between the items stay', () => {
  expect(applyEdit(page, { kind: 'moveItem', path: ['blocks', 0], to: 1 })).toMatchInlineSnapshot(`
    "# Esta página foi escrita à mão.
    path: /

    title: { pt: Olá, en: Hello } # o nome
    blocks:
      - type: passage
        text:
          pt: |
            Um parágrafo.

            Outro.
          en: "One: paragraph."
        list:
          - um
          - dois

      # o princípio
      - type: hero
        text:
          pt: Uma frase.
          en: 'A sentence.'
    "
  `)
})

test('a copy stands behind its original', () => {
  expect(change({ kind: 'duplicateItem', path: ['blocks', 0] })).toMatchInlineSnapshot(`
    "+  # o princípio
    +  - type: hero
    +    text:
    +      pt: Uma frase.
    +      en: 'A sentence.'
    +"
  `)
})

test('what is taken away takes its comments and its empty lines with it', () => {
  expect(change({ kind: 'remove', path: ['blocks', 0] })).toMatchInlineSnapshot(`
    "-  # o princípio
    -  - type: hero
    -    text:
    -      pt: Uma frase.
    -      en: 'A sentence.'
    -"
  `)
  expect(change({ kind: 'remove', path: ['blocks', 1, 'list', 0] })).toMatchInlineSnapshot(`"-      - um"`)
  expect(change({ kind: 'remove', path: ['title', 'pt'] })).toMatchInlineSnapshot(`
    "-title: { pt: Olá, en: Hello } # o nome
    +title: { en: Hello } # o nome"
  `)
})

test('the next key goes up to the hyphen when the first one is taken away', () => {
  expect(change({ kind: 'remove', path: ['blocks', 0, 'type'] })).toMatchInlineSnapshot(`
    "-  - type: hero
    -    text:
    +  - text:"
  `)
})

test('the last item leaves an empty list, which takes a first item again', () => {
  const list = ['blocks', 1, 'list']
  const emptied = applyEdits(page, [
    { kind: 'remove', path: [...list, 1] },
    { kind: 'remove', path: [...list, 0] },
  ])
  expect(emptied.endsWith('    list: []\n')).toBe(true)
  expect(change({ kind: 'insertItem', path: list, at: 0, value: 'um' }, emptied)).toMatchInlineSnapshot(`
    "-    list: []
    +    list:
    +      - um"
  `)
})

test('a comment that the file begins with stays there', () => {
  const text = '# cabeça\npath: /\ntitle: x\n'
  expect(applyEdit(text, { kind: 'remove', path: ['path'] })).toBe('# cabeça\ntitle: x\n')
})

test('of a map that is given another value, only what differs is touched', () => {
  const value = { type: 'hero', text: { pt: 'Uma frase.', en: 'Another one.' }, sample: true }
  expect(change({ kind: 'set', path: ['blocks', 0], value })).toMatchInlineSnapshot(`
    "-      en: 'A sentence.'
    +      en: 'Another one.'
    +    sample: true"
  `)
})

test('line ends, a byte order mark and a missing last line break stay', () => {
  const text = '\ufeffpath: /\r\ntitle: x\r\nlist:\r\n  - a'
  expect(applyEdit(text, { kind: 'insertItem', path: ['list'], at: 1, value: 'b' })).toBe(`${text}\r\n  - b`)
  expect(applyEdit('a: 1\r\nb: 2\nc: 3\n', { kind: 'set', path: ['b'], value: 'x' })).toBe('a: 1\r\nb: x\r\nc: 3\n')
})

test('what can not be done is told, by its reason', () => {
  const reasons = (
    [
      ['a: [', { kind: 'set', path: ['a'], value: 'x' }],
      [page, { kind: 'set', path: ['blocks', 7], value: 'x' }],
      [page, { kind: 'insertItem', path: ['title'], at: 0, value: 'x' }],
      [page, { kind: 'addKey', path: ['title'], key: 'pt', value: 'x' }],
      [page, { kind: 'set', path: pt, value: 'a\u200bb' }],
      [page, { kind: 'set', path: pt, value: '\ud800' }],
      ['a: &x b\nc: *x\n', { kind: 'set', path: ['c'], value: 'x' }],
    ] as const
  ).map(([text, edit]) => reasonOf(() => applyEdit(text, edit)))
  expect(reasons.join('\n')).toMatchInlineSnapshot(`
    "unreadable
    noSuchPlace
    wrongKind
    keyExists
    unwritableCharacter
    unwritableCharacter
    unsupported"
  `)
})
