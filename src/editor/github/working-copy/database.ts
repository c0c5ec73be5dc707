/** A file of the working copy. The bytes of a picture are in a table of their own. */
export interface KeptFile {
  readonly version: string
  readonly bytes?: Uint8Array
}

/** The tables of the database: files by name, the bytes of pictures by version, and whatever else is kept. */
export interface Tables {
  readonly files: Table<KeptFile>
  readonly pictures: Table<Uint8Array>
  readonly notes: Table<unknown>
}

type Table<Value> = ReturnType<typeof tableOf<Value>>

const tableNames = ['files', 'pictures', 'notes'] as const

/**
 * A database in this browser that several tabs share. It is opened when it is first used, and again if the browser has
 * closed it.
 */
export function openDatabase(name: string) {
  const own = `content ${name}`
  let opened: Promise<IDBDatabase> | undefined

  async function open(): Promise<IDBDatabase> {
    const request = indexedDB.open(own, 1)
    request.addEventListener('upgradeneeded', () => {
      for (const table of tableNames) request.result.createObjectStore(table)
    })
    const database = await settled(request)
    // The browser closes it when the owner clears what sites have stored; another tab may remove it.
    database.addEventListener('close', () => (opened = undefined))
    database.addEventListener('versionchange', () => {
      database.close()
      opened = undefined
    })
    return database
  }

  return {
    /**
     * Runs a task that sees and changes the tables alone, completely or not at all. It may wait for the tables only.
     *
     * @throws what the task throws, and a `DOMException` if the browser refuses
     */
    async transact<T>(mode: 'readonly' | 'readwrite', task: (tables: Tables) => Promise<T>): Promise<T> {
      opened ??= open()
      opened.catch(() => (opened = undefined))
      const transaction = (await opened).transaction(tableNames, mode)
      // Listened to from the beginning: a failure during the task must not be missed.
      const completed = new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve())
        transaction.addEventListener('abort', () =>
          reject(transaction.error ?? new DOMException('Aborted', 'AbortError')),
        )
      })
      completed.catch(() => undefined)
      try {
        const result = await task({
          files: tableOf(transaction.objectStore('files')),
          pictures: tableOf(transaction.objectStore('pictures')),
          notes: tableOf(transaction.objectStore('notes')),
        })
        await completed
        return result
      } catch (error) {
        if (!transaction.error) abort(transaction)
        throw error
      }
    },
    /** Removes the database with everything in it. */
    async remove(): Promise<void> {
      ;(await opened?.catch(() => undefined))?.close()
      opened = undefined
      await settled(indexedDB.deleteDatabase(own))
    },
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It has ended already.
  }
}

const tableOf = <Value>(store: IDBObjectStore) => ({
  get: (key: string) => settled<Value | undefined>(store.get(key)),
  put: (key: string, value: Value) => settled(store.put(value, key)),
  delete: (key: string) => settled(store.delete(key)),
  async entries(): Promise<readonly (readonly [key: string, value: Value])[]> {
    const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled<Value[]>(store.getAll())])
    return values.map((value, index) => [String(keys[index]), value])
  },
})

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new DOMException('The request failed.')))
  })
}
