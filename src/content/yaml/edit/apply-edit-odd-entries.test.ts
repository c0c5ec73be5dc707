import { expect, test } from 'vitest'
import { add, changesOf, copy, insert, move, set, takeAway } from './testing/edits.ts'

test('what is taken away takes its own comments with it, and no others', () => {
  const edits = [
    takeAway('path'),
    takeAway('title', 'pt'),
    takeAway('title', 'en'),
    takeAway('chat', 'chat', 'list', 2, 'y'),
    takeAway('chat', 'chat', 'list', 0),
    takeAway('chat', 'chat', 'list', 2),
    takeAway('chat', 'empty'),
    takeAway('empty'),
    takeAway('blocks', 0),
    takeAway('blocks', 1),
    takeAway('blocks', 2),
    takeAway('blocks', 3),
    takeAway('blocks', 0, 'type'),
    takeAway('blocks', 0, 'text'),
    takeAway('blocks', 1, 'type'),
    takeAway('blocks', 2, 'items', 2),
    takeAway('blocks', 3, 0),
    takeAway('blocks', 3, 1, 0),
    takeAway('blocks', 3, 1, 1, 'b'),
    takeAway('blocks', 3, 2),
    takeAway('same', 0),
    takeAway('same', 1),
    takeAway('same', 2),
    takeAway('same', 2, 'three'),
    takeAway('last'),
  ]
  expect(changesOf(edits)).toMatchInlineSnapshot(`
    "-path: /outra

    -"title": { pt: 'Às ''vezes''', "en": "Some\\ttimes" }   # as duas línguas
    +"title": { "en": "Some\\ttimes" }   # as duas línguas

    -"title": { pt: 'Às ''vezes''', "en": "Some\\ttimes" }   # as duas línguas
    +"title": { pt: 'Às ''vezes''' }   # as duas línguas

    -chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }] }, empty: }
    +chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1 }] }, empty: }

    -chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }] }, empty: }
    +chat: { chat: { phone: therapy, list: ["b, c", { x: 1, y: 2 }] }, empty: }

    -chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }] }, empty: }
    +chat: { chat: { phone: therapy, list: [a, "b, c"] }, empty: }

    -chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }] }, empty: }
    +chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }] }}

    -empty:

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

    -  - # só um hífen
    -    type: other
    -    plain: uma frase
    -      em duas linhas
    -    quoted: "outra
    -      em duas linhas"

    -  # do terceiro
    -  - {type: third, items: [one,two , three,]}

    -  -
    -    - nested
    -    - - a
    -      - b: c
    -        d: e
    -    # do último
    -    - |-
    -      fim

    -  - type: hero
    +  -

    -    # dentro
    -    text: >-
    -      Uma frase que
    -      continua aqui.
    -
    -      E outra.

    -    type: other

    -  - {type: third, items: [one,two , three,]}
    +  - {type: third, items: [one,two,]}

    -    - nested

    -    - - a
    -      - b: c
    +    - - b: c

    -      - b: c
    -        d: e
    +      - d: e

    -    # do último
    -    - |-
    -      fim

    -- one

    -# de two
    -- two

    -
    -- three: 3
    -  four: 4

    -- three: 3
    -  four: 4
    +- four: 4

    -last: "fim" # mesmo"
  `)
})

test('what is moved takes its own comments with it, and the empty lines stay', () => {
  const edits = [
    move(['blocks', 1], 2),
    move(['same', 0], 2),
    move(['same', 2], 0),
    move(['chat', 'chat', 'list', 0], 2),
    move(['chat', 'chat', 'list', 2], 1),
    move(['blocks', 2, 'items', 2], 0),
    move(['blocks', 3, 0], 2),
    move(['blocks', 3, 1, 1], 0),
    move(['blocks', 0], 0),
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
    +# de two
    +- two
    +- three: 3
    +  four: 4
    +
    +- one

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
    +chat: { chat: { phone: therapy, list: ["b, c", { x: 1, y: 2 }, a] }, empty: }

    -chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }] }, empty: }
    +chat: { chat: { phone: therapy, list: [a, { x: 1, y: 2 }, "b, c"] }, empty: }

    -  - {type: third, items: [one,two , three,]}
    +  - {type: third, items: [three,one , two,]}

    -    - nested
    -    - - a
    -      - b: c
    -        d: e
    -    # do último
    -    - |-
    -      fim
    +    - - a
    +      - b: c
    +        d: e
    +    # do último
    +    - |-
    +      fim
    +    - nested

    -    - - a
    -      - b: c
    -        d: e
    +    - - b: c
    +        d: e
    +      - a

    nothing"
  `)
})

test('a copy is written as its original is', () => {
  const edits = [
    copy('blocks', 1),
    copy('blocks', 2),
    copy('same', 0),
    copy('same', 2),
    copy('chat', 'chat', 'list', 2),
    copy('blocks', 2, 'items', 1),
    copy('blocks', 3, 0),
    copy('blocks', 3, 1),
  ]
  expect(changesOf(edits)).toMatchInlineSnapshot(`
    "+  - # só um hífen
    +    type: other
    +    plain: uma frase
    +      em duas linhas
    +    quoted: "outra
    +      em duas linhas"
    +

    +  # do terceiro
    +  - {type: third, items: [one,two , three,]}

    +- one

    +
    +- three: 3
    +  four: 4

    -chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }] }, empty: }
    +chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }, { x: 1, y: 2 }] }, empty: }

    -  - {type: third, items: [one,two , three,]}
    +  - {type: third, items: [one,two , two, three,]}

    +    - nested

    +    - - a
    +      - b: c
    +        d: e"
  `)
})

test('what is added is written as plainly as it can be, in its place', () => {
  const edits = [
    insert(['blocks'], 0, { type: 'a' }),
    insert(['blocks'], 4, { type: 'a' }),
    insert(['blocks'], 2, 'x'),
    insert(['same'], 0, 'x'),
    insert(['same'], 3, { pt: 'a', en: 'b' }),
    insert(['same'], 1, ['a', 'b']),
    insert(['none'], 0, 'x'),
    insert(['none'], 0, { a: 'b' }),
    insert(['chat', 'chat', 'list'], 0, 'x, y'),
    insert(['chat', 'chat', 'list'], 3, ['x']),
    insert(['blocks', 2, 'items'], 1, {}),
    insert(['blocks', 3], 0, []),
    insert(['blocks', 3, 1], 2, 'c'),
    add([], 'new', 'x'),
    add([], 'new', 'x', 0),
    add([], 'new', ['a', ['b', 'c']], 1),
    add(['title'], 'fr', 'S', 0),
    add(['title'], 'fr', 'S'),
    add(['nothing'], 'a', { b: 'c' }),
    add(['nothing'], 'a', 'um\n\ndois\n'),
    add(['chat', 'chat'], 'z', true),
    add(['blocks', 0], 'b', 'x', 1),
    add(['blocks', 1], 'b', 'x', 0),
    add(['blocks', 2], 'b c', 'x'),
    add(['same', 2], '12', 'x'),
    add(['same', 2], 'é', 'ü'),
    add(['same', 2], 'a: b', 'x'),
    add(['same', 2], 'null', 'x'),
    add(['same', 2], '_a-1', 'x'),
    add([], 'x', { pt: 'um texto', en: 'a text', fr: 'un texte' }),
    add([], 'x', { pt: 'a'.repeat(44), en: 'b'.repeat(39) }),
    add([], 'x', { pt: 'a'.repeat(44), en: 'b'.repeat(40) }),
    add([], 'new', 'x', 2),
    add([], 'x', { pt: 'a\nb', en: 'c' }),
    insert(['same'], 3, { a: 1, b: 2 }),
    insert(['same'], 3, {}),
  ]
  expect(changesOf(edits)).toMatchInlineSnapshot(`
    "+  - type: a
    +
    +

    +  - type: a

    +  - x
    +

    +- x

    +
    +- { pt: a, en: b }

    +- - a
    +  - b

    -none: []
    +none:
    +  - x

    -none: []
    +none:
    +  - a: b

    -chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }] }, empty: }
    +chat: { chat: { phone: therapy, list: ["x, y", a, "b, c", { x: 1, y: 2 }] }, empty: }

    -chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }] }, empty: }
    +chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }, [x]] }, empty: }

    -  - {type: third, items: [one,two , three,]}
    +  - {type: third, items: [one,{}, two , three,]}

    +    - []

    +      - c

    +new: x

    +new: x

    +new:
    +  - a
    +  - - b
    +    - c

    -"title": { pt: 'Às ''vezes''', "en": "Some\\ttimes" }   # as duas línguas
    +"title": { fr: S, pt: 'Às ''vezes''', "en": "Some\\ttimes" }   # as duas línguas

    -"title": { pt: 'Às ''vezes''', "en": "Some\\ttimes" }   # as duas línguas
    +"title": { pt: 'Às ''vezes''', "en": "Some\\ttimes", fr: S }   # as duas línguas

    -nothing: {}
    +nothing:
    +  a: { b: c }

    -nothing: {}
    +nothing:
    +  a: |
    +    um
    +
    +    dois

    -chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }] }, empty: }
    +chat: { chat: { phone: therapy, list: [a, "b, c", { x: 1, y: 2 }], z: true }, empty: }

    +    b: x

    +    b: x

    -  - {type: third, items: [one,two , three,]}
    +  - {type: third, items: [one,two , three,], "b c": x}

    +  "12": x

    +  "é": ü

    +  "a: b": x

    +  "null": x

    +  _a-1: x

    +x: { pt: um texto, en: a text, fr: un texte }

    +x: { pt: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa, en: bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb }

    +x:
    +  pt: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    +  en: bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb

    +new: x

    +x:
    +  pt: |-
    +    a
    +    b
    +  en: c

    +
    +- a: 1
    +  b: 2

    +
    +- {}"
  `)
})

test('the empty lines after a text that keeps them are its own', () => {
  const text = `first: x
kept: |+
  um

after: y
list:
  - a: |2+
      um

  - b
  - >+
    c

# fim
last: z
`
  const edits = [
    set(['kept'], 'dois'),
    set(['kept'], 'dois\n\n'),
    set(['list', 0, 'a'], 'dois'),
    set(['last'], 'a'),
    takeAway('first'),
    takeAway('kept'),
    takeAway('after'),
    takeAway('last'),
    takeAway('list', 1),
    takeAway('list', 2),
    takeAway('list', 0),
    insert(['list'], 1, 'x'),
    insert(['list'], 2, 'x'),
    insert(['list'], 3, 'x'),
    insert(['list'], 0, 'x'),
    move(['list', 1], 0),
    copy('list', 1),
    copy('list', 0),
    add([], 'new', 'x', 2),
    add([], 'new', 'x', 3),
    add([], 'new', 'x'),
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
    +kept: "dois\\n\\n"

    -  - a: |2+
    -      um
    -
    +  - a: |-
    +      dois

    -last: z
    +last: a

    -first: x

    -kept: |+
    -  um
    -

    -after: y

    unsupported: The empty lines after a text with |+ belong to it: nothing can be inserted or removed there.

    -  - b

    -  - >+
    -    c
    -

    -  - a: |2+
    -      um
    -

    unsupported: The empty lines after a text with |+ belong to it: nothing can be inserted or removed there.

    +  - x

    unsupported: The empty lines after a text with |+ belong to it: nothing can be inserted or removed there.

    +  - x
    +

    unsupported: The empty lines after a text with |+ belong to it: nothing can be inserted or removed there.

    +  - b

    unsupported: The empty lines after a text with |+ belong to it: nothing can be inserted or removed there.

    unsupported: The empty lines after a text with |+ belong to it: nothing can be inserted or removed there.

    +new: x

    +new: x"
  `)
})

test('what is in brackets is written below its key for a text of several lines, and else stays in them', () => {
  const text = `a: { b: { }, c: [ ], d: "" }
l: [a, b] # nota
m:
  - [a, { b: c }]
  - { a: x } # nota
  - { a: x, b: y }
n: ''
o: { a: x,
  b: y }


p: 1


q: 2
`
  const edits = [
    set(['l', 0], 'a\nb'),
    set(['m', 0, 0], 'x\ny'),
    set(['m', 0, 1, 'b'], 'x\ny'),
    set(['m', 1, 'a'], 'x\ny'),
    set(['m', 2, 'b'], 'x\ny'),
    set(['o', 'a'], 'x\ny'),
    set(['n'], 'x'),
    set(['a', 'd'], 'x'),
    add(['a', 'b'], 'x', 'y'),
    insert(['a', 'c'], 0, 'x'),
    set(['a', 'b'], 'x'),
    takeAway('o', 'a'),
    takeAway('o', 'b'),
    takeAway('l', 0),
    takeAway('m', 1),
    takeAway('m', 1, 'a'),
    takeAway('o'),
    takeAway('p'),
    takeAway('q'),
    add([], 'new', 'x', 5),
    move(['m', 2], 0),
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
    +    - |-
    +      x
    +      y
    +    - { b: c }

    -  - [a, { b: c }]
    +  -
    +    - a
    +    - b: |-
    +        x
    +        y

    -  - { a: x } # nota
    +  - # nota
    +    a: |-
    +      x
    +      y

    -  - { a: x, b: y }
    +  - a: x
    +    b: |-
    +      x
    +      y

    -o: { a: x,
    +o: { a: "x\\ny",

    -n: ''
    +n: x

    -a: { b: { }, c: [ ], d: "" }
    +a: { b: { }, c: [ ], d: x }

    -a: { b: { }, c: [ ], d: "" }
    +a: { b: { x: y }, c: [ ], d: "" }

    -a: { b: { }, c: [ ], d: "" }
    +a: { b: { }, c: [ x ], d: "" }

    -a: { b: { }, c: [ ], d: "" }
    +a: { b: x, c: [ ], d: "" }

    -o: { a: x,
    -  b: y }
    +o: { b: y }

    -o: { a: x,
    -  b: y }
    +o: { a: x }

    -l: [a, b] # nota
    +l: [b] # nota

    -  - { a: x } # nota

    -  - { a: x } # nota
    +  - { } # nota

    -o: { a: x,
    -  b: y }

    -p: 1
    -
    -

    -
    -q: 2
    -

    +new: x

    -  - [a, { b: c }]
    -  - { a: x } # nota
    -  - { a: x, b: y }
    +  - { a: x, b: y }
    +  - [a, { b: c }]
    +  - { a: x } # nota"
  `)
})

test('what holds nothing, or only one thing, can be filled and emptied', () => {
  const text = `l:
  -
  - x
m: { a: , b }
x:
  # nota
  - a
y:
  - k: v
z:
  w: # nota
    - a
    - b
v: >
  um
`
  const edits = [
    set(['l', 0], 'x'),
    set(['l', 0], ['x']),
    set(['m', 'a'], 'x'),
    set(['m', 'b'], 'x'),
    set(['m', 'b'], { c: 'd' }),
    takeAway('l', 0),
    takeAway('m', 'b'),
    takeAway('x', 0),
    takeAway('y', 0),
    takeAway('y', 0, 'k'),
    takeAway('z', 'w'),
    set(['z', 'w'], 'x'),
    set(['z', 'w'], { pt: 'a', en: 'b' }),
    set(['z', 'w'], ['b']),
    takeAway('z', 'w', 0),
    set(['v'], 'a '),
    set(['v'], 'a\nb'),
    set(['v'], 'a\n'),
    insert(['x'], 1, 'b'),
    insert(['x'], 0, 'b'),
    copy('y', 0),
  ]
  expect(changesOf(edits, text)).toMatchInlineSnapshot(`
    "-  -
    +  - x

    -  -
    +  - - x

    -m: { a: , b }
    +m: { a: x, b }

    unsupported: What is at m/b is no text, no list and no map.

    unsupported: What is at m/b is no text, no list and no map.

    -  -

    -m: { a: , b }
    +m: { a:  }

    -x:
    -  # nota
    -  - a
    +x: []

    -y:
    -  - k: v
    +y: []

    -  - k: v
    +  - {}

    -z:
    -  w: # nota
    -    - a
    -    - b
    +z: {}

    -  w: # nota
    -    - a
    -    - b
    +  w: x

    -  w: # nota
    -    - a
    -    - b
    +  w: { pt: a, en: b } # nota

    -    - a

    -    - a

    -v: >
    -  um
    +v: |-
    +  a

    -v: >
    -  um
    +v: >-
    +  a
    +
    +  b

    -  um
    +  a

    +  - b

    +  - b

    +  - k: v"
  `)
})

test('a comment that stands further right belongs to what is above it', () => {
  const text = `x:
  a: 1
    # de a
  b: 2
y: 3
`
  const edits = [takeAway('x', 'b'), takeAway('x', 'a'), takeAway('x')]
  expect(changesOf(edits, text)).toMatchInlineSnapshot(`
    "-  b: 2

    -  a: 1
    -    # de a

    -x:
    -  a: 1
    -    # de a
    -  b: 2"
  `)
})

test('the last key of a file stays, with the comment above it', () => {
  const text = `# nota
only: 1
`
  const edits = [takeAway('only'), set(['only'], 2), add([], 'new', 'x', 0)]
  expect(changesOf(edits, text)).toMatchInlineSnapshot(`
    "unsupported: The last key of a file can not be taken away.

    -only: 1
    +only: 2

    +new: x"
  `)
})

test('a file may begin and end with the marks of a document', () => {
  const text = `---
# de quem
a: 1
b: 2
...
`
  const edits = [set(['a'], 2), add([], 'c', 3), add([], 'c', 3, 0), takeAway('a'), set(['b'], 3)]
  expect(changesOf(edits, text)).toMatchInlineSnapshot(`
    "-a: 1
    +a: 2

    +c: 3

    +c: 3

    -# de quem
    -a: 1

    -b: 2
    +b: 3"
  `)
})

test('a text that keeps the empty lines after it gets no more of them from what is removed below it', () => {
  const text = 'l:\n  - |+\n    um\n\n  - dois\n\n  - três\n'
  expect(changesOf([takeAway('l', 1)], text)).toMatchInlineSnapshot(`
    "-  - dois
    -"
  `)
})

test('a file may begin with empty lines', () => {
  expect(changesOf([takeAway('a'), add([], 'c', 3, 0)], '\n\na: 1\nb: 2\n')).toMatchInlineSnapshot(`
    "-a: 1

    +c: 3"
  `)
})

test('the comment below a text of several lines stays when something else is written in its place', () => {
  const text = 'x:\n  a: |\n    um\n  # de b\n  b: 2\n'
  expect(changesOf([set(['x', 'a'], { pt: 'um', en: 'one' })], text)).toMatchInlineSnapshot(`
    "-  a: |
    -    um
    +  a: { pt: um, en: one }"
  `)
})

test('what would leave a file that cannot be read is refused', () => {
  expect(changesOf([add([], 'b', 1)], '? a\n: - x\n')).toMatchInlineSnapshot(
    `"unsupported: The text is no YAML that the project reads."`,
  )
})

test('an edit that cannot be made is refused, with the reason for developers', () => {
  const edits = [
    set(['path', 'x'], 'y'),
    set([], 'x'),
    set(['blocks', 'x'], 'y'),
    set(['blocks', 1.5], 'y'),
    set(['chat', 'x'], 'y'),
    set(['chat', 'chat', 'list', 9], 'y'),
    insert(['blocks', 0, 'text'], 0, 'x'),
    insert(['title'], 0, 'x'),
    insert(['blocks'], 5, 'x'),
    insert(['blocks'], -1, 'x'),
    insert(['blocks'], 0.5, 'x'),
    add(['blocks'], 'a', 'x'),
    add(['title'], 'pt', 'x'),
    add(['title'], 'fr', 'x', 3),
    add([], 'path', 'x'),
    set(['path'], 'a\ud800'),
    takeAway('nowhere'),
    takeAway('blocks', 9),
    takeAway('path', 'x'),
    takeAway(),
    takeAway('path', 0),
    takeAway('chat', 'chat', 'list', 3),
    move(['blocks', 0], 4),
    move(['blocks', 0], -1),
    move(['blocks', 0], 0.5),
    move(['blocks', 9], 0),
    move(['path'], 0),
    move(['chat', 'chat', 'list', 3], 0),
    copy('blocks', 9),
    copy('chat', 'phone'),
    copy('chat', 'chat', 'list', 3),
  ]
  expect(changesOf(edits)).toMatchInlineSnapshot(`
    "noSuchPlace: There is no x there.

    wrongKind: The file as a whole can not become something else.

    noSuchPlace: There is nothing at blocks/x.

    noSuchPlace: There is nothing at blocks/1.5.

    noSuchPlace: There is no x there.

    noSuchPlace: There is no 9 there.

    wrongKind: There is no list at blocks/0/text.

    wrongKind: There is no list at title.

    noSuchPlace: There is no place 5 in blocks.

    noSuchPlace: There is no place -1 in blocks.

    noSuchPlace: There is no place 0.5 in blocks.

    wrongKind: There is no map at blocks.

    keyExists: There is a pt already.

    noSuchPlace: There is no place 3 in title.

    keyExists: There is a path already.

    unwritableCharacter: No file may have this text: "a\\ud800"

    noSuchPlace: There is nothing at nowhere.

    noSuchPlace: There is nothing at blocks/9.

    wrongKind: There is no map or list at path.

    wrongKind: The file as a whole is no member of anything.

    wrongKind: There is no map or list at path.

    noSuchPlace: There is nothing at chat/chat/list/3.

    noSuchPlace: There is no place 4 in the list of blocks/0.

    noSuchPlace: There is no place -1 in the list of blocks/0.

    noSuchPlace: There is no place 0.5 in the list of blocks/0.

    noSuchPlace: There is nothing at blocks/9.

    wrongKind: path is no item of a list.

    noSuchPlace: There is nothing at chat/chat/list/3.

    noSuchPlace: There is nothing at blocks/9.

    noSuchPlace: There is nothing at chat/phone.

    noSuchPlace: There is nothing at chat/chat/list/3."
  `)
})
