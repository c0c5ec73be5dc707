import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEdits } from '../yaml/edit/apply-edit.ts'
import type { Edit } from '../yaml/edit/edit.ts'
import { readValue } from '../yaml/edit/read.ts'
import { changeWords } from './change-words.ts'
import { contentChanges, withoutChanges, type ContentState } from './content-changes.ts'
import { edited, pageBefore, state, values } from './testing/edited-page.ts'

const titles = (text: string | undefined): unknown =>
  [...(text ?? '').matchAll(/title: \{ pt: ([^,]*)/g)].map(([, title]) => title)
const blocksOf = (text: string): number => ((readValue(text) as { blocks?: unknown[] }).blocks ?? []).length

/** The later page without those of its changes whose sentences have this word in them. */
function without(after: string, word: string): string | undefined {
  const [old, now] = [state(pageBefore), state(after)]
  const left = contentChanges(old, now).filter((change) =>
    changeWords(change, 'pt', { before: old.files, after: now.files }).sentence.includes(word),
  )
  return withoutChanges(old, now, new Set(left.map(({ id }) => id))).files.get('home.yaml')
}

test('what is left out stays as it was, and the rest as it is, with the comments of both', () => {
  const after = edited(
    { kind: 'set', path: ['title', 'pt'], value: 'Bem-vindo' },
    { kind: 'set', path: [...values, 0, 'text', 'pt'], value: 'O primeiro de todos' },
  )
  expect(without(after, 'Bem-vindo')).toBe(pageBefore.replace('Primeiro', 'O primeiro de todos'))
  expect(without(after, 'primeiro de todos')).toBe(pageBefore.replace('Olá', 'Bem-vindo'))
})

test('a removed picture is missed only where it is shown, and not where another name ends like it', () => {
  const [before, after] = [
    { files: new Map([['site.yaml', `portrait: { file: all.jpg }\n`]]), pictures: new Map([['all.jpg', '1']]) },
    { files: new Map([['site.yaml', `portrait: { file: hall.jpg }\n`]]), pictures: new Map([['hall.jpg', '2']]) },
  ]
  expect([...withoutChanges(before, after, new Set()).pictures.keys()]).toEqual(['hall.jpg'])
})

test('an item that was removed comes back to its place, and a new one is left out', () => {
  const after = edited(
    { kind: 'remove', path: [...values, 1] },
    {
      kind: 'insertItem',
      path: values,
      at: 0,
      value: { title: { pt: 'Zero', en: 'Nought' }, text: { pt: 'O', en: 'O' } },
    },
  )
  expect(titles(without(after, 'Dois'))).toEqual(['Olá', 'Valores', 'Zero', 'Um', 'Dois', 'Três', 'Passagem'])
  expect(titles(without(after, 'Zero'))).toEqual(['Olá', 'Valores', 'Um', 'Três', 'Passagem'])
})

test('a picture that a left-out text still shows is not removed', () => {
  const after = pageBefore.replace('sala.jpg', 'outra.jpg').replace('Olá', 'Bem-vindo')
  const [old, now] = [state(pageBefore, { 'sala.jpg': '1' }), state(after, { 'outra.jpg': '1' })]
  const left = contentChanges(old, now).filter(({ id }) => id.includes('/picture/'))
  const { pictures } = withoutChanges(old, now, new Set(left.map(({ id }) => id)))
  expect([...pictures.keys()].toSorted()).toEqual(['outra.jpg', 'sala.jpg'])
})

test('whatever is left out, each item is there or not as chosen, and with everything left out the file is as it was', () => {
  const site = readFileSync(new URL('../../../tests/site/home.yaml', import.meta.url), 'utf8')
  const blocks = blocksOf(site)
  const step: fc.Arbitrary<Edit> = fc.oneof(
    fc.record({
      kind: fc.constant('moveItem' as const),
      // Three of them may be gone before.
      path: fc.tuple(fc.constant('blocks'), fc.nat(blocks - 4)),
      to: fc.nat(blocks - 4),
    }),
    fc.record({ kind: fc.constant('remove' as const), path: fc.tuple(fc.constant('blocks'), fc.nat(blocks - 6)) }),
    fc.record({
      kind: fc.constant('duplicateItem' as const),
      path: fc.tuple(fc.constant('blocks'), fc.nat(blocks - 6)),
    }),
    fc.record({
      kind: fc.constant('set' as const),
      path: fc.tuple(fc.constant('title'), fc.constantFrom('pt', 'en')),
      value: fc.string({ unit: 'grapheme-ascii', minLength: 1 }),
    }),
  )
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 1, maxLength: 4 }),
      fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
      (edits, choice) => {
        const [old, now] = [state(site), state(applyEdits(site, edits))]
        const left = contentChanges(old, now).filter((_, index) => choice[index])
        const kept = withoutChanges(old, now, new Set(left.map(({ id }) => id))).files.get('home.yaml') ?? ''
        const came = left.filter(({ id }) => id.endsWith('#added')).length
        const went = left.filter(({ id }) => id.endsWith('#removed')).length
        expect(blocksOf(kept)).toBe(blocksOf(now.files.get('home.yaml') ?? '') - came + went)
        const none = withoutChanges(old, now, new Set(contentChanges(old, now).map(({ id }) => id)))
        expect(none).toEqual(old)
      },
    ),
    { numRuns: 30 },
  )
})

const before: ContentState = {
  files: new Map([
    ['a.yaml', 'path: /a\n'],
    ['c.yaml', 'path: /c\ntitle: { pt: a, en: b }\n'],
    ['x.yaml', '- ['],
  ]),
  pictures: new Map([
    ['a.jpg', '1'],
    ['b.jpg', '1'],
    ['c.jpg', '1'],
  ]),
}
const after: ContentState = {
  files: new Map([
    ['b.yaml', 'path: /b # b.jpg, d.jpg\n'],
    ['c.yaml', 'path: /d\r\ntitle: { pt: c, en: b }\r\n'],
    ['x.yaml', '- ]'],
  ]),
  pictures: new Map([
    ['b.jpg', '2'],
    ['c.jpg', '1'],
    ['d.jpg', '1'],
  ]),
}

const changed = (all: ReadonlyMap<string, string>, changes: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries({ ...Object.fromEntries(all), ...changes }).filter(([, each]) => each !== undefined),
  )

test.each([
  ['a.yaml#', 'fileRemoved', { 'a.yaml': 'path: /a\n' }, {}],
  ['b.yaml#', 'fileAdded', { 'b.yaml': undefined }, {}],
  ['c.yaml#/path#changed', 'value', { 'c.yaml': 'path: /c\r\ntitle: { pt: c, en: b }\r\n' }, {}],
  ['c.yaml#/title/pt#changed', 'value', { 'c.yaml': 'path: /d\r\ntitle: { pt: a, en: b }\r\n' }, {}],
  ['x.yaml#', 'writing', { 'x.yaml': '- [' }, {}],
  ['images/a.jpg#', 'pictureRemoved', {}, { 'a.jpg': '1' }],
  ['images/b.jpg#', 'pictureReplaced', {}, { 'b.jpg': '1' }],
  ['images/d.jpg#', 'pictureAdded', {}, { 'd.jpg': undefined }],
] as const)('the change %s can be left out by itself', (id, kind, files, pictures) => {
  expect(contentChanges(before, after).find((change) => change.id === id)?.kind).toBe(kind)
  const kept = withoutChanges(before, after, new Set([id]))
  expect(Object.fromEntries(kept.files)).toEqual(changed(after.files, files))
  expect(Object.fromEntries(kept.pictures)).toEqual(changed(after.pictures, pictures))
})

test('with nothing left out everything is as it is now', () => {
  expect(contentChanges(before, after)).toHaveLength(8)
  expect(contentChanges(after, after)).toEqual([])
  expect(withoutChanges(before, after, new Set(['nothing#']))).toEqual(after)
})

test('a new order that is left out leaves what is new among the items in its place', () => {
  const moved = edited(
    { kind: 'moveItem', path: [...values, 2], to: 0 },
    {
      kind: 'insertItem',
      path: values,
      at: 1,
      value: { title: { pt: 'Zero', en: 'Nought' }, text: { pt: 'O', en: 'O' } },
    },
  )
  expect(titles(without(moved, 'ordem'))).toEqual(['Olá', 'Valores', 'Um', 'Zero', 'Dois', 'Três', 'Passagem'])
  expect(titles(without(moved, 'Zero'))).toEqual(['Olá', 'Valores', 'Três', 'Um', 'Dois', 'Passagem'])
})

test('a field that was added is left out, and one that was removed comes back to its place', () => {
  const other = edited(
    { kind: 'remove', path: ['description'] },
    { kind: 'addKey', path: ['blocks', 0], key: 'anchor', value: 'valores' },
    { kind: 'addKey', path: ['blocks', 1], key: 'anchor', value: 'passagem' },
  )
  const all = edited({ kind: 'addKey', path: ['blocks', 1], key: 'anchor', value: 'passagem' })
  const back = without(other, 'Descrição') ?? ''
  expect(back).toContain('title: { pt: Olá, en: Hello }\ndescription: { pt: Uma página, en: A page }\nblocks:')
  expect(back).toContain('anchor: valores')
  expect(without(without(other, 'Descrição') ?? '', 'Valores')).toBe(all)
})
