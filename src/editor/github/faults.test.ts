import { afterEach, onTestFinished, test, vi } from 'vitest'
import { randomOf } from '../../../tests/editor/walk/random.ts'
import { moreRuns } from '../../../tests/more-runs.ts'
import { takeEachFault } from '../testing/faults/every-fault.ts'
import { randomFaults } from '../testing/faults/plan.ts'
import { walkWithFaults, windowsOf } from '../testing/faults/walk.ts'
import { hurry } from '../testing/faults/world.ts'
import { openBrowser } from './testing/browser-world.ts'

/** How many steps, and a single seed to reproduce a failure. */
const steps = Number(process.env['WALK_STEPS'] ?? 200)
const only = process.env['WALK_SEED']
const seeds = only ? [Number(only)] : Array.from({ length: 15 * moreRuns }, (_, index) => index + 1)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each(seeds)(
  'no text is lost on a walk of faults over GitHub, and what is told of publishing is so: %i',
  { timeout: 600_000 },
  async (seed) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const random = randomOf(seed)
    const world = await openBrowser(random, randomFaults(random), onTestFinished)
    hurry(onTestFinished)
    await walkWithFaults(world, steps, windowsOf(seed))
  },
)

test('no text is lost whichever call of a day over GitHub fails', { timeout: 3_600_000 }, async () => {
  await takeEachFault((plan, atEnd) => openBrowser(randomOf(1), plan, atEnd), 1)
})
