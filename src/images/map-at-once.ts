import { availableParallelism } from 'node:os'

/** Works on as many items at once as the machine has cores, so that memory doesn't grow with their number. */
export async function mapAtOnce<T, R>(items: readonly T[], work: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const queue = items.entries()
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const [index, item] of queue) results[index] = await work(item, index)
  })
  await Promise.all(workers)
  return results
}
