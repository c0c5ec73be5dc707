import { expect, test } from 'vitest'
import { applyEdit } from './apply-edit.ts'
import { readValue } from './read.ts'

/** As long as a page is. */
const page = (name: string): string =>
  `path: /${name}\nblocks:\n  - type: passage\n    text: { pt: ${'Palavra '.repeat(80)}, en: Words }\n  - type: prose\n    title: Um\n`

test('a page is read once, and again only when many others have been read since', () => {
  const first = readValue(page('um'))
  for (let other = 0; other < 15; other++) readValue(page(`outra-${other}`))
  expect(readValue(page('um'))).toBe(first)
  for (let other = 0; other < 15; other++) readValue(page(`mais-${other}`))
  expect(readValue(page('um'))).toBe(first)
  for (let other = 0; other < 16; other++) readValue(page(`outra-${other}`))
  expect(readValue(page('um'))).not.toBe(first)
  expect(readValue(page('um'))).toEqual(first)
})

test('after a word was typed, whatever has not changed is the same object as before', () => {
  const before = readValue(page('dois')) as { blocks: unknown[] }
  const edited = applyEdit(page('dois'), { kind: 'set', path: ['blocks', 1, 'title'], value: 'Dois' })
  const after = readValue(edited) as { blocks: unknown[] }
  expect(after.blocks[0]).toBe(before.blocks[0])
  expect(after.blocks[1]).toEqual({ type: 'prose', title: 'Dois' })
  expect(before.blocks[1]).toEqual({ type: 'prose', title: 'Um' })
})
