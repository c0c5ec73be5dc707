import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ifThere, writeComplete } from '../../disk/write-complete.ts'
import { joinHistories, type PackedHistory } from '../app/state/packed-history.ts'

/** Stores what undo needs outside the content: the history and the removed pictures. */
export interface UndoStore {
  /** The history as the browser wrote it; undefined if there is none. */
  history(): Promise<string | undefined>
  /**
   * Stores a tab's history, merged with the history of other tabs.
   *
   * @param dropped the ids of the steps and conflicts that the tab has discarded or settled
   * @returns what is stored now
   */
  keepHistory(own: PackedHistory, dropped: readonly string[]): Promise<PackedHistory>
  /** Stores the bytes of a picture under their version. */
  keepPicture(version: string, bytes: Uint8Array): Promise<void>
  /** The bytes of a stored picture. */
  picture(version: string): Promise<Buffer | undefined>
}

/** @param folder created on the first write */
export function openUndoStore(folder: string): UndoStore {
  const historyFile = join(folder, 'history.json')
  const pictureFile = (version: string) => join(folder, `picture-${version.replaceAll(/[^\w-]/g, '')}`)
  const read = () => ifThere(() => readFile(historyFile, 'utf8'))
  let turn: Promise<unknown> = Promise.resolve()
  return {
    // Waits for writes: a page that is reloaded asks while its last write is on its way.
    history: () => turn.then(read),
    keepHistory(own, dropped) {
      // Writes run one after the other: two tabs that write at once would lose each other's history.
      const kept = turn.then(async () => {
        const others = JSON.parse((await read()) ?? 'null') as PackedHistory | null
        const joined = joinHistories(others, own, dropped)
        await writeComplete(historyFile, JSON.stringify(joined))
        return joined
      })
      turn = kept.catch(() => undefined)
      return kept
    },
    keepPicture: (version, bytes) => writeComplete(pictureFile(version), bytes),
    picture: (version) => ifThere(() => readFile(pictureFile(version))),
  }
}
