import { isRefused, Refused } from '../../protocol.ts'
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, deleteDB, openDB } from 'idb'

/** A file of the working copy. The bytes of a picture are in a store of their own. */
export interface KeptFile {
  readonly version: string
  readonly bytes?: Uint8Array
}

/** Files by name, the bytes of pictures by version, and whatever else is kept. */
interface Schema extends DBSchema {
  files: { key: string; value: KeptFile }
  pictures: { key: string; value: Uint8Array }
  notes: { key: string; value: unknown }
}

type StoreName = 'files' | 'pictures' | 'notes'

const storeNames: StoreName[] = ['files', 'pictures', 'notes']

export type Stores<Mode extends IDBTransactionMode> = {
  readonly [Name in StoreName]: IDBPObjectStore<Schema, StoreName[], Name, Mode>
}

/** Milliseconds that a browser has. Safari's may never answer a request, and answers the next one. */
const patience = 20_000

/** A database in this browser that several tabs share. It is opened at its first use, and again if it was closed. */
export function openDatabase(name: string) {
  const ownName = `content ${name}`
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  let [isEnding, isClosed] = [false, false]

  async function begin<Mode extends IDBTransactionMode>(mode: Mode) {
    if (!globalThis.indexedDB) throw new DOMException('No IndexedDB', 'NotSupportedError')
    opened ??= openDB<Schema>(ownName, 1, {
      upgrade: (database) => storeNames.forEach((store) => database.createObjectStore(store)),
      // Another tab may remove it.
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    })
    return (await opened).transaction(storeNames, mode)
  }

  async function run<Mode extends IDBTransactionMode, T>(mode: Mode, task: (stores: Stores<Mode>) => Promise<T>) {
    const transaction = await begin(mode).catch((error: unknown) => {
      if (isClosed || (error as Error).name !== 'InvalidStateError') throw error
      // It was closed: by this tab, for another one, or by the browser, as while the computer slept. Nothing has begun.
      opened = undefined
      return begin(mode)
    })
    // Handled from the beginning: it may fail while the task still runs.
    transaction.done.catch(() => undefined)
    try {
      const [files, pictures] = [transaction.objectStore('files'), transaction.objectStore('pictures')]
      const result = await task({ files, pictures, notes: transaction.objectStore('notes') })
      await transaction.done
      return result
    } catch (error) {
      try {
        transaction.abort()
      } catch {
        // It has ended already.
      }
      throw error
    }
  }

  function inTime<T>(task: Promise<T>): Promise<T> {
    const late = new Promise<never>((_, fail) => setTimeout(fail, patience, new Refused({ refused: 'diskFailed' })))
    return Promise.race([task, late]).catch((error: unknown) => {
      // Safari may lose a connection and not say so: whatever failed, the next request opens another.
      if (!isRefused(error, 'changedMeanwhile')) opened = undefined
      throw error
    })
  }

  /** Whoever still asks is refused: opening it again would make it anew. */
  async function close(): Promise<void> {
    isEnding = isClosed = true
    ;(await opened?.catch(() => undefined))?.close()
  }

  async function removeAll(): Promise<void> {
    try {
      // A tab that sleeps may hold it open: it is empty then, and goes with that tab.
      await run('readwrite', (stores) => Promise.all(storeNames.map((store) => stores[store].clear())))
    } finally {
      await close()
      await new Promise<void>((resolve, reject) => {
        deleteDB(ownName, { blocked: () => resolve() }).then(resolve, reject)
      })
    }
  }

  return {
    /**
     * Runs a task that sees and changes the stores alone, completely or not at all. It may wait for the stores only.
     * @throws what the task throws, `Refused` once it is closed or takes too long, `DOMException` if the browser refuses
     */
    async transact<Mode extends IDBTransactionMode, T>(mode: Mode, task: (stores: Stores<Mode>) => Promise<T>) {
      if (isEnding) throw new Refused({ refused: 'diskFailed' })
      return inTime(run(mode, task))
    },
    close,
    /** Removes the database with everything in it, for good. */
    remove(): Promise<void> {
      isEnding = true
      return inTime(removeAll())
    },
  }
}
