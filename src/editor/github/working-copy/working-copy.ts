import type { ContentState } from '../../../content/merge/content-changes.ts'
import { isContentName, pictureFolder } from '../../../content/model/content-names.ts'
import { joinHistories, type PackedHistory } from '../../app/state/packed-history.ts'
import type { UndoStore } from '../../content-server.ts'
import { type ContentStore, StoreRefusal, versionOf } from '../../content-store.ts'
import { openDatabase, type Tables, openTabs } from './database.ts'

/** The content as it is edited, in this browser. */
export interface BrowserWorkingCopy extends ContentStore, UndoStore {
  /** Whether there is anything in it. */
  readonly isFilled: () => Promise<boolean>
  /** Fills it at the first visit; leaves it as it is if another tab was faster. Pictures are given by version alone. */
  readonly fill: (content: ContentState) => Promise<void>
  /** What the repository has to know across reloads. */
  readonly note: (key: string) => Promise<unknown>
  readonly keepNote: (key: string, value: unknown) => Promise<void>
  /** Removes everything, here and in the other tabs. */
  readonly remove: () => Promise<void>
}

interface StoredText {
  readonly bytes: Uint8Array
  readonly version: string
}

const historyKey = 'history'
const filledKey = 'filled'

/**
 * Opens the working copy of a repository.
 *
 * @param name of the repository and its branch
 * @param download fetches a picture that is only known by its version; undefined if there is none
 */
export function openWorkingCopy(
  name: string,
  download: (version: string) => Promise<Uint8Array | undefined>,
): BrowserWorkingCopy {
  const database = openDatabase(name)
  /** Nothing may be written again by what is still open. */
  let isRemoved = false
  /** What a browser that throws its storage away under an open editor must be given again. */
  const held = {
    texts: new Map<string, StoredText>(),
    versions: new Map<string, string>(),
    notes: new Map<string, unknown>(),
  }
  const tabs = openTabs(name, () => {
    isRemoved = true
    location.reload()
  })

  /** @throws StoreRefusal if the browser refuses; nothing has been changed then */
  async function change<T>(of: string, task: (tables: Tables) => Promise<T>): Promise<T> {
    if (isRemoved) throw new StoreRefusal('diskFailed', of)
    try {
      return await database.transact('readwrite', async (tables) => {
        if (held.notes.has(filledKey) && !(await tables.notes.get(filledKey))) await giveBack(tables)
        return task(tables)
      })
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      throw new StoreRefusal(error.name === 'QuotaExceededError' ? 'diskFull' : 'diskFailed', of, { cause: error })
    }
  }

  async function giveBack(tables: Tables): Promise<void> {
    for (const table of ['texts', 'versions', 'notes'] as const)
      for (const [key, value] of held[table]) await tables[table].put(key, value)
  }

  /** Reads what is kept, and holds it. */
  async function readAll(): Promise<void> {
    const [texts, versions, notes] = await database.transact('readonly', (tables) =>
      Promise.all([tables.texts.entries(), tables.versions.entries(), tables.notes.entries()]),
    )
    if (!notes.some(([key]) => key === filledKey)) return
    held.texts = new Map(texts as [string, StoredText][])
    held.versions = new Map(versions as [string, string][])
    held.notes = new Map(notes)
  }

  const all = (): ReadonlyMap<string, string> =>
    new Map([
      ...[...held.texts].map(([file, { version }]) => [file, version] as const),
      ...[...held.versions].map(([picture, version]) => [pictureFolder + picture, version] as const),
    ])

  async function pictureOf(version: string): Promise<Uint8Array | undefined> {
    const kept = (await database.transact('readonly', ({ pictures }) => pictures.get(version))) as
      Uint8Array | undefined
    if (kept) return kept
    const bytes = await download(version)
    // A full browser can't keep it; it is downloaded again then.
    if (bytes) await keepPicture(bytes).catch(() => undefined)
    return bytes
  }

  /** @param bytes undefined for a picture that is only known by its version */
  async function put(
    file: string,
    bytes: Uint8Array | null | undefined,
    version: string | null,
    base: string | null,
  ): Promise<void> {
    const isPicture = file.startsWith(pictureFolder)
    const key = isPicture ? file.slice(pictureFolder.length) : file
    await change(file, async ({ texts, versions, pictures }) => {
      const current = isPicture
        ? ((await versions.get(key)) as string | undefined)
        : ((await texts.get(key)) as StoredText | undefined)?.version
      if ((current ?? null) !== base) throw new StoreRefusal('changedMeanwhile', file)
      if (version === null) await (isPicture ? versions : texts).delete(key)
      else if (isPicture) {
        if (bytes) await pictures.put(version, bytes)
        await versions.put(key, version)
      } else await texts.put(key, { bytes, version })
    })
    if (version === null) held[isPicture ? 'versions' : 'texts'].delete(key)
    else if (isPicture) held.versions.set(key, version)
    else if (bytes) held.texts.set(key, { bytes, version })
    tabs.changed(file, version)
  }

  async function keepPicture(bytes: Uint8Array): Promise<string> {
    const version = await versionOf(bytes)
    await change(version, async ({ pictures }) => void (await pictures.put(version, bytes)))
    return version
  }

  return {
    isFilled: async () => {
      await readAll()
      return held.notes.has(filledKey)
    },
    async fill({ files, pictures }) {
      const texts = await Promise.all(
        [...files].map(async ([file, text]) => {
          const bytes = new TextEncoder().encode(text)
          return [file, { bytes, version: await versionOf(bytes) }] as const
        }),
      )
      await change('', async (tables) => {
        if (await tables.notes.get(filledKey)) return
        for (const [file, stored] of texts) await tables.texts.put(file, stored)
        for (const [picture, version] of pictures) await tables.versions.put(picture, version)
        await tables.notes.put(filledKey, true)
      })
      await readAll()
    },
    note: async (key) => database.transact('readonly', ({ notes }) => notes.get(key)),
    async keepNote(key, value) {
      await change(key, ({ notes }) => notes.put(key, value))
      held.notes.set(key, value)
    },
    async list() {
      await readAll()
      return all()
    },
    links: async () => [],
    async read(file) {
      if (!isContentName(file)) throw new StoreRefusal('badName', file)
      if (!file.startsWith(pictureFolder))
        return (await database.transact('readonly', ({ texts }) => texts.get(file))) as StoredText | undefined
      const version = await database.transact('readonly', ({ versions }) =>
        versions.get(file.slice(pictureFolder.length)),
      )
      const bytes = typeof version === 'string' ? await pictureOf(version) : undefined
      return bytes && { bytes, version: String(version) }
    },
    async write(file, bytes, base) {
      if (!isContentName(file)) throw new StoreRefusal('badName', file)
      const version = bytes && (await versionOf(bytes))
      await put(file, bytes, version, base)
      return version
    },
    watch: tabs.watch,
    history: async () =>
      (await database.transact('readonly', ({ notes }) => notes.get(historyKey))) as PackedHistory | undefined,
    keepHistory: (own, dropped) =>
      change('', async ({ notes }) => {
        const others = (await notes.get(historyKey)) as PackedHistory | undefined
        const joined = joinHistories(others, own, dropped)
        await notes.put(historyKey, joined)
        return joined
      }),
    keepPicture,
    hasAll: true,
    picture: pictureOf,
    async remove() {
      isRemoved = true
      tabs.removed()
      await database.remove()
    },
  }
}
