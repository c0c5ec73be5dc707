import { expect, test } from 'vitest'
import { joinLines } from './merge-contents.ts'
const lines = (text: string, end = '\n'): string => text.replaceAll(' ', end)

test.each([
  ['lines apart', 'a b c', 'A b c', 'a b C', 'A b C'],
  ['lines next to each other', 'a b', 'A b', 'a B', 'A B'],
  ['the same line, alike', 'a b', 'A b', 'A B', 'A B'],
  ['the same line, differently', 'a b', 'x b', 'y b', 'x b'],
  ['a line and another below it', 'a b', 'A x b', 'a B', 'A x b'],
  ['a line, and one below it with another line', 'a b', 'A b', 'a B y', 'A b'],
  ['a line removed and another changed', 'a b c', 'b c', 'a b C', 'b C'],
  ['a comment on both sides', '# a b', '#m A b', '#t a B', '#m A B'],
  ['a comment on their side', '# a b', '# A b', '#t # a B', '#t # A B'],
  ['an empty line on their side', 'a  b', 'A  b', 'a   B', 'A   B'],
])('what both sides changed is joined: %s', (_, base, mine, theirs, joined) => {
  expect(joinLines(lines(base), lines(mine), lines(theirs))).toBe(lines(joined))
  expect(joinLines(lines(base), lines(mine, '\r\n'), lines(theirs))).toBe(lines(joined, '\r\n'))
  expect(joinLines(lines(base, '\r\n'), lines(mine), lines(theirs, '\r\n'))).toBe(lines(joined))
})
