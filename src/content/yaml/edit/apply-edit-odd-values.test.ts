import { expect, test } from 'vitest'
import { changesOf, set } from './testing/edits.ts'

test('a text in any writing gets another', () => {
  const edits = [
    set(['path'], '/nova'),
    set(['title', 'pt'], "d'água"),
    set(['title', 'pt'], ''),
    set(['title', 'en'], 'x\ty'),
    set(['chat', 'chat', 'phone'], 'a, b'),
    set(['chat', 'chat', 'list', 2, 'x'], 3),
    set(['chat', 'chat', 'list', 2, 'x'], 'um'),
    set(['chat', 'chat', 'list', 1], 'c'),
    set(['chat', 'empty'], 'x'),
    set(['empty'], 'x'),
    set(['empty'], ''),
    set(['blocks', 0, 'text'], 'Outra.'),
    set(['blocks', 0, 'text'], ''),
    set(['blocks', 0, 'more'], 'um'),
    set(['blocks', 1, 'plain'], 'a: b'),
    set(['blocks', 1, 'plain'], 'uma'),
    set(['blocks', 1, 'quoted'], 'a "b"'),
    set(['blocks', 2, 'items', 0], 'x'),
    set(['blocks', 3, 1, 1, 'd'], 'f'),
    set(['blocks', 3, 1, 0], 'x'),
    set(['blocks', 3, 2], 'x'),
    set(['same', 2, 'four'], 5),
    set(['same', 2, 'four'], 'quatro'),
    set(['same', 2, 'four'], '5'),
    set(['same', 2, 'three'], 3),
    set(['last'], 'mesmo'),
    set(['path'], 'a --- b...'),
    set(['path'], '--- b'),
    set(['path'], '-1'),
    set(['path'], '-x'),
  ]
  expect(changesOf(edits)).toMatchInlineSnapshot(`
    "-path: /outra
    +path: /nova

    -"title": { pt: 'Às ''vezes''', "en": "Some\\ttimes" }   # as duas línguas
    +"title": { pt: 'd''água', "en": "Some\\ttimes" }   # as duas línguas

    -"title": { pt: 'Às ''vezes''', "en": "Some\\ttimes" }   # as duas línguas
    +"title": { pt: '', "en": "Some\\ttimes" }   # as duas línguas

    -"title": { pt: 'Às ''vezes''', "en": "Some\\ttimes" }   # as duas línguas
    +"title": { pt: 'Às ''vezes''', "en": "x\\ty" }   # as duas línguas

    -chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }] }, empty: }
    +chat: { chat: { phone: "a, b", list: [a, "b, c", { x: 1, y: 2 }] }, empty: }

    -chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }] }, empty: }
    +chat: { chat: { phone: therapy, list: [a, "b, c", { x: 3, y: 2 }] }, empty: }

    -chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }] }, empty: }
    +chat: { chat: { phone: therapy, list: [a, "b, c", { x: um, y: 2 }] }, empty: }

    -chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }] }, empty: }
    +chat: { chat: { phone: therapy, list: [a, "c", { x: 1, y: 2 }] }, empty: }

    -chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }] }, empty: }
    +chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }] }, empty: x}

    -empty:
    +empty: x

    nothing

    -      Uma frase que
    -      continua aqui.
    -
    -      E outra.
    +      Outra.

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
    +      um

    -    plain: uma frase
    -      em duas linhas
    +    plain: "a: b"

    -    plain: uma frase
    -      em duas linhas
    +    plain: uma

    -    quoted: "outra
    -      em duas linhas"
    +    quoted: "a \\"b\\""

    -  - {type: third, items: [one,two , three,]}
    +  - {type: third, items: [x,two , three,]}

    -        d: e
    +        d: f

    -    - - a
    +    - - x

    -      fim
    +      x

    -  four: 4
    +  four: 5

    -  four: 4
    +  four: quatro

    -  four: 4
    +  four: 5

    nothing

    -last: "fim" # mesmo
    +last: "mesmo" # mesmo

    -path: /outra
    +path: a --- b...

    -path: /outra
    +path: "--- b"

    -path: /outra
    +path: "-1"

    -path: /outra
    +path: "-x""
  `)
})

test('a text of several lines is written below its key, in the way that it was written before', () => {
  const edits = [
    set(['title', 'en'], 'One\nTwo'),
    set(['chat', 'empty'], 'a\nb'),
    set(['empty'], 'a\n\nb\n'),
    set(['blocks', 0, 'text'], 'Um\nDois'),
    set(['blocks', 0, 'text'], 'Um\n\n\nDois\n'),
    set(['blocks', 0, 'text'], ' a'),
    set(['blocks', 0, 'text'], 'a \nb'),
    set(['blocks', 0, 'text'], 'a\n b'),
    set(['blocks', 0, 'text'], 'a\n\n'),
    set(['blocks', 0, 'more'], '  um\ndois\n'),
    set(['blocks', 0, 'more'], '\n um'),
    set(['blocks', 0, 'more'], 'um\n\n'),
    set(['blocks', 0, 'more'], '\tx\ny'),
    set(['blocks', 0, 'more'], 'x\n \ny'),
    set(['blocks', 1, 'quoted'], 'a\n# b'),
    set(['blocks', 2, 'items', 0], 'a\nb'),
    set(['blocks', 3, 2], 'princípio\nfim'),
    set(['blocks', 3, 0], 'a\nb\n'),
    set(['last'], 'a\nb'),
  ]
  expect(changesOf(edits)).toMatchInlineSnapshot(`
    "-"title": { pt: 'Às ''vezes''', "en": "Some\\ttimes" }   # as duas línguas
    +"title":   # as duas línguas
    +  pt: 'Às ''vezes'''
    +  "en": |-
    +    One
    +    Two

    -chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }] }, empty: }
    +chat:
    +  chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }] }
    +  empty: |-
    +    a
    +    b

    -empty:
    +empty: |
    +  a
    +
    +  b

    -      Uma frase que
    -      continua aqui.
    -
    -      E outra.
    +      Um
    +
    +      Dois

    -    text: >-
    -      Uma frase que
    -      continua aqui.
    -
    -      E outra.
    +    text: >
    +      Um
    +
    +
    +
    +      Dois

    -    text: >-
    -      Uma frase que
    -      continua aqui.
    -
    -      E outra.
    +    text: |2-
    +       a

    -    text: >-
    -      Uma frase que
    -      continua aqui.
    -
    -      E outra.
    +    text: |-
    +      a
    +      b

    -    text: >-
    -      Uma frase que
    -      continua aqui.
    -
    -      E outra.
    +    text: |-
    +      a
    +       b

    -    text: >-
    -      Uma frase que
    -      continua aqui.
    -
    -      E outra.
    +    text: "a\\n\\n"

    -        à direita
    -
    -      à esquerda
    +        um
    +      dois

    -    more: |2
    -        à direita
    -
    -      à esquerda
    +    more: |2-
    +
    +       um

    -    more: |2
    -        à direita
    -
    -      à esquerda
    +    more: "um\\n\\n"

    -    more: |2
    -        à direita
    -
    -      à esquerda
    +    more: "\\tx\\ny"

    -    more: |2
    -        à direita
    -
    -      à esquerda
    +    more: |-
    +      x
    +
    +      y

    -    quoted: "outra
    -      em duas linhas"
    +    quoted: |-
    +      a
    +      # b

    -  - {type: third, items: [one,two , three,]}
    +  - type: third
    +    items:
    +      - |-
    +        a
    +        b
    +      - two
    +      - three

    +      princípio

    -    - nested
    +    - |
    +      a
    +      b

    -last: "fim" # mesmo
    +last: |- # mesmo
    +  a
    +  b"
  `)
})

test('what becomes another kind of value is written anew, and nothing else', () => {
  const edits = [
    set(['title'], 'Olá'),
    set(['title'], []),
    set(['title'], { pt: 'a', en: 'b', fr: 'c' }),
    set(['chat', 'chat', 'list'], ['a']),
    set(['chat', 'empty'], ['x']),
    set(['chat', 'chat', 'list', 0], { x: 1 }),
    set(['empty'], [1]),
    set(['none'], ['a', 'b']),
    set(['nothing'], { a: 'b' }),
    set(['none'], 'x'),
    set(['blocks', 0, 'more'], ['a']),
    set(['blocks', 1], 'x'),
    set(['blocks', 2, 'items'], ['one', '2']),
    set(['blocks', 3], []),
    set(['last'], ['a', 'b']),
    set(['last'], { pt: 'a', en: 'b' }),
  ]
  expect(changesOf(edits)).toMatchInlineSnapshot(`
    "-"title": { pt: 'Às ''vezes''', "en": "Some\\ttimes" }   # as duas línguas
    +"title": Olá

    -"title": { pt: 'Às ''vezes''', "en": "Some\\ttimes" }   # as duas línguas
    +"title": []   # as duas línguas

    -"title": { pt: 'Às ''vezes''', "en": "Some\\ttimes" }   # as duas línguas
    +"title": { pt: 'a', "en": "b", fr: c }   # as duas línguas

    -chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }] }, empty: }
    +chat: { chat: { phone: therapy, list: [a] }, empty: }

    -chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }] }, empty: }
    +chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }] }, empty:  [x]}

    -chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }] }, empty: }
    +chat: { chat: { phone: therapy, list: [{ x: 1 }, "b, c", { x: 1, y: 2 }] }, empty: }

    +  - 1

    -none: []
    +none:
    +  - a
    +  - b

    -nothing: {}
    +nothing:
    +  a: b

    -none: []
    +none: x

    -    more: |2
    -        à direita
    -
    -      à esquerda
    +    more:
    +      - a

    -  - # só um hífen
    -    type: other
    -    plain: uma frase
    -      em duas linhas
    -    quoted: "outra
    -      em duas linhas"
    +  - x

    -  - {type: third, items: [one,two , three,]}
    +  - {type: third, items: [one,"2",]}

    -  -
    -    - nested
    -    - - a
    -      - b: c
    -        d: e
    -    # do último
    -    - |-
    -      fim
    +  - []

    -last: "fim" # mesmo
    +last: # mesmo
    +  - a
    +  - b

    -last: "fim" # mesmo
    +last: { pt: a, en: b } # mesmo"
  `)
})
