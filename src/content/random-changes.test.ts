import { expect, test } from 'vitest'
import { moreRuns } from '../../tests/more-runs.ts'
import { checkRandomChanges } from '../../tests/random-changes.ts'

test(
  'whatever is changed at random, the check either reports where it is wrong or keeps it as it is',
  { timeout: 300_000 * moreRuns },
  () => {
    const { failure, accepted, rejected, corrected } = checkRandomChanges(100 * moreRuns, 1)
    expect(failure).toBe('')
    expect(accepted + rejected).toBe(100 * moreRuns)
    expect(corrected).toBeGreaterThan(rejected / 3)
  },
)
