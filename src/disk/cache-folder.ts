import { accessSync, constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * The cache folder that processes share. If the project is not writable, a temporary folder that this process removes
 * when it ends.
 * @param kind the name of the cache
 */
export function cacheFolder(kind: string): string {
  const folder = resolve('node_modules/.cache', kind)
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return folder
  } catch {
    return join(temporaryFolder(), kind)
  }
}

let temporary: string | undefined

function temporaryFolder(): string {
  if (temporary !== undefined) return temporary
  const made = mkdtempSync(join(tmpdir(), 'cache-'))
  process.on('exit', () => rmSync(made, { recursive: true }))
  return (temporary = made)
}
