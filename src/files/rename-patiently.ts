import { lstatSync, renameSync } from 'node:fs'
import { hasCode } from './system-error.ts'

/** Another program holds a file or a folder, so it cannot be renamed. */
export class InUseError extends Error {
  readonly path: string

  constructor(path: string, cause: unknown) {
    super(`${path} can't be renamed while another program uses it.`, { cause })
    this.path = path
  }
}

/**
 * Windows renames nothing that is open, nor a folder with an open file in it, and a virus scanner opens whatever is
 * new.
 */
const inUse = process.platform === 'win32' ? ['EBUSY', 'EPERM', 'EACCES'] : ['EBUSY']

/** How long to wait before each further attempt, in milliseconds: three seconds in all. */
const waits = [10, 20, 50, 100, 200, 400, 700, 1500]

/**
 * Renames a file or a folder, and waits a little if another program holds it.
 * @throws InUseError when it is still held after three seconds, and what the file system throws
 */
export function renamePatiently(from: string, to: string): void {
  for (let attempt = 0; ; attempt += 1) {
    try {
      renameSync(from, to)
      return
    } catch (error) {
      // A folder is never renamed over another one, however long one waits.
      const isBlocked = lstatSync(to, { throwIfNoEntry: false })?.isDirectory() ?? false
      if (!hasCode(error, ...inUse) || isBlocked) throw error
      const wait = waits[attempt]
      if (wait === undefined) throw new InUseError(from, error)
      // Blocking, not a timer: nothing else may happen while a site is swapped.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait)
    }
  }
}
