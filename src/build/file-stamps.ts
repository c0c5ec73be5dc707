import { lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Tells one state of a folder's files from another, by their names, sizes and times. */
export function folderStamp(folder: string): string {
  return filesStamp(folder, readdirSync(folder, { recursive: true, encoding: 'utf8' }))
}

/** The same for some files of a folder. One that is missing has a state too. */
export function filesStamp(folder: string, names: readonly string[]): string {
  return names
    .map((name) => {
      const { size, mtimeMs } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? {}
      return `${name} ${size} ${mtimeMs}`
    })
    .join('\n')
}

/**
 * Tells whether a file or folder is still the same one, with the same content. The time of a file changes with whatever
 * is written into it, that of a folder with the names in it. Undefined where there is nothing.
 */
export function stampOf(path: string): string | undefined {
  const stats = lstatSync(path, { bigint: true, throwIfNoEntry: false })
  return stats && `${stats.dev} ${stats.ino} ${stats.size} ${stats.mtimeNs}`
}
