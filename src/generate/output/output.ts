import { constants, copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { hasCode } from '../../disk/write-complete.ts'
import { exchange, refuseForeign } from './output-exchange.ts'
import { foldersBeside, markComplete, newFolder, removeFolder } from './output-folders.ts'

/**
 * A site being written, in a folder beside `out`. None of it is visible until `publish`, and then all of it at once. A
 * build that stops at any point, for whatever reason, leaves either the old site or the new one, complete. Only loss of
 * power is not provided for: that would mean waiting for the disk at every file.
 */
export interface Output {
  /** Writes a file. `address` starts with a slash. */
  write(address: string, content: string | Uint8Array): void
  /** Copies a file from elsewhere on the disk. */
  copy(address: string, source: string): void
  /**
   * Makes what was written the site. If it throws, the old site is still in place.
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
  const folder = newFolder(site)
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
    // Never over a file that is there: two pages would have one address.
    write: (address, content) => writeFileSync(place(address), content, { flag: 'wx' }),
    copy: (address, source) => copyFileSync(source, place(address), constants.COPYFILE_EXCL),
    publish() {
      markComplete(folder)
      exchange(folder, site)
      published = true
      clearAway(() => sweep(site, folder))
    },
    discard() {
      if (!published) clearAway(() => removeFolder(folder))
    },
  }
}

/** Removes the site that `folder` has replaced, and what killed builds have left behind. */
function sweep(out: string, folder: string): void {
  for (const { path, isRunning } of foldersBeside(out)) {
    if (!isRunning || basename(path).startsWith(`${basename(folder)}-`)) clearAway(() => removeFolder(path))
  }
}

/** What cannot be removed does no harm, and the next build tries again: no reason to fail. */
function clearAway(task: () => void): void {
  try {
    task()
  } catch (error) {
    if (!hasCode(error)) throw error
  }
}
