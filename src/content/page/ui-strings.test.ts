import { expect, test } from 'vitest'
import { uiString } from './page.ts'
test('a word is looked up by its key, and a key that the dictionary lacks is returned as it is', () => {
  expect(uiString({ when: 'Quando' }, 'when')).toBe('Quando')
  expect(uiString({}, 'when')).toBe('when')
})

test('a key that the schema does not list among the words in use does not compile', () => {
  // @ts-expect-error: the schema lists no such word.
  expect(uiString({}, 'wen')).toBe('wen')
  // @ts-expect-error: nor one that every object has.
  expect(uiString({}, 'toString')).toBe('toString')
})
