import { accessSync, constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { writeComplete } from './write-complete.ts'

let temporary: string | undefined

/**
 * The cache folder of a kind, which processes share. For a user who may not write into the project's packages it is a
 * temporary one, which this process removes when it ends.
 */
export function cacheFolder(kind: string): string {
  const folder = resolve('node_modules/.cache', kind)
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return folder
  } catch {
    if (temporary === undefined) {
      const made = mkdtempSync(join(tmpdir(), 'cache-'))
      process.on('exit', () => rmSync(made, { recursive: true }))
      temporary = made
    }
    return join(temporary, kind)
  }
}

/**
 * What `make` gives, or has given before, kept as JSON in a file of a cache. The name of the file must follow from
 * everything that the result depends on. It is synced, so that nothing is half written; a full disk only makes it again.
 */
export async function cachedJson<T>(file: string, make: () => Promise<T>): Promise<T> {
  const known = await readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as T)
    .catch(() => undefined)
  if (known !== undefined) return known
  const made = await make()
  await writeComplete(file, JSON.stringify(made)).catch(() => undefined)
  return made
}
