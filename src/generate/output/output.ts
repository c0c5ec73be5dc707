import { lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { hasCode, InUseError, renamePatiently } from '../../disk/write-complete.ts'

type FileContent = string | Uint8Array

/** A file of a site by its address, which starts with a slash. It is made when it is asked for. */
export type MadeFile = readonly [address: string, make: () => FileContent | Promise<FileContent>]

/** The file that marks a complete site: written after all others, and removed before them. */
const marker = '.site-build'

/** What `out` names is not something that a build has made. */
export class ForeignFolderError extends Error {
  readonly folder: string

  constructor(folder: string) {
    super(`${folder} is not a build of this site. Name another folder, or remove it.`)
    this.folder = folder
  }
}

/**
 * Begins a site, in a folder beside `out`. `publish` makes all of it visible at once. A build that stops at any point
 * leaves either the old site or the new one, complete. Loss of power is not covered: every file would need an fsync.
 * @throws ForeignFolderError when something other than a build is there
 * @throws an error of the file system, with its `code`, when nothing can be written there
 */
export function openOutput(out: string) {
  const { site, begun, next, old } = places(out)
  refuseForeign(site)
  mkdirSync(dirname(site), { recursive: true })
  removeBegun(begun)
  mkdirSync(next)

  let published = false
  return {
    /** Writes a file. `address` starts with a slash. */
    write(address: string, content: FileContent): void {
      const file = join(next, address)
      mkdirSync(dirname(file), { recursive: true })
      // `wx` fails if the file exists: two pages would have one address.
      writeFileSync(file, content, { flag: 'wx' })
    },
    /**
     * Makes what was written the site, in two renames: not every system can swap folders in one step. If the process is
     * killed between the two, `recoverOutput` puts the old site back. If this throws, it is still in place.
     * @throws ForeignFolderError when something other than a build has come there meanwhile
     * @throws InUseError when another program holds the folder
     */
    publish(): void {
      writeFileSync(join(next, marker), 'A build of the site: the next build replaces this folder.\n', { flag: 'wx' })
      refuseForeign(site)
      removeFolder(old)
      const moved = isThere(site)
      if (moved) renamePatiently(site, old)
      try {
        renamePatiently(next, site)
      } catch (error) {
        if (moved) clearAway(() => renamePatiently(old, site))
        throw error
      }
      published = true
      clearAway(() => removeFolder(old))
    },
    /** Discards what was written, unless it has been published. */
    discard(): void {
      if (!published) clearAway(() => removeFolder(next))
    },
  }
}

/** Puts the old site back if a build was killed between its two renames. @throws what the file system throws */
export function recoverOutput(out: string): void {
  const { site, old } = places(out)
  if (!isThere(site) && isThere(join(old, marker))) renamePatiently(old, site)
}

/** Where a site is, and beside it where this process writes the next one and the old one waits to be removed. */
function places(out: string) {
  const site = resolve(out)
  const beside = join(dirname(site), `.${basename(site)}`)
  const begun = `${beside}-next-`
  return { site, begun, next: begun + process.pid, old: `${beside}-old` }
}

/** Removes what this process and killed ones have begun. What another writes at the same time stays. */
function removeBegun(begun: string): void {
  for (const name of readdirSync(dirname(begun))) {
    const [, id] = join(dirname(begun), name).split(begun)
    if (id && (Number(id) === process.pid || !isRunning(Number(id)))) removeFolder(begun + id)
  }
}

/** Whether a process runs: signal 0 asks only, and is refused for one of another user. */
function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

/** @throws ForeignFolderError unless there is nothing, an empty folder or another build */
function refuseForeign(site: string): void {
  const stats = lstatSync(site, { throwIfNoEntry: false })
  const isReplaceable = stats?.isDirectory() && (isThere(join(site, marker)) || readdirSync(site).length === 0)
  if (stats && !isReplaceable) throw new ForeignFolderError(site)
}

const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined

/** Removes a folder, its marker first: what is left at any moment never passes for a complete site. */
function removeFolder(path: string): void {
  // A virus scanner or a server may have one of its files open, which on Windows is in the way.
  for (const each of [join(path, marker), path]) rmSync(each, { recursive: true, force: true, maxRetries: 3 })
}

/** What cannot be cleared away does no harm, and the next build tries again: no reason to fail. */
function clearAway(task: () => void): void {
  try {
    task()
  } catch (error) {
    if (!hasCode(error) && !(error instanceof InUseError)) throw error
  }
}
