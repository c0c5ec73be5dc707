import { lstat, readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join, parse, resolve } from 'node:path'
import { isContentName, pictureFolder } from '../../content/model/content-names.ts'
import { ifThere } from '../../disk/write-complete.ts'
import { type StoredFile, versionOf } from '../content-store.ts'
import { Refused } from '../protocol.ts'

/** Runs tasks one after the other: none of ours comes between reading a file and writing it. */
export function inTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(task: () => Promise<T>): Promise<T> => {
    const turn = last.then(task)
    last = turn.catch(() => undefined)
    return turn
  }
}

/** A file of a content folder; undefined if it does not exist. @throws Refused as `pathInside` does */
export async function readStored(root: string, name: string): Promise<StoredFile | undefined> {
  const path = await pathInside(root, name)
  const bytes = await ifThere(() => readFile(path), 'EISDIR')
  return bytes && { bytes, version: await versionOf(bytes) }
}

/** The entries of a folder by name; empty if the folder does not exist: a site may have no pictures yet. */
export async function entryNames(folder: string): Promise<readonly string[]> {
  return (await ifThere(() => readdir(folder)))?.toSorted() ?? []
}

/**
 * The path of a name.
 *
 * @throws Refused if it is not a name that content can have, or is a link
 */
export async function pathInside(root: string, name: string): Promise<string> {
  if (!isContentName(name)) throw new Refused({ refused: 'badName' })
  if (await isLink(root, name)) throw new Refused({ refused: 'isLink' })
  return join(root, await nameInFolder(root, name))
}

/** A name as the disk spells it: the Mac may write `é` as two characters, where content and this program have one. */
async function nameInFolder(root: string, name: string): Promise<string> {
  const isThere = (await ifThere(() => lstat(join(root, name)))) !== undefined
  const { dir, base } = parse(name)
  const own = isThere ? base : (await entryNames(join(root, dir))).find((each) => each.normalize() === base)
  return join(dir, own ?? base)
}

/**
 * Whether something in the folder is a symbolic link, which may lead elsewhere, or is in a folder that is one. A pipe
 * counts as one: reading it would wait for ever.
 */
export async function isLink(root: string, name: string): Promise<boolean> {
  const stats = await Promise.all([dirname(name), name].map((part) => ifThere(() => lstat(resolve(root, part)))))
  return stats.some((each) => each && !each.isFile() && !each.isDirectory())
}

/**
 * The versions of pictures, with the file's state when it was read. Each save lists the folder, and hashing only ten
 * pictures of 0.3 MB takes 40 ms.
 */
export type PictureVersions = Map<string, { readonly state: string; readonly version: string }>

/** Every file of a content folder that is no link, with its version. */
export async function listFolder(root: string, pictures: PictureVersions): Promise<ReadonlyMap<string, string>> {
  const listed = await Promise.all(
    (await contentNames(root)).map(async (name) => {
      if (await isLink(root, name)) return []
      const version = name.startsWith(pictureFolder)
        ? await pictureVersion(await pathInside(root, name), pictures)
        : (await readStored(root, name))?.version
      return version === undefined ? [] : [[name, version] as const]
    }),
  )
  return new Map(listed.flat())
}

async function contentNames(root: string): Promise<readonly string[]> {
  const inFolder = (await entryNames(join(root, pictureFolder))).map((name) => pictureFolder + name)
  return [...(await entryNames(root)), ...inFolder].map((name) => name.normalize()).filter(isContentName)
}

/** The version of a picture. It is read again only if its file has changed: pictures are large and rarely change. */
async function pictureVersion(path: string, pictures: PictureVersions): Promise<string | undefined> {
  const stats = await ifThere(() => stat(path, { bigint: true }))
  const state = stats && [stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join(' ')
  const before = pictures.get(path)
  if (before?.state === state) return before?.version
  const bytes = await ifThere(() => readFile(path), 'EISDIR')
  const version = bytes && (await versionOf(bytes))
  if (state !== undefined && version !== undefined) pictures.set(path, { state, version })
  return version
}
