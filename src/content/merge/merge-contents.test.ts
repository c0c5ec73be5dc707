import { expect, test } from 'vitest'
import { applyEdits } from '../yaml/edit/apply-edit.ts'
import type { Edit } from '../yaml/edit/edit.ts'
import { type Choice, mergeContents } from './merge-contents.ts'
const base = `path: /
# o título
title: { pt: Olá, en: Hello }
blocks:
  - type: values
    title: { pt: Valores, en: Values }
    values:
      - title: { pt: Um, en: One }
        text: { pt: Primeiro, en: First }
      - title: { pt: Dois, en: Two }
        text: { pt: Segundo, en: Second }
`
const values = ['blocks', 0, 'values']
const set = (path: (string | number)[], value: string): Edit => ({ kind: 'set', path, value })
const insert = (at: number, title: string): Edit => ({
  kind: 'insertItem',
  path: values,
  at,
  value: { title: { pt: title, en: title }, text: { pt: title, en: title } },
})

/** What becomes of the page when two texts that both began as `base` are joined. */
function joined(mine: string, theirs: string, choices: Record<string, Choice> = {}) {
  const [of, own, others] = [base, mine, theirs].map((text) => new Map([['home.yaml', text]]))
  const chosen = new Map(Object.entries(choices))
  const { files, conflicts } = mergeContents(of ?? new Map(), own ?? new Map(), others ?? new Map(), chosen)
  return { text: files.get('home.yaml') ?? mine, conflicts }
}

const merge = (mine: Edit[], theirs: Edit[], choices?: Record<string, Choice>) =>
  joined(applyEdits(base, mine), applyEdits(base, theirs), choices)

test('two fields that two people changed are both kept, in one item and in one text', () => {
  const { text, conflicts } = merge(
    [set([...values, 0, 'text', 'pt'], 'Meu'), set(['title', 'pt'], 'Olá!')],
    [set([...values, 0, 'text', 'en'], 'Theirs'), set(['title', 'en'], 'Hi')],
  )
  expect(conflicts).toEqual([])
  expect(text).toBe(
    base
      .replace('Primeiro', 'Meu')
      .replace('First', 'Theirs')
      .replace('{ pt: Olá, en: Hello }', '{ pt: Olá!, en: Hi }'),
  )
})

test('items added on both sides are both kept, and one that was removed stays removed', () => {
  const { text, conflicts } = merge(
    [insert(0, 'Meu'), { kind: 'remove', path: [...values, 2] }],
    [insert(2, 'Seu'), set([...values, 0, 'text', 'pt'], 'Outro')],
  )
  expect(conflicts).toEqual([])
  expect([...text.matchAll(/- title: \{ pt: (\w+)/g)].map(([, title]) => title)).toEqual(['Meu', 'Um', 'Seu'])
  expect(text).toContain('Outro')
})

test('an order changed on one side applies to what the other side has written', () => {
  for (const [mine, theirs] of [
    [[{ kind: 'moveItem', path: [...values, 1], to: 0 }], [set([...values, 0, 'text', 'pt'], 'Novo')]],
    [[set([...values, 0, 'text', 'pt'], 'Novo')], [{ kind: 'moveItem', path: [...values, 1], to: 0 }]],
  ] as [Edit[], Edit[]][]) {
    const { text, conflicts } = merge(mine, theirs)
    expect(conflicts).toEqual([])
    expect(text.indexOf('Dois')).toBeLessThan(text.indexOf('Novo'))
  }
})

test('a text that both sides have changed is asked about, and becomes what is chosen', () => {
  const [mine, theirs] = [[set(['title', 'pt'], 'Meu')], [set(['title', 'pt'], 'Seu'), set(['title', 'en'], 'Theirs')]]
  const { text, conflicts } = merge(mine, theirs)
  expect(conflicts).toEqual([
    { id: 'home.yaml#/title/pt', name: 'home.yaml', path: ['title', 'pt'], mine: 'Meu', theirs: 'Seu' },
  ])
  expect(text).toContain('{ pt: Meu, en: Theirs }')
  const chosen = merge(mine, theirs, { 'home.yaml#/title/pt': 'theirs' })
  expect(chosen.conflicts).toEqual([])
  expect(chosen.text).toContain('{ pt: Seu, en: Theirs }')
})

test("comments that the other side wrote, changed or removed are as that side left them, and one's own are as they are", () => {
  const mine = base.replace('Primeiro', 'Meu').replace('blocks:', '# meu\nblocks:')
  const theirs = base
    .replace('# o título\n', '')
    .replace('First', 'Theirs')
    .replace('      - title: { pt: Dois', '      # o segundo\n\n      - title: { pt: Dois')
  const { text, conflicts } = joined(mine, theirs)
  expect(conflicts).toEqual([])
  expect(text).toBe(
    mine
      .replace('# o título\n', '')
      .replace('en: First }', 'en: Theirs }')
      .replace('      - title: { pt: Dois', '      # o segundo\n\n      - title: { pt: Dois'),
  )
})

test('an item that the other side added comes with its comments and its formatting', () => {
  const item = `      # novo, falta confirmar
      - title:
          pt: "Três" # entre aspas
          en: Three
        text: { pt: Terceiro, en: Third }
`
  const mine = base.replace('Primeiro', 'Meu')
  expect(joined(mine, base + item)).toEqual({ text: mine + item, conflicts: [] })
})

test('a file that the other side added is taken over, and one that cannot be read is asked about as a whole', () => {
  const broken = mergeContents(
    new Map([['home.yaml', base]]),
    new Map([['home.yaml', `${base}\n  - [`]]),
    new Map([
      ['home.yaml', base.replace('Olá', 'Bem-vindo')],
      ['nova.yaml', 'path: /nova\n'],
    ]),
    new Map(),
  )
  expect(broken.conflicts.map(({ id }) => id)).toEqual(['home.yaml#'])
  expect([...broken.files]).toEqual([['nova.yaml', 'path: /nova\n']])
})

const group = (c: number): string => `x:\n  - a: 1\n    b: 2\n    c: ${c}\n  - d\n`
const groups = (c: number): string => `${group(c)}  - e\n`
const turned = (c: number): string => `x:\n  - e\n  - d\n  - a: 1\n    b: 2\n    c: ${c}\n`

test.each<[string, string | undefined, string | undefined, string | undefined, string | undefined]>([
  ['a file that they removed', 'x: 1\n', 'x: 1\n', undefined, undefined],
  ['a file that we removed', 'x: 1\n', undefined, 'x: 1\n', undefined],
  ['a file that both added alike', undefined, 'x: 1\n', 'x: 1\n', 'x: 1\n'],
  ['a key that each added', 'x: 1\n', 'x: 1\ny: 2\n', 'x: 1\nz: 3\n', 'x: 1\nz: "3"\ny: 2\n'],
  ['a key that both removed', 'x: 1\ny: 2\nz: 3\n', 'x: 1\nz: 4\n', 'x: 5\nz: 3\n', 'x: 5\nz: 4\n'],
  ['two orders', 'x: [1, 2, 3]\n', 'x: [3, 1, 2]\n', 'x: [2, 3, 1]\n', 'x: [3, 1, 2]\n'],
  ['an item that both added', 'x: [1, 2]\n', 'x: [1, 2, 5]\n', 'x: [5, 6, 1, 2]\n', 'x: [5, "6", 1, 2]\n'],
  ['an item that each added', 'x: [1, 2]\n', 'x: [0, 1, 2]\n', 'x: [1, 3, 2, 4]\n', 'x: [0, 1, "3", 2, "4"]\n'],
  ['items removed and turned round', 'x: [1, 2, 3]\n', 'x: [1, 3, 5]\n', 'x: [3, 2]\n', 'x: [3, 5]\n'],
  ['all items removed, and one added', 'x: [1, 2, 3]\n', 'x: []\n', 'x: [1, 2, 3, 4]\n', 'x:\n  - "4"\n'],
])('no question is asked about %s', (_, original, mine, theirs, text) => {
  const [of, own, others] = [original, mine, theirs].map((each) => new Map(each === undefined ? [] : [['a', each]]))
  const { files, conflicts } = mergeContents(of ?? new Map(), own ?? new Map(), others ?? new Map(), new Map())
  expect(conflicts).toEqual([])
  expect(files.has('a') ? (files.get('a') ?? undefined) : mine).toBe(text)
})

test.each<
  [string, string | undefined, string | undefined, string | undefined, string, unknown, unknown, string | null]
>([
  [
    'a file that they changed and we removed',
    'x: 1\n',
    undefined,
    'x: 2\n',
    'a##removed',
    undefined,
    'x: 2\n',
    'x: 2\n',
  ],
  ['a file that we changed and they removed', 'x: 1\n', 'x: 2\n', undefined, 'a#', 'x: 2\n', undefined, null],
  ['a file that both added', undefined, 'x: 1\n', 'x: 2\n', 'a#', 'x: 1\n', 'x: 2\n', 'x: 2\n'],
  ['a file that they broke', 'x: 1\n', 'x: 2\n', 'x: [\n', 'a#', 'x: 2\n', 'x: [\n', 'x: [\n'],
  ['a file that was broken', 'x: [\n', 'x: 2\n', 'x: 3\n', 'a#', 'x: 2\n', 'x: 3\n', 'x: 3\n'],
  ['a key that we removed', 'x: 1\ny: 2\n', 'x: 1\n', 'x: 1\ny: 3\n', 'a#/y#removed', undefined, '3', 'x: 1\ny: 3\n'],
  ['a key that they removed', 'x: 1\ny: 2\n', 'x: 1\ny: 3\n', 'x: 1\n', 'a#/y', '3', undefined, 'x: 1\n'],
  ['a key that both added', 'x: 1\n', 'x: 1\ny: 2\n', 'x: 1\ny: 3\n', 'a#/y', '2', '3', 'x: 1\ny: 3\n'],
  ['other kinds', 'x: 1\n', 'x: [1]\n', 'x: { y: 2 }\n', 'a#/x', ['1'], { y: '2' }, 'x: { y: 2 }\n'],
  ['groups for a text', 'x: 1\n', 'x: { y: 1 }\n', 'x: { z: 2 }\n', 'a#/x', { y: '1' }, { z: '2' }, 'x: { z: 2 }\n'],
  [
    'an item that we removed',
    group(3),
    'x:\n  - d\n',
    group(4),
    'a#/x/0#removed',
    undefined,
    { a: '1', b: '2', c: '4' },
    group(4),
  ],
  ['an item that has moved', groups(3), groups(5), turned(4), 'a#/x/0/c', '5', '4', turned(4)],
])('a question is asked about %s', (_, original, mine, theirs, id, own, others, chosen) => {
  const [of = new Map(), ours = new Map(), those = new Map()] = [original, mine, theirs].map(
    (each) => new Map(each === undefined ? [] : [['a', each]]),
  )
  const asked = mergeContents(of, ours, those, new Map())
  expect(asked.conflicts).toMatchObject([{ id, name: 'a', mine: own, theirs: others }])
  const { files, conflicts } = mergeContents(of, ours, those, new Map([[id, 'theirs']]))
  expect(conflicts).toEqual([])
  expect(files.get('a')).toBe(chosen)
})

const home = (text: string) => new Map([['home.yaml', text]])

test('a file of which each side has removed what the other kept is asked about as a whole', () => {
  const [mine, theirs] = ['path: /\n', 'title: { pt: Olá, en: Hello }\n'] as const
  const mergeAll = (choice?: Choice) =>
    mergeContents(home(mine + theirs), home(mine), home(theirs), new Map(choice && [['home.yaml#', choice]]))
  expect(mergeAll().conflicts).toEqual([{ id: 'home.yaml#', name: 'home.yaml', path: [], mine, theirs }])
  expect(mergeAll('theirs')).toMatchObject({ files: home(theirs), conflicts: [] })
})

test('a comment that the other side changed is taken over even if the text beside it was changed here', () => {
  const mine = base.replace('Olá', 'Bem-vindo')
  const theirs = base.replace('# o título', '# o título, curto')
  expect(joined(mine, theirs)).toEqual({ text: mine.replace('# o título', '# o título, curto'), conflicts: [] })
})

test('what we choose of an item that they have moved is kept where they have put it', () => {
  const [of, own, others] = [groups(3), groups(5), turned(4)].map((text) => new Map([['a', text]]))
  const choices = new Map([['a#/x/0/c', 'mine']] as const)
  const { files, conflicts } = mergeContents(of ?? new Map(), own ?? new Map(), others ?? new Map(), choices)
  expect(conflicts).toEqual([])
  expect(files.get('a')).toBe(turned(5))
})
