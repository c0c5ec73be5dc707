import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A site that this process has published, from which the next one can take files over. */
export interface Former {
  readonly folder: string
  /** Whether a file is still the one that was written, untouched. */
  isAsWritten(address: string): boolean
}

/** Remembers a site that has just been published. */
export function rememberSite(folder: string): Former {
  const written = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => [`/${name}`, stampOf(join(folder, name))]),
  )
  return {
    folder,
    isAsWritten: (address) => written.has(address) && stampOf(join(folder, address)) === written.get(address),
  }
}

/** Tells one version of a file from another. The time changes with whatever is written into it. */
function stampOf(file: string): string | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false })
  return stats && `${stats.ino} ${stats.size} ${stats.mtimeNs}`
}
