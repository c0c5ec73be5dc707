/** The middle one of some numbers, by size. Throws where there is none. */
export function median(numbers: readonly number[]): number {
  const middle = numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
  if (middle === undefined) throw new Error('There is no median of no numbers.')
  return middle
}

/** How often everything is measured that differs from one time to the next; the median is what is told. */
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
