import { expect, test } from 'vitest'
import { add, changesOf, insert, set, takeAway } from './testing/edits.ts'

test('what is taken away takes its own comments with it, and no others', () => {
  const edits = [
    takeAway('title', 'pt'),
    takeAway('chat', 'chat', 'list', 2, 'y'),
    takeAway('blocks', 0),
    takeAway('blocks', 1, 'type'),
    takeAway('blocks', 2, 'items', 2),
    takeAway('same', 1),
    takeAway('same', 2, 'three'),
    takeAway('last'),
  ]
  expect(changesOf(edits)).toMatchInlineSnapshot(`
    "-"title": { pt: 'Às ''vezes''', "en": "Some\\ttimes" }   # as duas línguas
    +"title": { "en": "Some\\ttimes" }   # as duas línguas

    -chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }] }, empty: }
    +chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1 }] }, empty: }

    -  # o primeiro
    -  # de todos
    -  - type: hero
    -    # dentro
    -    text: >-
    -      Uma frase que
    -      continua aqui.
    -
    -      E outra.
    -    more: |2
    -        à direita
    -
    -      à esquerda
    -
    -    # ao fim do bloco
    -
    -

    -    type: other

    -  - {type: third, items: [one,two , three,]}
    +  - {type: third, items: [one,two,]}

    -# de two
    -- two

    -- three: 3
    -  four: 4
    +- four: 4

    -last: "fim" # mesmo"
  `)
})

test('what is added is written as plainly as it can be, in its place', () => {
  const edits = [
    insert(['blocks'], 0, { type: 'a' }),
    insert(['same'], 1, ['a', 'b']),
    insert(['none'], 0, { a: 'b' }),
    insert(['chat', 'chat', 'list'], 0, 'x, y'),
    add([], 'new', ['a', ['b', 'c']], 1),
    add(['title'], 'fr', 'S', 0),
    add(['nothing'], 'a', 'um\n\ndois\n'),
    add(['same', 2], 'null', 'x'),
    add([], 'x', { pt: 'a'.repeat(44), en: 'b'.repeat(39) }),
    add([], 'x', { pt: 'a'.repeat(44), en: 'b'.repeat(40) }),
    add([], 'x', { pt: 'a\nb', en: 'c' }),
  ]
  expect(changesOf(edits)).toMatchInlineSnapshot(`
    "+  - type: a
    +
    +

    +- - a
    +  - b

    -none: []
    +none:
    +  - a: b

    -chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }] }, empty: }
    +chat: { chat: { phone: therapy, list: ["x, y", a, "b, c", { x: 1, y: 2 }] }, empty: }

    +new:
    +  - a
    +  - - b
    +    - c

    -"title": { pt: 'Às ''vezes''', "en": "Some\\ttimes" }   # as duas línguas
    +"title": { fr: S, pt: 'Às ''vezes''', "en": "Some\\ttimes" }   # as duas línguas

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
    +  en: bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb

    +x:
    +  pt: |-
    +    a
    +    b
    +  en: c"
  `)
})

test('what is in brackets is written below its key for a text of several lines, and else stays in them', () => {
  const text = 'l: [a, b] # nota\nm:\n  - [a, { b: c }]\n  - { a: x, b: y }\no: { a: x,\n  b: y }\n'
  const edits = [
    set(['l', 0], 'a\nb'),
    set(['m', 0, 1, 'b'], 'x\ny'),
    set(['m', 1, 'b'], 'x\ny'),
    set(['o', 'a'], 'x\ny'),
    takeAway('o', 'a'),
    takeAway('l', 0),
  ]
  expect(changesOf(edits, text)).toMatchInlineSnapshot(`
    "-l: [a, b] # nota
    +l: # nota
    +  - |-
    +    a
    +    b
    +  - b

    -  - [a, { b: c }]
    +  -
    +    - a
    +    - b: |-
    +        x
    +        y

    -  - { a: x, b: y }
    +  - a: x
    +    b: |-
    +      x
    +      y

    -o: { a: x,
    +o: { a: "x\\ny",

    -o: { a: x,
    -  b: y }
    +o: { b: y }

    -l: [a, b] # nota
    +l: [b] # nota"
  `)
})

test('a text in any writing gets another', () => {
  const edits = [
    set(['title', 'pt'], "d'água"),
    set(['chat', 'chat', 'phone'], 'a, b'),
    set(['chat', 'chat', 'list', 2, 'x'], 3),
    set(['empty'], 'x'),
    set(['blocks', 0, 'text'], ''),
    set(['blocks', 0, 'more'], 'um'),
    set(['blocks', 1, 'plain'], 'a: b'),
    set(['blocks', 1, 'quoted'], 'a "b"'),
    set(['same', 2, 'four'], '5'),
    set(['last'], 'mesmo'),
    set(['path'], '--- b'),
    set(['path'], '-1'),
  ]
  expect(changesOf(edits)).toMatchInlineSnapshot(`
    "-"title": { pt: 'Às ''vezes''', "en": "Some\\ttimes" }   # as duas línguas
    +"title": { pt: 'd''água', "en": "Some\\ttimes" }   # as duas línguas

    -chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }] }, empty: }
    +chat: { chat: { phone: "a, b", list: [a, "b, c", { x: 1, y: 2 }] }, empty: }

    -chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }] }, empty: }
    +chat: { chat: { phone: therapy, list: [a, "b, c", { x: 3, y: 2 }] }, empty: }

    -empty:
    +empty: x

    -    text: >-
    -      Uma frase que
    -      continua aqui.
    -
    -      E outra.
    +    text: ""

    -    more: |2
    -        à direita
    -
    -      à esquerda
    +    more: |-
    +        um

    -    plain: uma frase
    -      em duas linhas
    +    plain: "a: b"

    -    quoted: "outra
    -      em duas linhas"
    +    quoted: "a \\"b\\""

    -  four: 4
    +  four: 5

    -last: "fim" # mesmo
    +last: "mesmo" # mesmo

    -path: /outra
    +path: "--- b"

    -path: /outra
    +path: "-1""
  `)
})
