import { expect, test } from 'vitest'
import { add, changesOf, insert, set, takeAway } from './testing/edits.ts'

test('what is added is written as plainly as it can be, in its place', () => {
  const edits = [
    insert(['same'], 1, ['a', 'b']),
    insert(['none'], 0, { a: 'b' }),
    add([], 'new', ['a', ['b', 'c']], 1),
    add(['nothing'], 'a', 'um\n\ndois\n'),
    add(['same', 2], 'null', 'x'),
    add([], 'x', { pt: 'a'.repeat(44), en: 'b'.repeat(39) }),
    add([], 'x', { pt: 'a'.repeat(44), en: 'b'.repeat(40) }),
  ]
  expect(changesOf(edits)).toMatchInlineSnapshot(`
    "+- - a
    +  - b

    -none: []
    +none:
    +  - a: b

    +new:
    +  - a
    +  - - b
    +    - c

    -nothing: {}
    +nothing:
    +  a: |
    +    um
    +
    +    dois

    +  "null": x

    +x: { pt: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa, en: bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb }

    +x:
    +  pt: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    +  en: bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"
  `)
})

test('what is in brackets is written below its key for a text of several lines, and else stays in them', () => {
  const text = 'l: [a, b] # nota\nm:\n  - [a, { b: c }]\n  # do segundo\n  - { a: x, b: y }\no: { a: x,\n  b: y }\n'
  const edits = [
    set(['l', 0], 'a\nb'),
    set(['m', 1, 'b'], 'x\ny'),
    set(['o', 'a'], 'x\ny'),
    takeAway('o', 'a'),
    set(['l'], ['x', 'y']),
  ]
  expect(changesOf(edits, text)).toMatchInlineSnapshot(`
    "-l: [a, b] # nota
    +l: # nota
    +  - |-
    +    a
    +    b
    +  - b

    -  - { a: x, b: y }
    +  - a: x
    +    b: |-
    +      x
    +      y

    -o: { a: x,
    -  b: y }
    +o:
    +  a: |-
    +    x
    +    y
    +  b: y

    -o: { a: x,
    -  b: y }
    +o: { b: y }

    -l: [a, b] # nota
    +l: [x, y] # nota"
  `)
})

test('a text that gets another keeps the comments beside it and below it', () => {
  const text = 'a: x # um\n  # dois\nb: | # três\n  Olá\nc:\n  e # quatro\nd: # cinco\n'
  const edits = [set(['a'], 'novo'), set(['a'], 'um\n\ndois\n'), set(['b'], 'Olé\n'), set(['c'], 'x'), set(['d'], 'x')]
  expect(changesOf(edits, text)).toMatchInlineSnapshot(`
    "-a: x # um
    +a: novo # um

    -a: x # um
    +a: "um\\n\\ndois\\n" # um

    -  Olá
    +  Olé

    -c:
    -  e # quatro
    +c: x # quatro

    -d: # cinco
    +d: x # cinco"
  `)
})

test('a text in any writing gets another', () => {
  const edits = [
    set(['title', 'pt'], "d'água"),
    set(['blocks', 0, 'more'], 'um'),
    set(['blocks', 1, 'plain'], 'a: b'),
    set(['blocks', 1, 'quoted'], 'a "b"'),
    set(['last'], 'mesmo'),
    set(['path'], '--- b'),
  ]
  expect(changesOf(edits)).toMatchInlineSnapshot(`
    "-"title": { pt: 'Às ''vezes''', "en": "Some\\ttimes" }   # as duas línguas
    +"title": { pt: 'd''água', "en": "Some\\ttimes" }   # as duas línguas

    -    more: |2
    -        à direita
    -
    -      à esquerda
    +    more: |-
    +      um

    -    plain: uma frase
    -      em duas linhas
    +    plain: "a: b"

    -    quoted: "outra
    -      em duas linhas"
    +    quoted: "a \\"b\\""

    -last: "fim" # mesmo
    +last: "mesmo" # mesmo

    -path: /outra
    +path: --- b"
  `)
})
