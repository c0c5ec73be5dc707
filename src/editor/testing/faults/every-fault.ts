import { vi } from 'vitest'
import { grouped } from '../../../content/model/by-key.ts'
import { type FaultPlan, type OneFault, oneFault } from './plan.ts'
import { walkWithFaults } from './walk.ts'
import { hurry, type World } from './world.ts'

/** The owner's day, by the names of what is done in a walk. */
const morning = 'type type undo type wait event type rival wait other type picture rest'
const afternoon = 'type reload wait type undo event type rival crash picture undo type answer event'
const day = [...`${morning} ${afternoon}`.split(' '), 'sign out', 'type']

/** Whether every call of a day is tried, as `npm run walk -- --every` does, and not just one of each name. */
const isComplete = process.env['EVERY_FAULT'] === '1'

/**
 * Every call in each of its ways. What is called more than fifty times, such as a look at a file, fails in one way each
 * time, and in all of them in turn.
 */
function chosen(all: readonly OneFault[], ways: number): readonly OneFault[] {
  return [...grouped(all, ({ call }) => call).values()].flatMap((same) => {
    const kinds = [...new Set(same.map(({ kind }) => kind))]
    const inTurn = same.filter(({ n, kind }) => kinds[n % kinds.length] === kind)
    if (isComplete) return inTurn.length > 50 ? inTurn : same
    // A call to GitHub that only asks is left to the random walks: a day takes a second.
    if (same[0]?.call.startsWith('GET ')) return []
    const middle = Math.ceil((same.at(-1)?.n ?? 0) / 2)
    return same.filter(({ n, kind }) => n === middle && kinds.indexOf(kind) < ways)
  })
}

/**
 * Takes the owner's day again and again, and each time another call fails in another way. It prints how many have held.
 * SQLite's tests of its input and output are the model (https://www.sqlite.org/testing.html#i_o_error_testing).
 * @param open opens a world in which the plan says what goes wrong
 * @param ways in how many of its ways a call fails in CI
 * @throws what the day throws, with the call that failed
 */
export async function takeEachFault(
  open: (plan: FaultPlan, atEnd: (end: () => void | Promise<void>) => void) => Promise<World>,
  ways: number,
): Promise<void> {
  async function take(fault?: OneFault): Promise<readonly OneFault[]> {
    const ends: (() => void | Promise<void>)[] = []
    const plan = oneFault(fault)
    try {
      const atEnd = (end: (typeof ends)[number]) => void ends.unshift(end)
      const world = await open(plan, atEnd)
      vi.spyOn(console, 'error').mockReturnValue()
      hurry(atEnd)
      await walkWithFaults(world, day)
    } catch (error) {
      if (!fault) throw error
      throw new Error(`Call ${fault.n} of ${fault.call}, ${fault.kind}: ${String(error)}`, { cause: error })
    } finally {
      for (const end of ends) await end()
      vi.unstubAllGlobals()
      vi.restoreAllMocks()
    }
    return plan.seen()
  }

  const all = await take()
  const held = new Map<string, number>()
  for (const fault of chosen(all, ways)) {
    // How often a file is looked at differs from day to day.
    const isMet = (await take(fault)).some(({ call, n }) => call === fault.call && n === fault.n)
    const name = `${fault.call}, ${fault.kind}`
    if (isMet) held.set(name, (held.get(name) ?? 0) + 1)
  }
  const rows = [...held].toSorted().map(([name, count]) => `${String(count).padStart(4)} held  ${name}`)
  if (isComplete) console.log(rows.join('\n'))
}
