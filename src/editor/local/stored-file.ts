import { createHash } from 'node:crypto'
import { readdir, readFile, realpath } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { isContentName, pictureFolder } from '../../content/model/content-names.ts'
import { ifThere } from '../../disk/write-complete.ts'
import { type StoredFile, StoreRefusal } from '../content-store.ts'

/** A file as it was read. `version` differs as soon as a single byte does. */
export interface FileOnDisk extends StoredFile {
  readonly bytes: Buffer
}

/** A file of a content folder; undefined if it does not exist. @throws StoreRefusal as `pathInside` does */
export async function readStored(root: string, name: string): Promise<FileOnDisk | undefined> {
  const path = await pathInside(root, name)
  const bytes = await ifThere(() => readFile(path), 'EISDIR')
  return bytes && { bytes, version: versionOf(bytes) }
}

/** The entries of a folder by name; empty if the folder does not exist: a site may have no pictures yet. */
export async function entryNames(folder: string): Promise<readonly string[]> {
  return (await ifThere(() => readdir(folder)))?.toSorted() ?? []
}

/**
 * The real path of a name.
 *
 * @throws StoreRefusal if it is not a name that content can have, or is a link that leads elsewhere
 */
export async function pathInside(root: string, name: string): Promise<string> {
  if (!isContentName(name)) throw new StoreRefusal('badName', name)
  const path = join(root, name)
  const folder = await realpathIfThere(dirname(path))
  const file = await realpathIfThere(path)
  const expected = join(root, name.startsWith(pictureFolder) ? pictureFolder : '.')
  const strays =
    (folder && folder + sep !== withSeparator(expected)) || (file && file !== join(folder ?? '', basename(path)))
  if (strays) throw new StoreRefusal('isLink', name)
  return path
}

const withSeparator = (path: string): string => (path.endsWith(sep) ? path : path + sep)

/** What a path resolves to; undefined if it does not exist. */
export const realpathIfThere = (path: string): Promise<string | undefined> => ifThere(() => realpath(path))

/** The version of a file with these bytes. */
export function versionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}
