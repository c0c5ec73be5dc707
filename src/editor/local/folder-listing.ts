import type { BigIntStats } from 'node:fs'
import { lstat, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { isContentName, pictureFolder } from '../../content/model/content-names.ts'
import { StoreRefusal } from '../content-store.ts'
import { codeOf, entryNames, pathInside, readStored, realpathIfThere } from './stored-file.ts'

/** Pictures that have been read: what the file system said of each file at the time, and its version. */
export type LookedAt = Map<string, { readonly lay: string; readonly version: string }>

/** Every file of a content folder with its version, except what is reached by links that lead out of the folder. */
export async function listFolder(root: string, looked: LookedAt): Promise<ReadonlyMap<string, string>> {
  const names = await contentNames(root)
  const versions = await Promise.all(
    names.map(async (name) => [name, await listedVersion(root, name, looked)] as const),
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
  const pictures = (await entryNames(join(root, pictureFolder))).map((name) => pictureFolder + name)
  return [...(await entryNames(root)), ...pictures].filter(isContentName)
}

async function listedVersion(root: string, name: string, looked: LookedAt): Promise<string | undefined> {
  try {
    if (name.startsWith(pictureFolder)) return await pictureVersion(root, name, looked)
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
async function pictureVersion(root: string, name: string, looked: LookedAt): Promise<string | undefined> {
  const asked = Date.now()
  const path = await pathInside(root, name)
  const stats = await statIfThere(path)
  if (!stats) return undefined
  const lay = [stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join(' ')
  const before = looked.get(name)
  if (before?.lay === lay) return before.version
  const version = (await readStored(root, name))?.version
  if (version !== undefined && asked - Number(stats.ctimeMs) > step) looked.set(name, { lay, version })
  return version
}

async function statIfThere(path: string): Promise<BigIntStats | undefined> {
  try {
    return await stat(path, { bigint: true })
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}
