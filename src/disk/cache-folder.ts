import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { writeComplete } from './write-complete.ts'

/** The cache folder of a kind, which processes share. */
export const cacheFolder = (kind: string): string => resolve('node_modules/.cache', kind)

/**
 * What `make` gives, or has given before, kept as JSON in a file of a cache. The name of the file must follow from
 * everything that the result depends on. The file is synced, so that a loss of power leaves nothing that is half written.
 */
export async function cachedJson<T>(file: string, make: () => Promise<T>): Promise<T> {
  const known = await readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as T)
    .catch(() => undefined)
  if (known !== undefined) return known
  const made = await make()
  await writeComplete(file, JSON.stringify(made), { synced: true })
  return made
}
