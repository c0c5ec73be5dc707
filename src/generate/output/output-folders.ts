import { randomBytes } from 'node:crypto'
import { lstatSync, readdirSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { hasCode } from '../../disk/write-complete.ts'
/** The file that marks a complete site: written after all others, and removed before them. */
const marker = '.site-build'

/** A folder that a build has written beside `out`, or the old site that it has moved there. */
export interface FolderBeside {
  readonly path: string
  /** Whether the build that made it is still running, or another process that has been given its number. */
  readonly isRunning: boolean
  readonly isOld: boolean
  /** When it was completed, in milliseconds since 1970; undefined if it is not complete. */
  readonly completed: number | undefined
}

/**
 * A name for the folder in which this process writes a site: beside `out`, so that a rename is enough to publish it.
 */
export const newFolder = (out: string): string =>
  join(dirname(out), `${prefixOf(out)}${process.pid}-${randomBytes(4).toString('hex')}`)

/** Where the site that `folder` replaces is moved to. Each attempt has a name of its own. */
export const oldFolder = (folder: string, attempt: number): string => `${folder}-old${attempt}`

/** Everything that builds of `out` have left beside it, or are working on. */
export function foldersBeside(out: string): readonly FolderBeside[] {
  const parent = dirname(out)
  return namesIn(parent).flatMap((name) => {
    const writer = writerOf(name, out)
    if (!writer) return []
    const path = join(parent, name)
    return [{ path, isRunning: isRunning(writer.pid), isOld: writer.isOld, completed: completedAt(path) }]
  })
}

/** Marks a site as complete. */
export function markComplete(folder: string): void {
  writeFileSync(join(folder, marker), 'A build of the site: the next build replaces this folder.\n', { flag: 'wx' })
}

/** Removes a folder in such an order that what is left at any moment never passes for a complete site. */
export function removeFolder(path: string): void {
  // A virus scanner or a server may have one of its files open, which on Windows is in the way.
  const options = { recursive: true, force: true, maxRetries: 3 }
  rmSync(join(path, marker), options)
  rmSync(path, options)
}

/**
 * Whether a build may replace what is there: nothing, an empty folder or another build. A link to a folder beside
 * `out`, as earlier builds left it, counts as a build too.
 */
export function isReplaceable(out: string): boolean {
  const target = linkTarget(out)
  if (target !== undefined) return writerOf(target, out) !== undefined
  const stats = lstatSync(out, { throwIfNoEntry: false })
  if (!stats) return true
  return stats.isDirectory() && (completedAt(out) !== undefined || namesIn(out).length === 0)
}

/** Whether anything is there, a link that leads nowhere included. */
export const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined

const prefixOf = (out: string): string => `.${basename(out)}-`

function writerOf(name: string, out: string): { readonly pid: number; readonly isOld: boolean } | undefined {
  if (!name.startsWith(prefixOf(out))) return undefined
  const [, pid, rest] = /^(\d+)-[0-9a-f]{8}(-old\d+|\.link)?$/.exec(name.slice(prefixOf(out).length)) ?? []
  return pid === undefined ? undefined : { pid: Number(pid), isOld: rest !== undefined }
}

function completedAt(folder: string): number | undefined {
  try {
    return statSync(join(folder, marker), { throwIfNoEntry: false })?.mtimeMs
  } catch (error) {
    // What has the name of a folder may be a file.
    if (hasCode(error, 'ENOTDIR')) return undefined
    throw error
  }
}

function linkTarget(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch (error) {
    // EINVAL, or UNKNOWN on Windows: it is there, and no link.
    if (hasCode(error, 'ENOENT', 'EINVAL', 'UNKNOWN')) return undefined
    throw error
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
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
