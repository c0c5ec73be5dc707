import { constants, copyFileSync, lstatSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { hasCode, InUseError, renamePatiently } from '../../disk/write-complete.ts'

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
 * A site being written to a folder beside `out`. `publish` makes all of it visible at once. A build that stops at any
 * point leaves either the old site or the new one, complete. Loss of power is not covered: that would need an fsync for
 * every file.
 */
export interface Output {
  /** Writes a file. `address` starts with a slash. */
  write(address: string, content: string | Uint8Array): void
  /** Copies a file from elsewhere on the disk. */
  copy(address: string, source: string): void
  /**
   * Makes what was written the site, in two renames: not every system can swap folders in one step. If the process is
   * killed between the two, `recoverOutput` does the second. If this throws, the old site is still in place.
   * @throws ForeignFolderError when something other than a build has come there meanwhile
   * @throws InUseError when another program holds the folder
   */
  publish(): void
  /** Discards what was written, unless it has been published. */
  discard(): void
}

/**
 * Begins a site.
 * @throws ForeignFolderError when something other than a build is there
 * @throws an error of the file system, with its `code`, when nothing can be written there
 */
export function openOutput(out: string): Output {
  const site = resolve(out)
  refuseForeign(site)
  mkdirSync(dirname(site), { recursive: true })
  const folder = join(dirname(site), `.${basename(site)}-${process.pid}`)
  const old = `${folder}-old`
  removeFolder(folder)
  mkdirSync(folder)

  let published = false
  const made = new Set<string>()
  const place = (address: string): string => {
    const file = join(folder, address)
    const parent = dirname(file)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    return file
  }

  return {
    // `wx` fails if the file exists: two pages would have one address.
    write: (address, content) => writeFileSync(place(address), content, { flag: 'wx' }),
    copy: (address, source) => copyFileSync(source, place(address), constants.COPYFILE_EXCL),
    publish() {
      writeFileSync(join(folder, marker), 'A build of the site: the next build replaces this folder.\n', { flag: 'wx' })
      refuseForeign(site)
      removeFolder(old)
      const moved = isThere(site)
      if (moved) renamePatiently(site, old)
      try {
        renamePatiently(folder, site)
      } catch (error) {
        if (moved) clearAway(() => renamePatiently(old, site))
        throw error
      }
      published = true
      for (const path of [old, ...leftBeside(site)]) clearAway(() => removeFolder(path))
    },
    discard() {
      if (!published) clearAway(() => removeFolder(folder))
    },
  }
}

/**
 * If a build was killed between its two renames, puts the site that was completed last, the new one, in its place.
 * @throws what the file system throws
 */
export function recoverOutput(out: string): void {
  const site = resolve(out)
  if (isThere(site)) return
  const [last] = leftBeside(site)
    .flatMap((path) => ({ path, completed: completedAt(path) ?? 0 }))
    .filter(({ completed }) => completed > 0)
    .toSorted((one, other) => other.completed - one.completed)
  if (last) renamePatiently(last.path, site)
}

/** @throws ForeignFolderError unless there is nothing, an empty folder or another build */
function refuseForeign(site: string): void {
  const stats = lstatSync(site, { throwIfNoEntry: false })
  const isReplaceable = stats?.isDirectory() && (completedAt(site) !== undefined || readdirSync(site).length === 0)
  if (stats && !isReplaceable) throw new ForeignFolderError(site)
}

const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined

/** When a site was completed, in milliseconds since 1970; undefined if it is not complete. */
const completedAt = (folder: string): number | undefined =>
  statSync(join(folder, marker), { throwIfNoEntry: false })?.mtimeMs

/** The folders beside a site that builds have left there when they were killed. */
function leftBeside(site: string): readonly string[] {
  const prefix = `.${basename(site)}-`
  const parent = dirname(site)
  const names = isThere(parent) ? readdirSync(parent).filter((name) => name.startsWith(prefix)) : []
  return names.flatMap((name) => {
    const pid = /^(\d+)(?:-old)?$/.exec(name.slice(prefix.length))?.[1]
    return pid === undefined || isRunning(Number(pid)) ? [] : [join(parent, name)]
  })
}

/** Removes a folder in such an order that what is left at any moment never passes for a complete site. */
function removeFolder(path: string): void {
  // A virus scanner or a server may have one of its files open, which on Windows is in the way.
  const options = { recursive: true, force: true, maxRetries: 3 }
  rmSync(join(path, marker), options)
  rmSync(path, options)
}

/** What cannot be cleared away does no harm, and the next build tries again: no reason to fail. */
function clearAway(task: () => void): void {
  try {
    task()
  } catch (error) {
    if (!hasCode(error) && !(error instanceof InUseError)) throw error
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}
