import { expect, test } from 'vitest'
import { checkRandomChanges } from './testing/random-changes.ts'

// `npm run fuzz` goes through many more.
test('whatever is changed at random, the check either reports where it is wrong or keeps it as it is', () => {
  const { failure, accepted, rejected, corrected } = checkRandomChanges(200, 1)
  expect(failure).toBe('')
  expect(accepted + rejected).toBe(200)
  expect(corrected).toBeGreaterThan(rejected / 3)
}, 300_000)
