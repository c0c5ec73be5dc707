import { expect, test } from 'vitest'
import { ownProperty, textsOf } from '../model/source.ts'
import { readValue } from '../yaml/edit/read.ts'
import { mergeContents } from './merge-contents.ts'

test.each(['\n', '\nmore: 1\nlines: 2\n'])(
  'of two places in one file each keeps the comments of whose text was chosen, with this between them: %j',
  (between) => {
    const texts = ['base', 'mine', 'theirs'].map((who) => {
      return new Map([['a', `# ${who}, a\na: "${who}" # ${who}${between}# ${who}, b\nb: '${who}'\n`]])
    })
    const [of = new Map(), own = new Map(), others = new Map()] = texts
    for (const [a, b] of [
      ['theirs', 'mine'],
      ['mine', 'theirs'],
    ] as const) {
      const { files, conflicts } = mergeContents(
        of,
        own,
        others,
        new Map([
          ['a#/a', a],
          ['a#/b', b],
        ] as const),
      )
      expect(conflicts).toEqual([])
      expect(files.get('a')).toBe(`# ${a}, a\na: "${a}" # ${a}${between}# ${b}, b\nb: '${b}'\n`)
    }
  },
)

const list = (...items: readonly (readonly [name: string, count: number])[]): string =>
  `x:\n${items.map(([name, count]) => `  - name: ${name}\n    text: o mesmo\n    count: ${count}\n`).join('')}`

test('two items of which each side has removed one and changed the other are two questions', () => {
  const texts = [list(['a', 1], ['b', 1]), list(['a', 2]), list(['b', 3])]
  const [of = new Map(), own = new Map(), others = new Map()] = texts.map((text) => new Map([['f', text]]))
  const asked = mergeContents(of, own, others, new Map()).conflicts.map(({ id }) => id)
  expect(asked.toSorted()).toEqual(['f#/x/0', 'f#/x/0#removed'])
  const { files, conflicts } = mergeContents(
    of,
    own,
    others,
    new Map([
      ['f#/x/0', 'mine'],
      ['f#/x/0#removed', 'theirs'],
    ] as const),
  )
  expect(conflicts).toEqual([])
  expect(readValue(files.get('f') ?? '')).toEqual(readValue(list(['b', 3], ['a', 2])))
})

const portrait = (file: string, alt: string, x: number) =>
  `portrait:\n  file: ${file}\n  alt: { pt: ${alt}, en: ${alt} }\n  focus: { x: ${x}, y: 50 }\n`

test('of a photograph that both have replaced, the file, its words and its point come from one side', () => {
  const [of, own, others] = [portrait('a.jpg', 'Eu', 50), portrait('b.jpg', 'Praia', 20), portrait('c.jpg', 'Sala', 70)]
  const merge = (choices: Map<string, 'mine' | 'theirs'>) =>
    mergeContents(
      new Map([['site.yaml', of]]),
      new Map([['site.yaml', own]]),
      new Map([['site.yaml', others]]),
      choices,
    )
  const asked = merge(new Map()).conflicts.map(({ id }) => id)
  expect(asked).toHaveLength(1)
  const { files, conflicts } = merge(new Map([[asked[0] ?? '', 'theirs']]))
  expect(conflicts).toEqual([])
  expect(readValue(files.get('site.yaml') ?? '')).toEqual(readValue(others))
})

const blocks = (titles: string): string =>
  `path: /\nblocks:\n${titles.replaceAll(/([\p{L}]+) ?/gu, '  - type: passage\n    title: { pt: $1, en: $1 }\n')}`

test.each([
  ['beside what the other side removed', 'Velho Fim', 'Velho Novo Fim', 'Novo Fim', 'Novo Fim'],
  ['in place of what the other side kept', 'Velho Fim', 'Novo Fim', 'Velho Novo Fim', 'Novo Fim'],
  ['at the end', 'Início Velho', 'Início Novo Velho', 'Início Novo', 'Início Novo'],
])('a block that both sides have added is there once: %s', (_, base, mine, theirs, expected) => {
  const [of, own, others] = [base, mine, theirs].map((titles) => new Map([['home.yaml', blocks(titles)]]))
  const { files, conflicts } = mergeContents(of ?? new Map(), own ?? new Map(), others ?? new Map(), new Map())
  expect(conflicts).toEqual([])
  expect(files.get('home.yaml') ?? own?.get('home.yaml')).toBe(blocks(expected))
})

const pauses = (days: string) => `events:\n  - weekly:\n      pauses:\n        - { ${days} }\n`
const photograph = (said: string) => `blocks:\n  - type: gallery\n    pictures:\n      - { ${said} }\n`
const page = (...said: (readonly [string, string])[]) =>
  `blocks:\n${said.map(([title, text]) => `  - { type: passage, title: ${title}, text: ${text} }\n`).join('')}`

test('an item that one side replaced and the other changed is asked about as a whole: the two are never mixed', () => {
  for (const [name, ...versions] of [
    ['events.yaml', ...['first: 2027-08-02', 'first: 2027-08-02, last: 2027-08-20', 'first: 2026-12-28'].map(pauses)],
    ['home.yaml', ...['file: a.jpg', 'file: a.jpg, focus: { x: 10, y: 90 }', 'file: b.jpg'].map(photograph)],
  ] as const) {
    const [of, own, others] = versions.map((text) => new Map([[name, text]]))
    const merge = (choices: Map<string, 'mine' | 'theirs'>) =>
      mergeContents(of ?? new Map(), own ?? new Map(), others ?? new Map(), choices)
    const [asked, ...more] = merge(new Map()).conflicts
    expect(more).toEqual([])
    expect(merge(new Map([[asked?.id ?? '', 'theirs']]))).toMatchObject({ files: others, conflicts: [] })
    expect(merge(new Map([[asked?.id ?? '', 'mine']]))).toMatchObject({ files: new Map(), conflicts: [] })
  }
})

test('a block that both sides have added, and one has written on, is one question; what has another title stays too', () => {
  const [base, mine, theirs] = [
    page(['Fora', 'f'], ['A', 'a']),
    page(['Novo', 'ideia'], ['A', 'a'], ['Meu', 'x'], ['Igual', 'z'], ['Igual', 'z']),
    page(['Novo', 'ideia melhor'], ['Fora', 'f'], ['A', 'a'], ['Outro', 'y'], ['Igual', 'z'], ['Igual', 'z']),
  ].map((text) => new Map([['home.yaml', text]]))
  const merge = (choices: Map<string, 'mine' | 'theirs'>) =>
    mergeContents(base ?? new Map(), mine ?? new Map(), theirs ?? new Map(), choices)
  const [asked, ...more] = merge(new Map()).conflicts
  expect(more).toEqual([])
  const { files, conflicts } = merge(new Map([[asked?.id ?? '', 'theirs']]))
  expect(conflicts).toEqual([])
  const said = textsOf(readValue(files.get('home.yaml') ?? '')).filter(({ pointer }) => pointer.endsWith('/text'))
  expect(said.map(({ text }) => text).toSorted()).toEqual(['a', 'ideia melhor', 'x', 'y', 'z', 'z'])
})

const faq = (names: readonly string[]) =>
  names.map(
    (name) => `      - { question: { pt: ${name}?, en: ${name}! }, answer: { pt: R ${name}, en: A ${name} } }\n`,
  )

test.each([
  ['put above', 'P1', ['P0', 'P1', 'P2']],
  ['removed', 'P1, P2, P3, P4', ['P2', 'P3', 'P4']],
])('a block that both sides have added is one question, also if the first of its items was %s', (_, mine, theirs) => {
  const [base, own, others] = [[], mine.split(', '), theirs].map((names) => {
    const block = `  - type: faq\n    title: { pt: Perguntas, en: Questions }\n    questions:\n${faq(names).join('')}`
    return new Map([['home.yaml', page(['A', 'a']) + (names.length > 0 ? block : '')]])
  })
  const { conflicts } = mergeContents(base ?? new Map(), own ?? new Map(), others ?? new Map(), new Map())
  expect(conflicts.map(({ path }) => path)).toEqual([['blocks', 1]])
})

const voice = (name: string, pt: string, en: string) =>
  `blocks:\n  - type: testimonials\n    testimonials:\n      - { name: ${name}, text: { pt: ${pt}, en: '${en}' } }\n`

test('what one side writes where a text was missing is not given to the item that the other put in its place', () => {
  const [base, mine, theirs] = [
    voice('Ana', 'Gostei', ''),
    voice('Rui', 'Sim', ''),
    voice('Ana', 'Gostei', 'I liked it'),
  ].map((text) => new Map([['home.yaml', text]]))
  const { conflicts } = mergeContents(base ?? new Map(), mine ?? new Map(), theirs ?? new Map(), new Map())
  expect(conflicts).toHaveLength(1)
})

test('a block that one side has moved stays there, though both made the same change in it', () => {
  const [base, mine, theirs] = [
    page(['A', 'a'], ['B', 'b'], ['C', 'c']),
    page(['C', 'z'], ['A', 'a'], ['B', 'b']),
    page(['A', 'a'], ['B', 'b'], ['C', 'z']),
  ].map((text) => new Map([['home.yaml', text]]))
  const merged = mergeContents(base ?? new Map(), mine ?? new Map(), theirs ?? new Map(), new Map())
  expect(merged).toMatchObject({ files: new Map(), conflicts: [] })
})

test('a merge that is done again adds nothing twice, also where one side has copied what it had changed', () => {
  const [base, mine, theirs] = [
    page(['A', 'a, lead: l'], ['B', 'b']),
    page(['A', 'm, lead: l'], ['B', 'b']),
    page(['A', 'a'], ['A', 'a'], ['B', 'b']),
  ].map((text) => new Map([['home.yaml', text]]))
  const merge = (own: ReadonlyMap<string, string>) =>
    mergeContents(base ?? new Map(), own, theirs ?? new Map(), new Map())
  const once = merge(mine ?? new Map())
  expect(once.conflicts).toEqual([])
  const merged = new Map([['home.yaml', once.files.get('home.yaml') ?? '']])
  expect(merge(merged)).toMatchObject({ files: new Map(), conflicts: [] })
})

test.each([
  [
    'events of one name, copies of another',
    'events.yaml',
    'events',
    'name: aula-2, where: Lisboa, title: Natal',
    'name: aula-2, where: Lisboa, title: Praia',
  ],
  ['links of one label', 'site.yaml', 'contacts', 'name: agenda, email: a@x.pt', 'name: agenda, booking: https://x.pt'],
  [
    'texts without English',
    'home.yaml',
    'blocks',
    "type: passage, title: { pt: A, en: '' }, text: { pt: a, en: '' }",
    "type: passage, title: { pt: B, en: '' }, text: { pt: b, en: '' }",
  ],
])('of what each side has added, nothing is lost that only looks alike: %s', (_, file, key, mine, theirs) => {
  const [base, own, others] = [[], [mine], [theirs]].map(
    (added) =>
      new Map([[file, `${key}:\n  - { name: primeiro }\n${added.map((each) => `  - { ${each} }\n`).join('')}`]]),
  )
  const { files, conflicts } = mergeContents(base ?? new Map(), own ?? new Map(), others ?? new Map(), new Map())
  expect(conflicts).toEqual([])
  const added = [mine, theirs].map((each) => readValue(`{ ${each} }`))
  expect(ownProperty(readValue(files.get(file) ?? ''), key)).toEqual(expect.arrayContaining(added))
})
