import { expect, test } from 'vitest'
import { testSite } from '../../../tests/site.ts'
import { readContentFolder } from '../../files/read-content-folder.ts'
import { pathOf, pointerSteps, pointerTo } from './pointer.ts'
import { plainRange } from './plain-range.ts'
import { pointerOfLine, rangeOfPointer } from './range-of-pointer.ts'
import { parseText } from './tree.ts'
import { valueOfTree } from './value.ts'

/** The pointers to everything in a value. */
const pointersIn = (value: unknown, pointer = ''): string[] =>
  typeof value === 'object' && value !== null
    ? [pointer, ...Object.entries(value).flatMap(([key, inner]) => pointersIn(inner, pointerTo(pointer, key)))]
    : [pointer]

const files = [...(readContentFolder(testSite).files ?? [])].flatMap(([name, text]) =>
  typeof text === 'string' ? [[name, text] as const] : [],
)

test.each(files)('in %s the lines give the same ranges as the tree', (_, text) => {
  const { root } = parseText(text)
  const pointers = pointersIn(valueOfTree(root, text).value).slice(1)
  const lines = text.split('\n')
  for (const part of ['key', 'value'] as const)
    for (const pointer of pointers)
      expect([pointer, plainRange(lines, pointer, part)]).toEqual([
        pointer,
        rangeOfPointer({ root, text }, pointer, part),
      ])
})

test('where the lines are not conclusive, they give nothing', () => {
  expect(plainRange(['"a b": c'], '/a b', 'value')).toBeUndefined()
  expect(plainRange(['a: {', '  b: c }'], '/a/b', 'value')).toBeUndefined()
  expect(plainRange([''], '/a', 'value')).toBeUndefined()
})

const odd = `# nada

path: /
blocks:
- type: a
  pt: b
  empty:
  list: [a, { x: 1, y: }, [b]]
-
  type: c
- - d
  - e

names:
    deep:
        - um

        - dois
    # fim
pt-x: outro
pt: { a: , b: "" }
last:`

test('however lines are written, they give the same range as the tree, or none', () => {
  const { root } = parseText(odd)
  const lines = odd.split('\n')
  const pointers = [
    ...pointersIn(valueOfTree(root, odd).value).slice(1),
    '/none',
    '/path/none',
    '/blocks/9',
    '/blocks/0/none',
  ]
  const untold: string[] = []
  for (const part of ['key', 'value'] as const)
    for (const pointer of pointers) {
      const range = plainRange(lines, pointer, part)
      if (range)
        expect([pointer, part, range]).toEqual([pointer, part, rangeOfPointer({ root, text: odd }, pointer, part)])
      else untold.push(`${pointer} ${part}`)
    }
  expect(untold).toMatchInlineSnapshot(`
    [
      "/none key",
      "/path/none key",
      "/blocks/9 key",
      "/blocks/0/none key",
      "/none value",
      "/path/none value",
      "/blocks/9 value",
      "/blocks/0/none value",
    ]
  `)
})

test('the path to the value of each line is known', () => {
  const { root } = parseText(odd)
  expect(odd.split('\n').map((line, at) => `${pointerOfLine({ root, text: odd }, at + 1)} ← ${line}`))
    .toMatchInlineSnapshot(`
    [
      " ← # nada",
      " ← ",
      "/path ← path: /",
      "/blocks ← blocks:",
      "/blocks/0/type ← - type: a",
      "/blocks/0/pt ←   pt: b",
      "/blocks/0/empty ←   empty:",
      "/blocks/0/list ←   list: [a, { x: 1, y: }, [b]]",
      "/blocks/0/list/2/0 ← -",
      "/blocks/1/type ←   type: c",
      "/blocks/2/0 ← - - d",
      "/blocks/2/1 ←   - e",
      "/blocks/2/1 ← ",
      "/names ← names:",
      "/names/deep ←     deep:",
      "/names/deep/0 ←         - um",
      "/names/deep/0 ← ",
      "/names/deep/1 ←         - dois",
      "/names/deep/1 ←     # fim",
      "/pt-x ← pt-x: outro",
      "/pt ← pt: { a: , b: "" }",
      "/last ← last:",
    ]
  `)
})

test('a step of a pointer may contain a slash and a tilde', () => {
  expect(pointerTo('/a', 'b/~1')).toBe('/a/b~1~01')
  expect(pointerSteps('/a/b~1~01')).toEqual(['a', 'b/~1'])
  expect(pointerSteps('')).toEqual([])
  expect(pathOf('/a/10/b1/1b')).toEqual(['a', 10, 'b1', '1b'])
})
