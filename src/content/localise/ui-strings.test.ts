import { expect, test } from 'vitest'
import { wordFor } from './ui-strings.ts'

test('a word is looked up by its key, and a key that the dictionary lacks stands for itself', () => {
  expect(wordFor({ when: 'Quando' }, 'when')).toBe('Quando')
  expect(wordFor({}, 'when')).toBe('when')
})

test('a key that the schema does not list among the words in use does not compile', () => {
  // @ts-expect-error: the schema lists no such word.
  expect(wordFor({}, 'wen')).toBe('wen')
  // @ts-expect-error: nor one that every object has.
  expect(wordFor({}, 'toString')).toBe('toString')
})
