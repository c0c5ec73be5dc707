import { expect, test } from 'vitest'
import { applyEdit } from './apply-edit.ts'
import { changesOf, handWrittenPage, linesChangedBy } from './testing/edits.ts'

const pt = ['blocks', 0, 'text', 'pt']
const long = ['blocks', 1, 'text', 'pt']

test('a plain text stays plain', () => {
  expect(linesChangedBy({ kind: 'set', path: pt, value: 'Outra, e mais.' })).toMatchInlineSnapshot(`
    "-      pt: Uma frase.
    +      pt: Outra, e mais."
  `)
})

test('a text that YAML would read as something else gets quotes', () => {
  const changes = ['Sala: 3', 'Sala #3', '- um', '@casa', '"Amor" e medo', '10', 'true', ' espaço ', ''].map((value) =>
    linesChangedBy({ kind: 'set', path: pt, value }).split('\n').at(-1),
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

test('one of several paragraphs after a | is changed', () => {
  expect(linesChangedBy({ kind: 'set', path: long, value: 'Um parágrafo.\n\nUm terceiro.\n' })).toMatchInlineSnapshot(`
    "-        Outro.
    +        Um terceiro."
  `)
})

test('a text that gets several paragraphs gets a |', () => {
  expect(linesChangedBy({ kind: 'set', path: pt, value: 'Uma frase.\n\nOutra.\n' })).toMatchInlineSnapshot(`
    "-      pt: Uma frase.
    +      pt: |
    +        Uma frase.
    +
    +        Outra."
  `)
})

test('brackets stay brackets, and what follows them stays', () => {
  expect(linesChangedBy({ kind: 'set', path: ['title', 'pt'], value: 'Olá, mundo' })).toMatchInlineSnapshot(`
    "-title: { pt: Olá, en: Hello } # o nome
    +title: { pt: "Olá, mundo", en: Hello } # o nome"
  `)
})

test('what becomes another kind of value keeps the comment after it', () => {
  const text = 'title: { pt: Olá, en: Hello } # nas duas línguas: $&\nplain: Uma frase # minha\n'
  const other = applyEdit(text, { kind: 'set', path: ['title'], value: ['um', 'dois'] })
  expect(applyEdit(other, { kind: 'set', path: ['plain'], value: { pt: 'Olá', en: 'Hello' } }))
    .toBe(`title: # nas duas línguas: $&
  - um
  - dois
plain: { pt: Olá, en: Hello } # minha
`)
})

test('a number is written without quotes, and a text that looks like one with quotes', () => {
  const value = { x: 48, code: '404', from: '10:00' }
  expect(linesChangedBy({ kind: 'addKey', path: ['blocks', 0], key: 'focus', value })).toMatchInlineSnapshot(
    `"+    focus: { x: 48, code: "404", from: "10:00" }"`,
  )
})

test('line endings, a byte order mark and a missing final newline stay', () => {
  const text = '\ufeffpath: /\r\ntitle: x\r\nlist:\r\n  - a'
  expect(applyEdit(text, { kind: 'insertItem', path: ['list'], at: 1, value: 'b' })).toBe(`${text}\r\n  - b`)
  expect(applyEdit('a: 1\rb: 2\r', { kind: 'set', path: ['b'], value: 'x' })).toBe('a: 1\rb: x\r')
  const mixed = 'a: 1\nb: 2\r\nc: 3\nd: 4\r'
  expect(applyEdit(mixed, { kind: 'set', path: ['b'], value: 'x' })).toBe(mixed.replace('2', 'x'))
  expect(applyEdit(mixed, { kind: 'remove', path: ['c'] })).toBe(mixed.replace('c: 3\n', ''))
})

test('an edit that is impossible is refused, and says what it could not find', () => {
  const reasons = (
    [
      ['a: [', { kind: 'set', path: ['a'], value: 'x' }],
      ['%YAML 1.2\n---\na: b\n', { kind: 'set', path: ['a'], value: 'x' }],
      [`a: ${'['.repeat(99)}${']'.repeat(99)}\n`, { kind: 'set', path: ['a'], value: 'x' }],
      [handWrittenPage, { kind: 'set', path: ['blocks', 7], value: 'x' }],
      [handWrittenPage, { kind: 'insertItem', path: ['title'], at: 0, value: 'x' }],
      [handWrittenPage, { kind: 'addKey', path: ['title'], key: 'pt', value: 'x' }],
      [handWrittenPage, { kind: 'set', path: pt, value: 'a\u200bb' }],
      ['a: &x b\nc: *x\n', { kind: 'set', path: ['c'], value: 'x' }],
      ['# nada\n', { kind: 'addKey', path: [], key: 'a', value: 'x' }],
      ['a: b\n', { kind: 'remove', path: ['a'] }],
      ['a: b\n', { kind: 'remove', path: [] }],
      ['a: b\n', { kind: 'set', path: [], value: 'x' }],
      ['a: [x, # z\n  y]\n', { kind: 'remove', path: ['a', 0] }],
      [handWrittenPage, { kind: 'set', path: ['title', 'fr'], value: 'x' }],
      [handWrittenPage, { kind: 'insertItem', path: ['blocks', 1, 'list'], at: 3, value: 'x' }],
      [handWrittenPage, { kind: 'moveItem', path: ['blocks', 0], to: 2 }],
      [handWrittenPage, { kind: 'duplicateItem', path: ['title', 'pt'] }],
      [handWrittenPage, { kind: 'addKey', path: ['path'], key: 'x', value: 'x' }],
    ] as const
  ).map(([text, edit]) => changesOf([edit], text))
  expect(reasons.join('\n').replace('\u200b', '·')).toMatchInlineSnapshot(`
    "The text is no YAML that the project reads.
    The text is no YAML that the project reads.
    The text is no YAML that the project reads.
    There is nothing at blocks/7.
    There is no list at title.
    There is a pt already.
    No file may have this text: "a·b"
    What is at c is no text, no list and no map.
    The file is empty or is neither a list nor a map in lines.
    The last key of a file can not be taken away.
    The file as a whole is no member of anything.
    The file as a whole can not become something else.
    A comment within brackets belongs to no entry for certain.
    There is nothing at title/fr.
    There is no place 3 in blocks/1/list.
    There is no place 2 in the list blocks/0.
    title/pt is no item of a list.
    There is no map at path."
  `)
})
