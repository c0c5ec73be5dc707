import { expect, test } from 'vitest'
import { killEdits } from './kill-edits.ts'

// `npm run kill-test -- edit` kills many more.
test('a server that is killed at any moment leaves every text complete, and the next one has all of it', async () => {
  expect((await killEdits(3, 0)).broken).toEqual([])
}, 120_000)
