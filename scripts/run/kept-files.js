import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url))
const listName = 'kept.json'

/** What has not been written anew for this long is removed when something newer is cached. In milliseconds: a day. */
const longest = 24 * 60 * 60 * 1000

const checksum = (bytes) => createHash('sha256').update(bytes).digest('hex')

/**
 * The folder in which files are cached under a key; undefined where there is none, or where any of its files is missing
 * or is not what was written.
 */
export function findKept(kind, key) {
  const folder = join(cache, kind, key)
  try {
    const list = JSON.parse(readFileSync(join(folder, listName), 'utf8'))
    const isWhole = list.every(([name, sum]) => checksum(readFileSync(join(folder, name))) === sum)
    return isWhole ? folder : undefined
  } catch {
    return undefined
  }
}

/** The names of the files in a folder of the cache, as they were given. */
export const keptNames = (folder) => JSON.parse(readFileSync(join(folder, listName), 'utf8')).map(([name]) => name)

/**
 * Caches files under a key, all of them at once, replacing any that are damaged. Two processes may cache the same at
 * once.
 * @returns the folder that they are in
 * @throws what the file system throws
 */
export function keepFiles(kind, key, files) {
  const parent = join(cache, kind)
  mkdirSync(parent, { recursive: true })
  const beside = mkdtempSync(join(parent, 'new-'))
  for (const [name, content] of files) {
    mkdirSync(dirname(join(beside, name)), { recursive: true })
    writeFileSync(join(beside, name), content)
  }
  const list = Array.from(files, ([name, content]) => [name, checksum(content)])
  writeFileSync(join(beside, listName), JSON.stringify(list))
  for (const name of readdirSync(parent)) {
    const other = join(parent, name)
    if (other !== beside && (isOld(other) || (name === key && !findKept(kind, key)))) remove(other)
  }
  try {
    renameSync(beside, join(parent, key))
  } catch (error) {
    remove(beside)
    // Another process was faster.
    if (!findKept(kind, key)) throw error
  }
  return join(parent, key)
}

function isOld(path) {
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > longest
}

/** Another process may be removing the same. */
const remove = (path) => rmSync(path, { recursive: true, force: true })
