import { availableParallelism } from 'node:os'

/**
 * Maps with one task for each core at a time, so that memory does not grow with the number of items. After a failure no
 * further task begins.
 */
export async function mapPerCore<T, R>(
  items: readonly T[],
  task: (item: T, index: number) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = []
  const left = entriesOf(items)
  const work = async (): Promise<void> => {
    for (const [index, item] of left) results[index] = await task(item, index)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return results
}

/** A generator, because unlike an array's iterator it ends for every consumer once one leaves its loop. */
function* entriesOf<T>(items: readonly T[]): Generator<[number, T]> {
  yield* items.entries()
}
