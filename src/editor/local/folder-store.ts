import { existsSync, readFileSync, watch } from 'node:fs'
import { lstat, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureFolder } from '../../content/model/content-names.ts'
import { hasCode, isUnfinished, writeComplete } from '../../disk/write-complete.ts'
import { type ChangeListener, type ContentStore, versionOf } from '../content-store.ts'
import { Refused } from '../protocol.ts'
import { listFolder, type PictureVersions, entryNames, isLink, pathInside, readStored } from './stored-file.ts'

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
  /** The versions last reported to the listeners. */
  let known = await listFolder(root, pictures)
  const listeners = new Set<ChangeListener>()
  const notify = (now: ReadonlyMap<string, string>) => {
    const before = known
    known = now
    for (const name of new Set([...before.keys(), ...now.keys()])) {
      const version = now.get(name) ?? null
      if (before.get(name) !== now.get(name)) for (const listener of listeners) listener(name, version)
    }
  }
  let queue: Promise<unknown> = Promise.resolve()
  /** Runs changes one after the other: none of ours comes between checking a file and changing it. */
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const turn = queue.then(task)
    queue = turn.catch(() => undefined)
    return turn
  }
  const refresh = () => inTurn(async () => notify(await listFolder(root, pictures)))
  let stopWatching: (() => void) | undefined

  return {
    list: async () => {
      await refresh()
      return known
    },
    read: (name) => readStored(root, name),
    write: (name, bytes, base) =>
      inTurn(async () => {
        const version = await writeStored(root, name, bytes, base)
        const others = [...known].filter(([other]) => other !== name)
        notify(new Map(version === null ? others : [...others, [name, version]]))
        return version
      }),
    watch(listener) {
      listeners.add(listener)
      stopWatching ??= follow([root, join(root, pictureFolder)], refresh)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stopWatching?.()
        stopWatching = undefined
      }
    },
  }
}

async function writeStored(root: string, name: string, bytes: Uint8Array | null, base: string | null) {
  const path = await pathInside(root, name)
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
    await writeComplete(path, bytes, { synced: true, beforeRename })
    return versionOf(bytes)
  } catch (error) {
    throw error instanceof Refused ? error : new Refused({ refused: refusalOf(error) }, { cause: error })
  }
}

/**
 * Calls `onChange` when something in one of the folders has changed, and again for as long as changes arrive. Node's
 * recursive watching is not used: on Linux it loses a file once another has been renamed over it, which is how many
 * editors save (Node 20). A folder that does not exist is ignored.
 */
function follow(folders: readonly string[], onChange: () => Promise<unknown>): () => void {
  let waiting: NodeJS.Timeout | undefined
  const changed = () => {
    clearTimeout(waiting)
    // Programs write a file in several steps; its intermediate content must not be read.
    waiting = setTimeout(() => void onChange(), 40)
  }
  // Windows reports an error for a folder that is removed while it is watched.
  const watchers = folders
    .filter((folder) => existsSync(folder))
    .map((folder) => watch(folder, changed).on('error', changed))
  return () => {
    clearTimeout(waiting)
    for (const watcher of watchers) watcher.close()
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
