import { resolve } from 'node:path'
import { InUseError, renamePatiently, hasCode } from '../../disk/write-complete.ts'
import { stampOf } from './file-stamps.ts'
import { foldersBeside, isReplaceable, isThere, oldFolder } from './output-folders.ts'

/** What `out` names is not something that a build has made. */
export class ForeignFolderError extends Error {
  readonly folder: string

  constructor(folder: string) {
    super(`${folder} is not a build of this site. Name another folder, or remove it.`)
    this.folder = folder
  }
}

/** @throws ForeignFolderError when something other than a build is there */
export function refuseForeign(out: string): void {
  for (;;) {
    const stamp = stampOf(out)
    if (isReplaceable(out)) return
    // What was read while another build moved it away may belong to two sites.
    if (stampOf(out) === stamp) throw new ForeignFolderError(out)
  }
}

/**
 * Replaces the site by a complete new one, in two renames: not every system can swap folders in one step. If the
 * process is killed between the two, `recoverOutput` does the second. If this throws, the old site is still in place.
 * @throws ForeignFolderError, InUseError, and what the file system throws
 */
export function exchange(folder: string, out: string): void {
  for (let attempt = 1; ; attempt += 1) {
    refuseForeign(out)
    const old = oldFolder(folder, attempt)
    const moved = moveIfThere(out, old)
    try {
      renamePatiently(folder, out)
      return
    } catch (error) {
      // Another build has put its site there in the meantime: that is the old one now.
      if (isTaken(out, error)) continue
      if (moved) putBack(old, out)
      throw error
    }
  }
}

/** In milliseconds: no build takes this long between its two renames, so a process with its number is another one. */
const longestExchange = 10_000

/**
 * Finds out whether there is a site. If a build was killed between its two renames, the site that was completed last,
 * the new one, takes its place. A swap that is still running is left alone.
 */
export function recoverOutput(folder: string): 'there' | 'exchanging' | 'missing' {
  const out = resolve(folder)
  if (isThere(out)) return 'there'
  const complete = foldersBeside(out)
    .flatMap(({ completed, ...rest }) => (completed === undefined ? [] : [{ ...rest, completed }]))
    .toSorted((one, other) => other.completed - one.completed)
  const now = Date.now()
  if (complete.some((site) => site.isRunning && !site.isOld && now - site.completed < longestExchange)) {
    return 'exchanging'
  }
  const [last] = complete
  // Anything may have been put there since the first check.
  if (!last) return isThere(out) ? 'there' : 'missing'
  try {
    renamePatiently(last.path, out)
  } catch (error) {
    // Another command, or a build, was faster.
    if (isTaken(out, error) || hasCode(error, 'ENOENT')) return recoverOutput(out)
    throw error
  }
  return 'there'
}

/** Whether a rename failed because something is there already, or was: a third build may have moved it away since. */
const isTaken = (out: string, error: unknown): boolean =>
  hasCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOTDIR') || isThere(out)

/** If even this fails, the next command that looks will put it right. */
function putBack(old: string, out: string): void {
  try {
    renamePatiently(old, out)
  } catch (error) {
    if (!hasCode(error) && !(error instanceof InUseError)) throw error
  }
}

function moveIfThere(from: string, to: string): boolean {
  try {
    renamePatiently(from, to)
    return true
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}
