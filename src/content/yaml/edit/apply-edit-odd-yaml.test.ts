import { expect, test } from 'vitest'
import { add, changesOf, copy, insert, move, set, takeAway } from './testing/edits.ts'

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

test('what is moved or copied keeps its own comments, and the empty lines stay', () => {
  const edits = [
    move(['blocks', 1], 2),
    move(['same', 2], 0),
    move(['chat', 'chat', 'list', 2], 1),
    move(['blocks', 3, 1, 1], 0),
    copy('blocks', 2),
    copy('same', 2),
    copy('blocks', 2, 'items', 1),
  ]
  expect(changesOf(edits)).toMatchInlineSnapshot(`
    "-  - # só um hífen
    -    type: other
    -    plain: uma frase
    -      em duas linhas
    -    quoted: "outra
    -      em duas linhas"
    -  # não é de ninguém
    -
    -  # do terceiro
    -  - {type: third, items: [one,two , three,]}
    +  # do terceiro
    +  - {type: third, items: [one,two , three,]}
    +  # não é de ninguém
    +
    +  - # só um hífen
    +    type: other
    +    plain: uma frase
    +      em duas linhas
    +    quoted: "outra
    +      em duas linhas"

    -- one
    -# de two
    -- two
    -
    -- three: 3
    -  four: 4
    +- three: 3
    +  four: 4
    +- one
    +
    +# de two
    +- two

    -chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }] }, empty: }
    +chat: { chat: { phone: therapy, list: [a, { x: 1, y: 2 }, "b, c"] }, empty: }

    -    - - a
    -      - b: c
    -        d: e
    +    - - b: c
    +        d: e
    +      - a

    +  # do terceiro
    +  - {type: third, items: [one,two , three,]}

    +
    +- three: 3
    +  four: 4

    -  - {type: third, items: [one,two , three,]}
    +  - {type: third, items: [one,two , two, three,]}"
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

test('the empty lines after a text that keeps them are its own', () => {
  const text = 'kept: |+\n  um\n\nafter: y\nlist:\n  - a: x\n\n  - >+\n    c\n\nlast: z\n'
  const edits = [
    set(['kept'], 'dois'),
    takeAway('kept'),
    takeAway('list', 1),
    insert(['list'], 2, 'x'),
    move(['list', 1], 0),
  ]
  expect(changesOf(edits, text)).toMatchInlineSnapshot(`
    "-kept: |+
    -  um
    -
    +kept: |-
    +  dois

    -kept: |+
    -  um
    -

    -
    -  - >+
    -    c
    -

    unsupported: The empty lines after a text with |+ belong to it: nothing can be inserted or removed there.

    unsupported: The empty lines after a text with |+ belong to it: nothing can be inserted or removed there."
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

test('what holds nothing, or only one thing, can be filled and emptied', () => {
  const text = 'l:\n  -\n  - x\nm: { a: , b }\nx:\n  # nota\n  - a\nz:\n  w: # nota\n    - a\nv: >\n  um\n'
  const edits = [
    set(['l', 0], 'x'),
    set(['m', 'a'], 'x'),
    set(['m', 'b'], 'x'),
    takeAway('x', 0),
    takeAway('z', 'w'),
    set(['z', 'w'], { pt: 'a', en: 'b' }),
    set(['v'], 'a\nb'),
    insert(['x'], 0, 'b'),
  ]
  expect(changesOf(edits, text)).toMatchInlineSnapshot(`
    "-  -
    +  - x

    -m: { a: , b }
    +m: { a: x, b }

    unsupported: What is at m/b is no text, no list and no map.

    -x:
    -  # nota
    -  - a
    +x: []

    -z:
    -  w: # nota
    -    - a
    +z: {}

    -  w: # nota
    -    - a
    +  w: { pt: a, en: b } # nota

    -v: >
    -  um
    +v: >-
    +  a
    +
    +  b

    +  - b"
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
    +      um

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

test('a text of several lines is written below its key, in the way that it was written before', () => {
  const edits = [
    set(['title', 'en'], 'One\nTwo'),
    set(['empty'], 'a\n\nb\n'),
    set(['blocks', 0, 'text'], 'Um\nDois'),
    set(['blocks', 0, 'text'], ' a'),
    set(['blocks', 0, 'more'], '  um\ndois\n'),
    set(['blocks', 0, 'more'], '\tx\ny'),
    set(['blocks', 2, 'items', 0], 'a\nb'),
    set(['last'], 'a\nb'),
  ]
  expect(changesOf(edits)).toMatchInlineSnapshot(`
    "-"title": { pt: 'Às ''vezes''', "en": "Some\\ttimes" }   # as duas línguas
    +"title":   # as duas línguas
    +  pt: 'Às ''vezes'''
    +  "en": |-
    +    One
    +    Two

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
    +    text: |2-
    +       a

    -        à direita
    -
    -      à esquerda
    +        um
    +      dois

    -    more: |2
    -        à direita
    -
    -      à esquerda
    +    more: "\\tx\\ny"

    -  - {type: third, items: [one,two , three,]}
    +  - type: third
    +    items:
    +      - |-
    +        a
    +        b
    +      - two
    +      - three

    -last: "fim" # mesmo
    +last: |- # mesmo
    +  a
    +  b"
  `)
})

test('what becomes another kind of value is written anew, and nothing else', () => {
  const edits = [
    set(['title'], []),
    set(['title'], { pt: 'a', en: 'b', fr: 'c' }),
    set(['chat', 'chat', 'list'], ['a']),
    set(['chat', 'chat', 'list', 0], { x: 1 }),
    set(['nothing'], { a: 'b' }),
    set(['blocks', 0, 'more'], ['a']),
    set(['last'], { pt: 'a', en: 'b' }),
  ]
  expect(changesOf(edits)).toMatchInlineSnapshot(`
    "-"title": { pt: 'Às ''vezes''', "en": "Some\\ttimes" }   # as duas línguas
    +"title": []   # as duas línguas

    -"title": { pt: 'Às ''vezes''', "en": "Some\\ttimes" }   # as duas línguas
    +"title": { pt: 'a', "en": "b", fr: c }   # as duas línguas

    -chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }] }, empty: }
    +chat: { chat: { phone: therapy, list: [a] }, empty: }

    -chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }] }, empty: }
    +chat: { chat: { phone: therapy, list: [{ x: 1 }, "b, c", { x: 1, y: 2 }] }, empty: }

    -nothing: {}
    +nothing:
    +  a: b

    -    more: |2
    -        à direita
    -
    -      à esquerda
    +    more:
    +      - a

    -last: "fim" # mesmo
    +last: { pt: a, en: b } # mesmo"
  `)
})

test('a comment that stands further right belongs to what is above it', () => {
  const text = 'x:\n  a: 1\n    # de a\n  b: 2\ny: 3\n'
  expect(changesOf([takeAway('x', 'b'), takeAway('x', 'a')], text)).toMatchInlineSnapshot(`
    "-  b: 2

    -  a: 1
    -    # de a"
  `)
})

test('a file may begin and end with the marks of a document, and begin with empty lines', () => {
  const text = '---\n# de quem\na: 1\nb: 2\n...\n'
  expect(changesOf([add([], 'c', 3), add([], 'c', 3, 0), takeAway('a')], text)).toMatchInlineSnapshot(`
    "+c: 3

    +c: 3

    -# de quem
    -a: 1"
  `)
  expect(changesOf([takeAway('a'), add([], 'c', 3, 0)], '\n\na: 1\nb: 2\n')).toMatchInlineSnapshot(`
    "-a: 1

    +c: 3"
  `)
})

test('an edit that cannot be made is refused, with the reason for developers', () => {
  const edits = [
    set([], 'x'),
    set(['blocks', 'x'], 'y'),
    set(['path'], 'a\ud800'),
    insert(['title'], 0, 'x'),
    insert(['blocks'], 5, 'x'),
    add(['title'], 'pt', 'x'),
    takeAway('nowhere'),
    takeAway('path', 'x'),
    move(['blocks', 0], 4),
    copy('chat', 'phone'),
  ]
  expect(changesOf(edits)).toMatchInlineSnapshot(`
    "wrongKind: The file as a whole can not become something else.

    noSuchPlace: There is nothing at blocks/x.

    unwritableCharacter: No file may have this text: "a\\ud800"

    wrongKind: There is no list at title.

    noSuchPlace: There is no place 5 in blocks.

    keyExists: There is a pt already.

    noSuchPlace: There is nothing at nowhere.

    wrongKind: There is no map or list at path.

    noSuchPlace: There is no place 4 in the list of blocks/0.

    noSuchPlace: There is nothing at chat/phone."
  `)
  expect(changesOf([add([], 'b', 1)], '? a\n: - x\n')).toMatchInlineSnapshot(
    `"unsupported: The text is no YAML that the project reads."`,
  )
  expect(changesOf([takeAway('only')], '# nota\nonly: 1\n')).toMatchInlineSnapshot(
    `"unsupported: The last key of a file can not be taken away."`,
  )
})
