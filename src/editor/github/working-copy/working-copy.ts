import type { ContentState } from '../../../content/merge/content-changes.ts'
import { isContentName, pictureFolder } from '../../../content/model/content-names.ts'
import { joinHistories, type PackedHistory } from '../../app/state/packed-history.ts'
import { type ChangeListener, versionOf } from '../../content-store.ts'
import { Refused } from '../../protocol.ts'
import type { Repository } from '../../publish/repository.ts'
import { type KeptFile, openDatabase, type Stores } from './database.ts'

/** The content as it is edited, in this browser. */
export type BrowserWorkingCopy = ReturnType<typeof openWorkingCopy>

const historyKey = 'history'
const filledKey = 'filled'

/** What the tabs of this browser tell each other: a file has changed, or everything was removed. */
type TabMessage = readonly [name: string, version: string | null] | 'removed'

/**
 * Opens the working copy of a repository.
 * @param name of the repository and its branch
 * @param download fetches a picture that is only known by its version; undefined if there is none. May throw anything
 * @param onRemoved is called when another tab has removed everything
 */
export function openWorkingCopy(name: string, download: Repository['picture'], onRemoved: () => void) {
  const database = openDatabase(name)
  /** What a browser that throws its storage away under an open editor must be given again. */
  let held = { files: new Map<string, KeptFile>(), notes: new Map<string, unknown>() }
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data !== 'removed') return
    void database.close()
    onRemoved()
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  const tell = (message: TabMessage) => channel.postMessage(message)

  /** Changes what is kept, completely or not at all. */
  const change = <T>(task: (stores: Stores<'readwrite'>) => Promise<T>): Promise<T> =>
    database.transact('readwrite', async (stores) => {
      if (held.notes.has(filledKey) && !(await stores.notes.get(filledKey))) {
        for (const [file, kept] of held.files) await stores.files.put(kept, file)
        for (const [key, value] of held.notes) await stores.notes.put(value, key)
      }
      return task(stores)
    })

  /** Reads what is kept, and holds it. */
  async function readAll(): Promise<void> {
    const [names, files, keys, notes] = await database.transact('readonly', (all) =>
      Promise.all([all.files.getAllKeys(), all.files.getAll(), all.notes.getAllKeys(), all.notes.getAll()]),
    )
    if (!keys.includes(filledKey)) return
    held = {
      files: new Map(files.map((file, at) => [names[at] ?? '', file])),
      notes: new Map(notes.map((value, at) => [keys[at] ?? '', value])),
    }
  }

  async function pictureOf(version: string): Promise<Uint8Array | undefined> {
    // Where the browser keeps nothing it is downloaded each time.
    const [kept] = await Promise.allSettled([database.transact('readonly', ({ pictures }) => pictures.get(version))])
    if (kept.status === 'fulfilled' && kept.value) return kept.value
    const bytes = await download(version).catch((cause: unknown) => {
      throw new Refused({ refused: 'noAnswer' }, { cause })
    })
    if (bytes) await keepPicture(bytes).catch(() => undefined)
    // Only what can be read is known to be gone.
    else if (kept.status === 'rejected') throw kept.reason
    return bytes
  }

  async function keepPicture(bytes: Uint8Array): Promise<string> {
    const version = await versionOf(bytes)
    await change(({ pictures }) => pictures.put(bytes, version))
    return version
  }

  const note = (key: string) => database.transact('readonly', ({ notes }) => notes.get(key))

  return {
    isFilled: async () => {
      await readAll()
      return held.notes.has(filledKey)
    },
    /** Fills it at the first visit; leaves it as it is if another tab was faster. Pictures are given by version alone. */
    async fill({ files: texts, pictures }: ContentState) {
      const filled = await Promise.all(
        [...texts].map(async ([file, text]) => {
          const bytes = new TextEncoder().encode(text)
          return [file, { bytes, version: await versionOf(bytes) }] as const
        }),
      )
      await change(async ({ files, notes }) => {
        if (await notes.get(filledKey)) return
        for (const [file, kept] of filled) await files.put(kept, file)
        for (const [picture, version] of pictures) await files.put({ version }, pictureFolder + picture)
        await notes.put(true, filledKey)
      })
      await readAll()
    },
    /** What the repository has to know across reloads. */
    note,
    async keepNote(key: string, value: unknown) {
      await change(({ notes }) => notes.put(value, key))
      held.notes.set(key, value)
    },
    async list() {
      await readAll()
      return new Map([...held.files].map(([file, { version }]) => [file, version]))
    },
    async read(file: string) {
      if (!isContentName(file)) throw new Refused({ refused: 'badName' })
      const kept = await database.transact('readonly', async ({ files, notes }) =>
        // Thrown away by the browser, and not written again yet: it is listed all the same.
        (await notes.get(filledKey)) ? files.get(file) : held.files.get(file),
      )
      const bytes = kept && (kept.bytes ?? (await pictureOf(kept.version)))
      return bytes && { bytes, version: kept.version }
    },
    async write(file: string, bytes: Uint8Array | null, base: string | null) {
      if (!isContentName(file)) throw new Refused({ refused: 'badName' })
      const version = bytes && (await versionOf(bytes))
      const isPicture = file.startsWith(pictureFolder)
      const kept = version && { version, ...(!isPicture && { bytes }) }
      const arrived = () => {
        if (kept) held.files.set(file, kept)
        else held.files.delete(file)
        tell([file, version])
      }
      await change(async ({ files, pictures }) => {
        if (((await files.get(file))?.version ?? null) !== base) throw new Refused({ refused: 'changedMeanwhile' })
        // That may be after it was given up, as it takes too long.
        void files.transaction.done.then(arrived, () => undefined)
        if (!kept) return files.delete(file)
        if (isPicture) await pictures.put(bytes, version)
        return files.put(kept, file)
      })
      return version
    },
    /** Reports the changes that any tab makes. @returns ends that */
    watch(listener: ChangeListener) {
      // A channel of its own also hears what this tab tells.
      const changes = new BroadcastChannel(name)
      changes.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
        if (data !== 'removed') listener({ [data[0]]: data[1] })
      })
      return () => changes.close()
    },
    history: async () => ((await note(historyKey)) ?? null) as PackedHistory | null,
    keepHistory: (own: PackedHistory, dropped: readonly string[]) =>
      change(async ({ notes }) => {
        const joined = joinHistories((await notes.get(historyKey)) as PackedHistory | undefined, own, dropped)
        await notes.put(joined, historyKey)
        return joined.settled ?? []
      }),
    keepPicture,
    hasAll: true,
    picture: pictureOf,
    /** Removes everything, here and in the other tabs. */
    async remove() {
      tell('removed')
      await database.remove()
    },
  }
}
