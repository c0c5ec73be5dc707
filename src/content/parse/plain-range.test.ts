import { expect, test } from 'vitest'
import { testSite } from '../../../tests/site.ts'
import { readContentFolder } from '../../files/read-content-folder.ts'
import { pointerTo } from './pointer.ts'
import { plainRange } from './plain-range.ts'
import { rangeOfPointer } from './range-of-pointer.ts'
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

test.each(files)('in %s the lines tell the same places as the tree', (_, text) => {
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

test('where the lines do not tell, nothing is said', () => {
  expect(plainRange(['"a b": c'], '/a b', 'value')).toBeUndefined()
  expect(plainRange(['a: {', '  b: c }'], '/a/b', 'value')).toBeUndefined()
  expect(plainRange([''], '/a', 'value')).toBeUndefined()
})
