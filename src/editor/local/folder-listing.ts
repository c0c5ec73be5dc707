import { lstat, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { isContentName, pictureFolder } from '../../content/model/content-names.ts'
import { ifThere } from '../../disk/write-complete.ts'
import { StoreRefusal } from '../content-store.ts'
import { entryNames, pathInside, readStored, realpathIfThere } from './stored-file.ts'

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
