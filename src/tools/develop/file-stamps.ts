import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Identifies the state of a folder's files, by their names, sizes and times. */
export function folderStamp(folder: string): string {
  return filesStamp(folder, readdirSync(folder, { recursive: true, encoding: 'utf8' }))
}

/** The same for some files of a folder. A missing file has a state too. */
export function filesStamp(folder: string, names: readonly string[]): string {
  return names
    .map((name) => {
      const { size, mtimeMs } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? {}
      return `${name} ${size} ${mtimeMs}`
    })
    .join('\n')
}
