import { existsSync, readFileSync } from 'node:fs'
import { lstat, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { isYamlName, pictureFolder } from '../../content/model/content-names.ts'
import { hasCode, isUnfinished, writeComplete } from '../../disk/write-complete.ts'
import { type ContentStore, versionOf } from '../content-store.ts'
import { Refused } from '../protocol.ts'
import { inTurns, listFolder, type PictureVersions, entryNames, isLink, pathInside, readStored } from './stored-file.ts'

/**
 * Content in a folder on disk.
 *
 * @param folder must exist
 * @throws a file system error if the folder can't be read
 */
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
          const isSame = areEqual(known, now)
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

const areEqual = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean =>
  one.size === other.size && [...one].every(([name, version]) => other.get(name) === version)

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
    if (await isLink(root, folder)) continue
    const left = (await entryNames(join(root, folder))).filter(isUnfinished)
    for (const name of left) await rm(join(root, folder, name), { force: true })
  }
}

/** Why a disk refused to write. */
export function refusalOf(error: unknown): 'readOnly' | 'diskFull' | 'diskFailed' {
  if (hasCode(error, 'ENOSPC', 'EDQUOT')) return 'diskFull'
  return hasCode(error, 'EACCES', 'EPERM', 'EROFS') ? 'readOnly' : 'diskFailed'
}
