import { existsSync, readFileSync } from 'node:fs'
import { lstat, readdir, readFile, realpath, rm, stat } from 'node:fs/promises'
import { join, parse, resolve } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { isContentName, isYamlName, pictureFolder } from '../../content/model/content-names.ts'
import { nameOnDisk } from '../../disk/picture-facts.ts'
import { hasCode, ifThere, isUnfinished, writeComplete } from '../../disk/write-complete.ts'
import { type ContentStore, type StoredFile, versionOf } from '../content-store.ts'
import { isRefused, Refused } from '../protocol.ts'

/** Content in a folder on disk. @param folder must exist @throws a file system error if the folder can't be read */
export async function openFolderStore(folder: string): Promise<ContentStore> {
  const root = await realpath(folder)
  await sweep(root)
  const pictures: PictureVersions = new Map()
  /** The versions that were last seen. */
  let known = await listFolder(root, pictures)
  const inTurn = inTurns()

  return {
    list: () =>
      inTurn(async () => {
        // Programs write a file in several steps; its intermediate content should not be read.
        for (let looks = 0; looks < 5; looks += 1) {
          const now = await listFolder(root, pictures)
          // A folder is removed and made again by what updates it: a moment without any text is no content to edit.
          if (known.size > 0 && ![...now.keys()].some(isYamlName)) throw new Refused({ refused: 'diskFailed' })
          const isSame = now.size === known.size && [...now].every(([name, version]) => known.get(name) === version)
          known = now
          if (isSame) break
          await after(40)
        }
        return known
      }),
    read: (name) => readStored(root, name),
    write: (name, bytes, base) =>
      inTurn(async () => {
        const version = await writeStored(root, name, bytes, base)
        const others = [...known].filter(([other]) => other !== name)
        known = new Map(version === null ? others : [...others, [name, version]])
        return version
      }),
  }
}

async function writeStored(root: string, name: string, bytes: Uint8Array | null, base: string | null) {
  const path = await pathInside(root, name)
  // Whatever removed the folder may be about to make it again.
  if (!existsSync(root)) throw new Refused({ refused: 'diskFailed' })
  const current = await readStored(root, name)
  if ((current?.version ?? null) !== base) throw new Refused({ refused: 'changedMeanwhile' })
  try {
    // Renaming would ignore that a file is write-protected, because it only needs permission for the folder.
    if (current && ((await lstat(path)).mode & 0o200) === 0) throw new Refused({ refused: 'readOnly' })
    if (bytes === null) {
      await rm(path, { force: true })
      return null
    }
    // Another program may write while the disk is being waited for, which can take a second.
    const beforeRename = () => {
      const now = existsSync(path) ? readFileSync(path) : undefined
      const isSame = current ? now?.equals(current.bytes) : now === undefined
      if (!isSame) throw new Refused({ refused: 'changedMeanwhile' })
    }
    await writeComplete(path, bytes, beforeRename)
    return await versionOf(bytes)
  } catch (error) {
    throw error instanceof Refused ? error : new Refused({ refused: refusalOf(error) }, { cause: error })
  }
}

/** Removes what a server was writing when it was killed. */
async function sweep(root: string): Promise<void> {
  for (const folder of ['.', pictureFolder]) {
    // The target of a link does not belong to the site.
    if (await isElsewhere(root, folder)) continue
    const left = (await entryNames(join(root, folder))).filter(isUnfinished)
    for (const name of left) await rm(join(root, folder, name), { force: true })
  }
}

/** Why a disk refused to write. */
export function refusalOf(error: unknown): 'readOnly' | 'diskFull' | 'diskFailed' {
  if (hasCode(error, 'ENOSPC', 'EDQUOT')) return 'diskFull'
  return hasCode(error, 'EACCES', 'EPERM', 'EROFS') ? 'readOnly' : 'diskFailed'
}

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
async function readStored(root: string, name: string): Promise<StoredFile | undefined> {
  const path = await pathInside(root, name)
  const bytes = await ifThere(() => readFile(path), 'EISDIR')
  return bytes && { bytes, version: await versionOf(bytes) }
}

/** The entries of a folder by name; empty if the folder does not exist: a site may have no pictures yet. */
const entryNames = async (folder: string) => (await ifThere(() => readdir(folder)))?.toSorted() ?? []

/** The path of a name. @throws Refused if it is not a name that content can have, or what it names is elsewhere */
async function pathInside(root: string, name: string): Promise<string> {
  if (!isContentName(name)) throw new Refused({ refused: 'badName' })
  if (await isElsewhere(root, name)) throw new Refused({ refused: 'isLink' })
  const { dir, base } = parse(join(root, name))
  return join(dir, nameOnDisk(dir, base))
}

/**
 * Whether a name is a symbolic link, which may lead elsewhere, as may what is in a folder that is one, or a file that
 * iCloud has replaced by a placeholder. A pipe counts as a link: reading it would wait for ever.
 */
export async function isElsewhere(root: string, name: string): Promise<boolean> {
  const { dir, base } = parse(resolve(root, name))
  const stats = await Promise.all([dir, join(dir, base)].map((path) => ifThere(() => lstat(path))))
  const isPlaceholder = !stats[1] && existsSync(join(dir, `.${base}.icloud`))
  return isPlaceholder || stats.some((each) => each && !each.isFile() && !each.isDirectory())
}

/** The versions of pictures, with the file's state when it was read: hashing ten of 0.3 MB at each save takes 40 ms. */
type PictureVersions = Map<string, { readonly state: string; readonly version: string }>

/** Every file of a content folder that is no link, with its version. */
async function listFolder(root: string, pictures: PictureVersions): Promise<ReadonlyMap<string, string>> {
  const inFolder = (await entryNames(join(root, pictureFolder))).map((name) => pictureFolder + name)
  const names = [...(await entryNames(root)), ...inFolder].map((name) => name.normalize()).filter(isContentName)
  const listed = await Promise.all(
    names.map(async (name) => {
      const found = name.startsWith(pictureFolder)
        ? pathInside(root, name).then((path) => pictureVersion(path, pictures))
        : readStored(root, name).then((file) => file?.version)
      const version = await found.catch((error: unknown) => {
        if (!isRefused(error, 'isLink')) throw error
      })
      return version === undefined ? [] : [[name, version] as const]
    }),
  )
  return new Map(listed.flat())
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
