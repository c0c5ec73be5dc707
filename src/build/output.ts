import { randomBytes } from 'node:crypto'
import {
  copyFileSync,
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

/**
 * A site being written. Nothing can be seen of it until `publish`, and then all of it at once: `out` is a symbolic
 * link to a folder beside it, and replacing a link is one atomic step (POSIX rename(2)), which replacing a folder is
 * not. A build that stops anywhere leaves the last site whole.
 */
export interface Output {
  /** Writes a file. `address` starts with a slash. */
  write(address: string, content: string | Uint8Array): void
  /** Copies a file from elsewhere on the disk. */
  copy(address: string, source: string): void
  /** Makes what was written the site. */
  publish(): void
  /** Throws away what was written. */
  discard(): void
}

/** The folder that `out` names holds something that no build has made. */
export class ForeignFolderError extends Error {
  constructor(folder: string) {
    super(`${folder} holds files that are not a build of this site.`)
  }
}

/**
 * Begins a site.
 * @throws ForeignFolderError when something else than a build is there
 * @throws an error of the file system, with its `code`, when nothing can be written there
 */
export function openOutput(out: string): Output {
  const link = resolve(out)
  refuseForeign(link)
  mkdirSync(dirname(link), { recursive: true })
  const prefix = `.${basename(link)}-`
  const folder = join(dirname(link), `${prefix}${process.pid}-${randomBytes(4).toString('hex')}`)
  mkdirSync(folder)

  const made = new Set<string>()
  const place = (address: string): string => {
    const file = join(folder, address)
    const parent = dirname(file)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    return file
  }

  return {
    write: (address, content) => writeFileSync(place(address), content),
    copy: (address, source) => copyFileSync(source, place(address)),
    publish() {
      const next = `${folder}.link`
      symlinkSync(basename(folder), next)
      if (linkTarget(link) === undefined) rmdirIfThere(link)
      renameSync(next, link)
      sweep(link, prefix)
    },
    discard: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function refuseForeign(link: string): void {
  if (linkTarget(link) !== undefined) return
  const entries = entriesOf(link)
  if (entries && entries.length > 0) throw new ForeignFolderError(link)
}

/** What the link points to, or undefined when there is no such link. */
function linkTarget(link: string): string | undefined {
  return withoutCodes(() => readlinkSync(link), ['ENOENT', 'EINVAL'])
}

function entriesOf(folder: string): string[] | undefined {
  return withoutCodes(() => readdirSync(folder), ['ENOENT'])
}

function rmdirIfThere(folder: string): void {
  withoutCodes(() => rmdirSync(folder), ['ENOENT'])
}

function withoutCodes<T>(task: () => T, codes: readonly string[]): T | undefined {
  try {
    return task()
  } catch (error) {
    if (error instanceof Error && 'code' in error && codes.includes(String(error.code))) return undefined
    throw error
  }
}

/** Removes the folders of former builds and of builds that were killed; one that still runs keeps its own. */
function sweep(link: string, prefix: string): void {
  const current = linkTarget(link)
  for (const name of readdirSync(dirname(link))) {
    const pid = name.startsWith(prefix) && /^(\d+)-[0-9a-f]{8}(\.link)?$/.exec(name.slice(prefix.length))?.[1]
    if (!pid || name === current) continue
    if (Number(pid) !== process.pid && isRunning(Number(pid))) continue
    rmSync(join(dirname(link), name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
