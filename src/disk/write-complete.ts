import { lstatSync, renameSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Whether this is an error of the operating system: with one of these codes, or with any. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return codes.length === 0 || codes.includes(String(error.code))
}

/** What `read` gives; undefined if the file or folder does not exist, or fails with another of these codes. */
export async function ifThere<T>(read: () => Promise<T>, ...codes: readonly string[]): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (hasCode(error, 'ENOENT', ...codes)) return undefined
    throw error
  }
}

/** Another program holds a file or a folder, so it cannot be renamed. */
export class InUseError extends Error {
  readonly path: string

  constructor(path: string, cause: unknown) {
    super(`${path} can't be renamed while another program uses it.`, { cause })
    this.path = path
  }
}

/** Windows renames no open file and no folder with one, and a virus scanner opens every new file. */
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
      // Waiting does not help if the target is a folder.
      const isBlocked = lstatSync(to, { throwIfNoEntry: false })?.isDirectory() ?? false
      if (!hasCode(error, ...inUse) || isBlocked) throw error
      const wait = waits[attempt]
      if (wait === undefined) throw new InUseError(from, error)
      // Blocking, not a timer: nothing else may happen while a site is swapped.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait)
    }
  }
}

const unfinished = '.unfinished-'

/** Whether a file is an unfinished one of a killed program. */
export const isUnfinished = (file: string): boolean => basename(file).startsWith(unfinished)

/**
 * Writes a file atomically, creating its folder if need be: other processes see the old file or the complete new one,
 * whenever this process stops, even by a loss of power.
 * @param beforeRename called just before the rename, which it prevents by throwing
 * @throws InUseError, and whatever the file system throws
 */
export async function writeComplete(path: string, content: Uint8Array | string, beforeRename?: () => void) {
  await mkdir(dirname(path), { recursive: true })
  const beside = join(dirname(path), `${unfinished}${randomUUID()}`)
  try {
    const file = await open(beside, 'wx')
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    beforeRename?.()
    renamePatiently(beside, path)
  } finally {
    await rm(beside, { force: true })
  }
}
