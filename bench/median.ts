/** The middle one of some numbers, by size. Throws where there is none. */
export function median(numbers: readonly number[]): number {
  const middle = numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
  if (middle === undefined) throw new Error('There is no median of no numbers.')
  return middle
}

/** How often everything is measured that varies from one run to the next; the median is what is reported. */
const times = 5

/** Measures several times, one after another. */
export async function repeatedly<T>(measure: () => Promise<T>, say: (done: number) => void): Promise<T[]> {
  const results: T[] = []
  for (let done = 1; done <= times; done += 1) {
    results.push(await measure())
    say(done)
  }
  return results
}

/** What was measured of several programs, by name: a number for each round, the rounds in the same order for all. */
export type Rounds = Readonly<Record<string, readonly number[]>>

/**
 * Measures several programs in turn, A B C A B C, so that whatever else the machine does falls on all of them.
 * @param measure gives figures by name
 */
export async function inTurn<Name extends string>(
  names: readonly Name[],
  rounds: number,
  measure: (name: Name) => Promise<Readonly<Record<string, number>>>,
): Promise<ReadonlyMap<string, Rounds>> {
  const told = new Map<string, Record<string, number[]>>()
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      for (const [figure, value] of Object.entries(await measure(name))) {
        const rounded = told.get(figure) ?? {}
        told.set(figure, { ...rounded, [name]: [...(rounded[name] ?? []), value] })
      }
    }
  }
  return told
}

/**
 * How many times as much one program takes as another: the median of the rounds' ratios. Undefined where the other took
 * nothing in some round: there is no multiple of nothing.
 */
export function ratio(rounds: Rounds, of: string, to: string): number | undefined {
  const others = rounds[to] ?? []
  if (others.includes(0)) return undefined
  return median((rounds[of] ?? []).map((value, round) => value / (others[round] ?? NaN)))
}
