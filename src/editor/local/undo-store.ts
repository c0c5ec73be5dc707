import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ifThere, writeComplete } from '../../disk/write-complete.ts'
import { joinHistories, type PackedHistory } from '../app/state/packed-history.ts'
import type { UndoStore } from '../content-server.ts'
import { versionOf } from '../content-store.ts'
import { Refused } from '../protocol.ts'
import { refusalOf } from './folder-store.ts'

/**
 * @param folder created on the first write
 * @param published gives the bytes of a picture that was ever published
 */
export function openUndoStore(
  folder: string,
  published: (version: string) => Promise<Uint8Array | undefined>,
): UndoStore {
  const historyFile = join(folder, 'history.json')
  const pictureFile = (version: string) => join(folder, `picture-${version.replaceAll(/[^\w-]/g, '')}`)
  const read = async () => {
    const kept = await ifThere(() => readFile(historyFile, 'utf8'))
    return kept === undefined ? undefined : (JSON.parse(kept) as PackedHistory)
  }
  let turn: Promise<unknown> = Promise.resolve()
  return {
    // Waits for writes: a page that is reloaded asks while its last write is on its way.
    history: async () => (await turn.then(read)) ?? null,
    keepHistory(own, dropped) {
      // Writes run one after the other: two tabs that write at once would lose each other's history.
      const kept = turn.then(async () => {
        const joined = joinHistories(await read(), own, dropped)
        await writeComplete(historyFile, JSON.stringify(joined))
        return joined.settled ?? []
      })
      turn = kept.catch(() => undefined)
      return kept
    },
    async keepPicture(bytes) {
      const version = await versionOf(bytes)
      await writeComplete(pictureFile(version), bytes).catch((error: unknown) => {
        throw new Refused({ refused: refusalOf(error) }, { cause: error })
      })
      return version
    },
    hasAll: false,
    picture: async (version) => (await ifThere(() => readFile(pictureFile(version)))) ?? published(version),
  }
}
