import { expect, test } from 'vitest'
import { checkEdits } from '../testing/check-edits.ts'

// `npm run fuzz` makes many more.
test('after any edit a file contains the new value, and everything else in it is as it was', () => {
  expect(checkEdits(20_260_115, 12)).toBeGreaterThan(500)
}, 120_000)
