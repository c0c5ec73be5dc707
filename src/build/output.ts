import { randomBytes } from 'node:crypto'
import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  rmdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { Former } from './previous-build.ts'

/**
 * A site being written. Nothing can be seen of it until `publish`, and then all of it at once: `out` is a symbolic
 * link to a folder beside it, and replacing a link is one atomic step (POSIX rename(2)), which replacing a folder is
 * not. A build that stops anywhere, and however, leaves the last site whole. Only a machine that loses its power is not
 * provided for: that would take a wait for the disk at every file.
 */
export interface Output {
  /** Writes a file. `address` starts with a slash. */
  write(address: string, content: string | Uint8Array): void
  /** Copies a file from elsewhere on the disk. */
  copy(address: string, source: string): void
  /**
   * Takes files over from the former site, as they are there.
   * @returns false, and takes none, where one of them is not what was written there
   */
  keep(addresses: readonly string[]): boolean
  /**
   * Makes what was written the site. When it throws, the last site stands.
   * @returns the folder with its files
   */
  publish(): string
  /** Throws away what was written, unless it has been published. */
  discard(): void
}

/** What `out` names is something that no build has made. */
export class ForeignFolderError extends Error {
  readonly folder: string

  constructor(folder: string) {
    super(`${folder} is not a build of this site. Name another folder, or remove it.`)
    this.folder = folder
  }
}

/**
 * Begins a site.
 * @param former what this process published last, if `keep` is to find anything
 * @throws ForeignFolderError when something else than a build is there
 * @throws an error of the file system, with its `code`, when nothing can be written there
 */
export function openOutput(out: string, former?: Former): Output {
  const link = resolve(out)
  refuseForeign(link)
  mkdirSync(dirname(link), { recursive: true })
  const folder = join(dirname(link), `${prefixOf(link)}${process.pid}-${randomBytes(4).toString('hex')}`)
  mkdirSync(folder)
  const next = `${folder}.link`

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
    // Never over a file that is there: it may be one with the former site's, which is still being served.
    write: (address, content) => writeFileSync(place(address), content, { flag: 'wx' }),
    copy: (address, source) => copyFileSync(source, place(address), constants.COPYFILE_EXCL),
    keep(addresses) {
      if (!former || !addresses.every((address) => former.isAsWritten(address))) return false
      for (const address of addresses) linkSync(join(former.folder, address), place(address))
      return true
    },
    publish() {
      const previous = linkTarget(link)
      symlinkSync(basename(folder), next)
      if (previous === undefined) makeRoom(link)
      renameSync(next, link)
      published = true
      clearAway(() => {
        if (previous !== undefined) remove(join(dirname(link), previous))
        sweep(link)
      })
      return folder
    },
    discard() {
      if (published) return
      clearAway(() => {
        remove(next)
        remove(folder)
      })
    },
  }
}

/** What the names of the folders begin with that builds of `link` write. */
const prefixOf = (link: string): string => `.${basename(link)}-`

/** The process that writes or wrote this folder, or the link to it, when it is one of the builds of `link`. */
function writerOf(name: string, link: string): number | undefined {
  if (!name.startsWith(prefixOf(link))) return undefined
  const pid = /^(\d+)-[0-9a-f]{8}(\.link)?$/.exec(name.slice(prefixOf(link).length))?.[1]
  return pid === undefined ? undefined : Number(pid)
}

function refuseForeign(link: string): void {
  const target = linkTarget(link)
  const isOurs = target === undefined ? isEmptyOrMissing(link) : writerOf(target, link) !== undefined
  if (!isOurs) throw new ForeignFolderError(link)
}

function isEmptyOrMissing(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0
  } catch (error) {
    if (hasCode(error, 'ENOTDIR')) return false
    if (hasCode(error, 'ENOENT')) return true
    throw error
  }
}

/** What the link points to, or undefined when there is no link. */
function linkTarget(link: string): string | undefined {
  try {
    return readlinkSync(link)
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'EINVAL')) return undefined
    throw error
  }
}

/** Removes the empty folder that stands where the first build puts its link. */
function makeRoom(link: string): void {
  try {
    rmdirSync(link)
  } catch (error) {
    // Another first build, at the same time, may have put its link there already: that is replaced like any other.
    if (!hasCode(error, 'ENOENT') && linkTarget(link) === undefined) throw error
  }
}

/** Removes what builds have left that were killed. */
function sweep(link: string): void {
  const parent = dirname(link)
  const left = readdirSync(parent).filter((name) => {
    const pid = writerOf(name, link)
    return pid !== undefined && !isRunning(pid)
  })
  // Read after the processes have been seen to be gone: what a process that is gone has not published, it never will.
  const current = linkTarget(link)
  for (const name of left) if (name !== current) remove(join(parent, name))
}

const remove = (path: string): void => rmSync(path, { recursive: true, force: true })

/** What can't be removed is in nobody's way, and the next build tries again: no reason to fail. */
function clearAway(task: () => void): void {
  try {
    task()
  } catch (error) {
    if (!hasCode(error)) throw error
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

/** Whether this is an error of the operating system: with one of these codes, or with any. */
function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return codes.length === 0 || codes.includes(String(error.code))
}
