import { availableParallelism } from 'node:os'

/**
 * Maps with as many tasks at once as the machine has cores, so that memory does not grow with the number of items. After
 * a failure no further task begins.
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

/** Unlike an array's own iterator, a generator ends for all who share it when one of them leaves its loop. */
function* entriesOf<T>(items: readonly T[]): Generator<[number, T]> {
  yield* items.entries()
}
