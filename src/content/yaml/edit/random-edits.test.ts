import { expect, test } from 'vitest'
import { moreRuns } from '../../../../tests/more-runs.ts'
import { checkEdits } from '../../testing/check-edits.ts'

test(
  'after any edit a file contains the new value, and everything else in it is as it was',
  { timeout: 120_000 * moreRuns },
  () => {
    expect(checkEdits(20_260_115, 12 * moreRuns)).toBeGreaterThan(500 * moreRuns)
  },
)
