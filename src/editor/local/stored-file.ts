import { readdir, readFile, realpath, lstat, stat } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { isContentName, pictureFolder } from '../../content/model/content-names.ts'
import { ifThere } from '../../disk/write-complete.ts'
import { type StoredFile, StoreRefusal, versionOf } from '../content-store.ts'

/** A file as it was read. `version` differs as soon as a single byte does. */
export interface FileOnDisk extends StoredFile {
  readonly bytes: Buffer
}

/** A file of a content folder; undefined if it does not exist. @throws StoreRefusal as `pathInside` does */
export async function readStored(root: string, name: string): Promise<FileOnDisk | undefined> {
  const path = await pathInside(root, name)
  const bytes = await ifThere(() => readFile(path), 'EISDIR')
  return bytes && { bytes, version: await versionOf(bytes) }
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

/**
 * The versions of pictures, with the file's state when it was read. Each save lists the folder, and hashing only ten
 * pictures of 0.3 MB takes 40 ms.
 */
export type PictureVersions = Map<string, { readonly state: string; readonly version: string }>

/** Every file of a content folder with its version, except what is reached by links that lead out of the folder. */
export async function listFolder(root: string, pictures: PictureVersions): Promise<ReadonlyMap<string, string>> {
  const names = await contentNames(root)
  const versions = await Promise.all(
    names.map(async (name) => [name, await listedVersion(root, name, pictures)] as const),
  )
  return new Map(versions.flatMap(([name, version]) => (version === undefined ? [] : [[name, version] as const])))
}

/**
 * The names of the links in a content folder, wherever they lead; every picture if the folder of pictures is a link
 * itself.
 */
export async function linksIn(root: string): Promise<readonly string[]> {
  const folder = join(root, pictureFolder)
  const isFolderLink = ((await realpathIfThere(folder)) ?? folder) + sep !== folder
  const names = await contentNames(root)
  const links = await Promise.all(
    names.map(async (name) => {
      const isLink = (await lstat(join(root, name))).isSymbolicLink()
      return isLink || (isFolderLink && name.startsWith(pictureFolder)) ? [name] : []
    }),
  )
  return links.flat()
}

async function contentNames(root: string): Promise<readonly string[]> {
  const inFolder = (await entryNames(join(root, pictureFolder))).map((name) => pictureFolder + name)
  return [...(await entryNames(root)), ...inFolder].filter(isContentName)
}

async function listedVersion(root: string, name: string, pictures: PictureVersions): Promise<string | undefined> {
  try {
    if (name.startsWith(pictureFolder)) return await pictureVersion(root, name, pictures)
    return (await readStored(root, name))?.version
  } catch (error) {
    // One broken link must not block the rest of the site.
    if (error instanceof StoreRefusal) return undefined
    throw error
  }
}

/**
 * Milliseconds within which a disk may not distinguish one change of a file from the next: FAT has steps of two
 * seconds.
 */
const step = 2000

/** The version of a picture. It is read again only if its file has changed: pictures are large and rarely change. */
async function pictureVersion(root: string, name: string, pictures: PictureVersions): Promise<string | undefined> {
  const started = Date.now()
  const path = await pathInside(root, name)
  const stats = await ifThere(() => stat(path, { bigint: true }))
  if (!stats) return undefined
  const state = [stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join(' ')
  const before = pictures.get(name)
  if (before?.state === state) return before.version
  const version = (await readStored(root, name))?.version
  if (version !== undefined && started - Number(stats.ctimeMs) > step) pictures.set(name, { state, version })
  return version
}
