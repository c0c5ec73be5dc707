import { expect, test } from 'vitest'
import { fileNode, nodeAt } from '../../../content/model/schema/schema-node.ts'
import { pairItems } from '../../../content/yaml/edit/pair-items.ts'
import { edit, opened } from '../state/testing/opened-store.ts'
import { followedKeys, placeAfter } from './follow-others.ts'

const blocks = nodeAt('page', { path: '/', blocks: [] }, ['blocks']) ?? fileNode('page')
const block = (title: string) => ({ type: 'passage', title: { pt: title, en: title } })
const [one, two, three] = [block('Um'), block('Dois'), block('Três')] as const

test.each([
  ['others have moved', [three, one, two], [7, 4, 1]],
  ['others have inserted one', [one, block('Novo'), two, three], [4, 8, 1, 7]],
  ['others have removed one', [one, three], [4, 7]],
  ['others have changed', [one, { ...two, text: { pt: 'a', en: 'b' } }, three], [4, 1, 7]],
])('items that %s keep their keys, and a new one has its own', (_, items, keys) => {
  expect(followedKeys([4, 1, 7], pairItems([one, two, three], items, blocks))).toEqual(keys)
})

const second = { file: 'home.yaml', path: ['blocks', 1, 'title', 'pt'] }

test('what is open stays open when undo moves its block, and closes when undo takes it away', async () => {
  const { store } = await opened()
  edit(store, { kind: 'moveItem', path: ['blocks', 0], to: 1 })
  await store.undo()
  const moved = store.state().applied
  expect(moved && placeAfter(second, moved)).toEqual({ ...second, path: ['blocks', 0, 'title', 'pt'] })
  // Another page with the same blocks stays where it is.
  const elsewhere = { ...second, file: 'about.yaml' }
  expect(moved && placeAfter(elsewhere, moved)).toBe(elsewhere)

  await store.redo()
  const again = store.state().applied
  expect(again && placeAfter({ ...second, path: ['blocks', 0] }, again)).toEqual({ ...second, path: ['blocks', 1] })

  edit(store, { kind: 'insertItem', path: ['blocks'], at: 1, value: { type: 'hero' } })
  await store.undo()
  const gone = store.state().applied
  expect(gone && placeAfter(second, gone)).toBeUndefined()
})
