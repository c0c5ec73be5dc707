import { expect, test } from 'vitest'
import { moreRuns } from '../more-runs.ts'
import { killEdits } from './kill-edits.ts'

test(
  'a server killed at any moment leaves every text complete, and the next server reads all of it',
  { timeout: 120_000 * moreRuns },
  async () => {
    expect(await killEdits(3 * moreRuns, 0)).toEqual([])
  },
)
