import type { ChangeListener } from '../../content-store.ts'

/** A table of the working copy's database. */
interface Table {
  get(key: string): Promise<unknown>
  put(key: string, value: unknown): Promise<unknown>
  delete(key: string): Promise<unknown>
  entries(): Promise<readonly (readonly [key: string, value: unknown])[]>
}

const tableNames = ['texts', 'versions', 'pictures', 'notes'] as const
export type Tables = Readonly<Record<(typeof tableNames)[number], Table>>

/** A database in this browser that several tabs share. */
interface Database {
  /**
   * Runs a task that sees and changes the tables alone, completely or not at all. It may wait for the tables only.
   *
   * @throws what the task throws, and a `DOMException` if the browser refuses
   */
  readonly transact: <T>(mode: 'readonly' | 'readwrite', task: (tables: Tables) => Promise<T>) => Promise<T>
  /** Removes the database with everything in it. */
  readonly remove: () => Promise<void>
}

/** Opens the database when it is first used, and again if the browser has closed it. */
export function openDatabase(name: string): Database {
  let opened: Promise<IDBDatabase> | undefined

  function database(): Promise<IDBDatabase> {
    opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, 1)
      request.addEventListener('upgradeneeded', () => {
        for (const table of tableNames) request.result.createObjectStore(table)
      })
      request.addEventListener('success', () => {
        const { result } = request
        // The browser closes it when the owner clears what sites have stored; another tab may remove it.
        result.addEventListener('close', () => (opened = undefined))
        result.addEventListener('versionchange', () => {
          result.close()
          opened = undefined
        })
        resolve(result)
      })
      request.addEventListener('error', () => reject(request.error ?? new DOMException('It could not be opened.')))
    })
    opened.catch(() => (opened = undefined))
    return opened
  }

  return {
    async transact(mode, task) {
      const transaction = (await database()).transaction(tableNames, mode)
      // Listened to from the beginning: a failure during the task must not be missed.
      const completed = new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve())
        transaction.addEventListener('abort', () =>
          reject(transaction.error ?? new DOMException('Aborted', 'AbortError')),
        )
      })
      completed.catch(() => undefined)
      try {
        const result = await task(tablesOf(transaction))
        await completed
        return result
      } catch (error) {
        if (!transaction.error) abort(transaction)
        throw error
      }
    },
    async remove() {
      ;(await opened?.catch(() => undefined))?.close()
      opened = undefined
      await settled(indexedDB.deleteDatabase(name))
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

function tablesOf(transaction: IDBTransaction): Tables {
  const tables = tableNames.map((name) => {
    const store = transaction.objectStore(name)
    const table: Table = {
      get: (key) => settled<unknown>(store.get(key)),
      put: (key, value) => settled(store.put(value, key)),
      delete: (key) => settled(store.delete(key)),
      async entries() {
        const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled<unknown[]>(store.getAll())])
        return keys.map((key, index) => [String(key), values[index]] as const)
      },
    }
    return [name, table] as const
  })
  return Object.fromEntries(tables) as unknown as Tables
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new DOMException('The request failed.')))
  })
}

/** A message between tabs. Without a name, everything was removed. */
interface TabMessage {
  readonly name?: string
  readonly version?: string | null
}

/** The other tabs of this browser that have the same working copy open. */
interface Tabs {
  /** Tells the other tabs, and the listeners in this one. */
  readonly changed: ChangeListener
  readonly removed: () => void
  readonly watch: (listener: ChangeListener) => () => void
}

/** @param onRemoved is called when another tab has removed everything */
export function openTabs(name: string, onRemoved: () => void): Tabs {
  const listeners = new Set<ChangeListener>()
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.name === undefined) onRemoved()
    else for (const listener of listeners) listener(data.name, data.version ?? null)
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  const tell = (message: TabMessage) => channel.postMessage(message)
  return {
    changed(file, version) {
      tell({ name: file, version })
      for (const listener of listeners) listener(file, version)
    },
    removed: () => tell({}),
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
