import { expect, test } from 'vitest'
import { applyEdit, applyEdits } from './apply-edit.ts'
import { add, handWrittenPage, linesChangedBy } from './testing/edits.ts'

test('a key is added in the requested place', () => {
  expect(linesChangedBy({ kind: 'addKey', path: ['blocks', 0], key: 'anchor', value: 'top', at: 0 }))
    .toMatchInlineSnapshot(`
    "-  - type: hero
    +  - anchor: top
    +    type: hero"
  `)
  expect(linesChangedBy({ kind: 'addKey', path: ['title'], key: 'fr', value: 'Salut', at: 1 })).toMatchInlineSnapshot(`
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
  expect(linesChangedBy({ kind: 'insertItem', path: ['blocks'], at: 1, value })).toMatchInlineSnapshot(`
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

test('comments directly above an item move with it, and the empty lines between the items stay', () => {
  expect(applyEdit(handWrittenPage, { kind: 'moveItem', path: ['blocks', 0], to: 1 })).toMatchInlineSnapshot(`
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

test('a copy comes after its original', () => {
  expect(linesChangedBy({ kind: 'duplicateItem', path: ['blocks', 0] })).toMatchInlineSnapshot(`
    "+  # o princípio
    +  - type: hero
    +    text:
    +      pt: Uma frase.
    +      en: 'A sentence.'
    +"
  `)
})

test('what is removed takes its comments and its empty lines with it', () => {
  expect(linesChangedBy({ kind: 'remove', path: ['blocks', 0] })).toMatchInlineSnapshot(`
    "-  # o princípio
    -  - type: hero
    -    text:
    -      pt: Uma frase.
    -      en: 'A sentence.'
    -"
  `)
  expect(linesChangedBy({ kind: 'remove', path: ['blocks', 1, 'list', 0] })).toMatchInlineSnapshot(`"-      - um"`)
  expect(linesChangedBy({ kind: 'remove', path: ['title', 'pt'] })).toMatchInlineSnapshot(`
    "-title: { pt: Olá, en: Hello } # o nome
    +title: { en: Hello } # o nome"
  `)
})

test('the next key moves up to the hyphen when the first one is removed', () => {
  expect(linesChangedBy({ kind: 'remove', path: ['blocks', 0, 'type'] })).toMatchInlineSnapshot(`
    "-  - type: hero
    -    text:
    +  - text:"
  `)
})

test('removing the last item leaves an empty list, to which an item can be added again', () => {
  const list = ['blocks', 1, 'list']
  const emptied = applyEdits(handWrittenPage, [
    { kind: 'remove', path: [...list, 1] },
    { kind: 'remove', path: [...list, 0] },
  ])
  expect(emptied.endsWith('    list: []\n')).toBe(true)
  expect(linesChangedBy({ kind: 'insertItem', path: list, at: 0, value: 'um' }, emptied)).toMatchInlineSnapshot(`
    "-    list: []
    +    list:
    +      - um"
  `)
})

test('a comment at the beginning of the file stays there', () => {
  const text = '# cabeça\npath: /\ntitle: x\n'
  expect(applyEdit(text, { kind: 'remove', path: ['path'] })).toBe('# cabeça\ntitle: x\n')
})

test('when a map gets another value, only what differs is changed', () => {
  const value = { type: 'hero', text: { pt: 'Uma frase.', en: 'Another one.' }, sample: true }
  expect(linesChangedBy({ kind: 'set', path: ['blocks', 0], value })).toMatchInlineSnapshot(`
    "-      en: 'A sentence.'
    +      en: 'Another one.'
    +    sample: true"
  `)
})

test('what is added at the end of a file stands before the mark of its end', () => {
  expect(applyEdit('a: b\n...\n', add([], 'c', 'd'))).toBe('a: b\nc: d\n...\n')
})
