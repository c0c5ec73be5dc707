import { expect, test } from 'vitest'
import { fitLines } from './fit-lines.ts'

/** Every sign as wide as half its height. */
const measure = (text: string) => text.length / 2

test('a short title is on one line in the largest letters', () => {
  expect(fitLines('Roda', 730, measure)).toEqual({ lines: ['Roda'], size: 104 })
})

test('lines come out about equally long, with no single word left for the last', () => {
  expect(fitLines('um dia de dança', 730, measure).lines).toEqual(['um dia', 'de dança'])
  expect(fitLines('dançar em Lisboa já', 730, measure).lines).toEqual(['dançar em', 'Lisboa já'])
})

test('a longer title gets smaller letters before it gets cut', () => {
  const title = 'Um retiro de outono em Sesimbra, com música e mar'
  const { lines, size } = fitLines(title, 730, measure)
  expect(size).toBeLessThan(104)
  expect(lines.join(' ')).toBe(title)
})

test('a title that is too long in any letters ends in an ellipsis', () => {
  const { lines, size } = fitLines('palavra '.repeat(40), 730, measure)
  expect(size).toBe(60)
  expect(lines).toHaveLength(5)
  expect(lines.at(-1)).toMatch(/palavra…$/)
})

test('a word wider than the picture makes the letters smaller, and stays whole', () => {
  const word = 'x'.repeat(80)
  const { lines, size } = fitLines(word, 730, measure)
  expect(lines).toEqual([word])
  expect(measure(word) * size).toBeLessThanOrEqual(730)
})
