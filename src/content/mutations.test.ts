import { expect, test } from 'vitest'
import { checkMutations } from './testing/check-mutations.ts'

// `npm run fuzz` goes through many more.
test('whatever is changed at random in the content, the check says where it is wrong or keeps it as it is', async () => {
  const { accepted, rejected, corrected } = await checkMutations(900_001, 2000)
  expect(accepted + rejected).toBe(2000)
  expect(corrected).toBeGreaterThan(rejected / 3)
}, 600_000)
