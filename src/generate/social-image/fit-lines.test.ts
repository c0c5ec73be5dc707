import { expect, test } from 'vitest'
import { fitLines } from './social-image-svg.ts'

/** Every sign as wide as half its height. */
const measure = (text: string) => text.length / 2

test.each<[what: string, title: string, size: number, lines: readonly string[]]>([
  ['a short title is on one line in the largest letters', 'Roda', 104, ['Roda']],
  ['lines come out about equally long', 'um dia de dança', 104, ['um dia', 'de dança']],
  ['no single word is left for the last line', 'dançar em Lisboa já', 104, ['dançar em', 'Lisboa já']],
  [
    'a longer title gets smaller letters',
    'Um retiro de outono em Sesimbra, com música e mar',
    88,
    ['Um retiro de', 'outono em', 'Sesimbra, com', 'música e mar'],
  ],
  [
    'a title that is too long in any letters ends in an ellipsis',
    'palavra '.repeat(40),
    60,
    [...Array<string>(4).fill('palavra palavra palavra'), 'palavra palavra…'],
  ],
  ['a word wider than the picture makes the letters smaller', 'x'.repeat(80), 18.25, ['x'.repeat(80)]],
])('%s', (_, title, size, lines) => {
  expect(fitLines(title, 730, measure)).toEqual({ lines, size })
})
