import { errors } from 'playwright-core'
import { expect, test } from 'vitest'
import { chromiumOfWorker } from '../browsers.ts'
import { moreRuns } from '../more-runs.ts'
import { check } from './walk/checks.ts'
import { possibleSteps, redo, start, undo } from './walk/steps.ts'
import { breakOrMend } from './walk/outside.ts'
import { openWalk, snapshot, type WalkStep, type Walk } from './walk/walk.ts'

/** A single seed, to reproduce a failure. */
const only = process.env['WALK_SEED']
const seeds = only ? [Number(only)] : Array.from({ length: moreRuns }, (_, index) => index + 1)
const length = moreRuns > 1 ? 120 : 14

const browser = chromiumOfWorker()

test.each(seeds)('nothing is lost on random walk %i through the editor', { timeout: 20_000 * length }, async (seed) => {
  const context = await browser().newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const walk = await openWalk(context, seed)
  try {
    await walkAlone(walk, length / 2)
    walk.isShared = true
    await take(walk, length / 2)
  } catch (error) {
    const again = `${moreRuns > 1 ? 'MORE_RUNS=2 ' : ''}WALK_SEED=${seed} npx vitest run tests/editor/walk.test.ts`
    throw new Error(`After these steps:\n${walk.log.join('\n')}\nTo see it again: ${again}\n\n${String(error)}`, {
      cause: error,
    })
  } finally {
    await context.close()
    await walk.editor.remove()
  }
})

/** Takes steps without interference: undoing all of them restores every byte, and so does redoing them. */
async function walkAlone(walk: Walk, count: number): Promise<void> {
  const before = snapshot(walk.editor)
  await take(walk, count)
  // Leaving a field may be a change of its own: one of the first steps is answered with it.
  await walk.page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await takeAll(walk, redo)
  const after = snapshot(walk.editor)
  await takeAll(walk, undo)
  await expect.poll(() => snapshot(walk.editor), { message: 'All is undone' }).toEqual(before)
  await takeAll(walk, redo)
  await expect.poll(() => snapshot(walk.editor), { message: 'All is redone' }).toEqual(after)
}

async function takeAll(walk: Walk, step: WalkStep): Promise<void> {
  while ((await step(walk)) !== undefined) await check(walk)
  // The last step may have been under way when its button was looked for again.
  await check(walk)
}

/** Takes a number of steps. Some follow immediately; the others wait until all checks have passed. */
async function take(walk: Walk, count: number): Promise<void> {
  const { random, log } = walk
  let isHurried = false
  for (let taken = 0; taken < count;) {
    const step = random.pick(possibleSteps(walk)) ?? start
    log.push(`${step.name}, not completed`)
    const did = await step(walk).catch((error: unknown) => {
      // Another writer, or the step before this one, may have removed its target.
      if ((walk.isShared || isHurried) && error instanceof errors.TimeoutError) return 'gone'
      throw error
    })
    log.pop()
    if (did === undefined) continue
    taken += 1
    isHurried = random.chance(0.25)
    log.push(`${taken}. ${step.name}: ${did.replaceAll('\n', '⏎')}${isHurried ? ' (and at once)' : ''}`)
    if (!isHurried) await check(walk)
  }
  if (!walk.isServed) await start(walk)
  if (walk.broken) await breakOrMend(walk)
  await check(walk)
}
