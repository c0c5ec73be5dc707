import { expect, test } from 'vitest'
import { rangeOf } from './range.ts'

test('the first character of a text is in line 1 and column 1, even if it is a line break', () => {
  expect(rangeOf('path: /', 0, 4)).toEqual({ line: 1, column: 1, length: 4 })
  expect(rangeOf('\npath: /', 0, 4)).toEqual({ line: 1, column: 1, length: 0 })
})

test('a range is marked to the end of its line at most', () => {
  expect(rangeOf('a: |\n  one\n  two\n', 3, 16)).toEqual({ line: 1, column: 4, length: 1 })
})
