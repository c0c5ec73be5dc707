import { readFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { hasCode, ifThere, renamePatiently, writeComplete } from '../../disk/write-complete.ts'
import { isPackedHistory, joinHistories, type PackedHistory } from '../app/state/packed-history.ts'
import type { UndoStore } from '../content-server.ts'
import { versionOf } from '../content-store.ts'
import type { Repository } from '../publish/repository.ts'
import { Refused } from '../protocol.ts'
import { inTurns, refusalOf } from './folder-store.ts'

/** @param folder created on the first write @param published gives the bytes of a picture that was ever published */
export function openUndoStore(folder: string, published: Repository['picture']): UndoStore {
  const historyFile = join(folder, 'history.json')
  const pictureFile = (version: string) => join(folder, `picture-${version.replaceAll(/[^\w-]/g, '')}`)
  let setAside: string | undefined
  /** What is kept. Nothing if it is damaged, and it is then kept under another name. */
  async function read(): Promise<PackedHistory | undefined> {
    try {
      const kept = await ifThere(() => readFile(historyFile, 'utf8'))
      if (kept === undefined) return undefined
      const history: unknown = JSON.parse(kept)
      if (isPackedHistory(history)) return history
    } catch (error) {
      // A virus scanner lets go of it in a moment. Whatever else is the reason, the owner is told where the file is.
      if (hasCode(error, 'EBUSY', 'EMFILE')) throw error
    }
    setAside = join(folder, `history-${randomUUID()}.json`)
    try {
      renamePatiently(historyFile, setAside)
    } catch {
      // Nothing can be written in this folder, which saving will say.
      setAside = historyFile
    }
    return undefined
  }
  /** Two tabs that write at once would lose each other's history. */
  const inTurn = inTurns()
  return {
    // Waits for writes: a page that is reloaded asks while its last write is on its way.
    async history() {
      const kept = await inTurn(read)
      return setAside === undefined ? (kept ?? null) : { ...(kept ?? { steps: [], done: 0 }), setAside }
    },
    keepHistory: (own, dropped) =>
      inTurn(async () => {
        const joined = joinHistories(await read(), own, dropped)
        await writeComplete(historyFile, JSON.stringify(joined))
        return joined.settled ?? []
      }),
    async keepPicture(bytes) {
      const version = await versionOf(bytes)
      await writeComplete(pictureFile(version), bytes).catch((error: unknown) => {
        throw new Refused({ refused: refusalOf(error) }, { cause: error })
      })
      return version
    },
    hasAll: false,
    async picture(version) {
      const bytes = await ifThere(() => readFile(pictureFile(version)))
      return bytes && (await versionOf(bytes)) === version ? bytes : published(version)
    },
  }
}
