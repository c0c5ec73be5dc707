import { isPictureName, isYamlName, pictureFolder } from '../../content/model/content-names.ts'
import { packHistory, unpackHistory } from '../app/state/packed-history.ts'
import type { ServerClient } from '../app/state/server-client.ts'
import { StoreRefusal } from '../content-store.ts'
import { freePictureName } from '../free-picture-name.ts'
import {
  type ContentSnapshot,
  Refused,
  type SavedPicture,
  type VersionedPicture,
  type VersionedText,
} from '../protocol.ts'
import type { PictureShelf } from './picture-shelf.ts'
import { drawPicture } from './pictures/draw-picture.ts'
import type { BrowserWorkingCopy } from './working-copy/working-copy.ts'

/**
 * What the local editor's server answers, answered in this browser.
 *
 * @param pictures prepares every picture that it is asked for
 */
export function browserClient(store: BrowserWorkingCopy, pictures: PictureShelf): ServerClient {
  const textOf = async (name: string): Promise<VersionedText | null> => {
    const stored = await store.read(name)
    return stored ? { text: new TextDecoder().decode(stored.bytes), version: stored.version } : null
  }

  async function saved(name: string, version: string): Promise<SavedPicture> {
    return { name, version, facts: await pictures.factsOf(version) }
  }

  /** @throws Refused in place of the store's own refusals */
  async function asked<T>(name: string, task: () => Promise<T>): Promise<T> {
    try {
      return await task()
    } catch (error) {
      if (!(error instanceof StoreRefusal)) throw error
      const isMerged = error.code === 'changedMeanwhile' && isYamlName(name)
      throw new Refused({ refused: error.code, ...(isMerged && { current: await textOf(name) }) })
    }
  }

  return {
    // Each letter: a browser may be killed at any time, and nothing is on its way to anywhere.
    pause: 0,
    content: () =>
      asked('', async () => {
        const files: Record<string, VersionedText> = {}
        const shown: Record<string, VersionedPicture> = {}
        for (const [name, version] of await store.list()) {
          if (isYamlName(name)) {
            const text = await textOf(name)
            if (text) files[name] = text
          } else shown[name.slice(pictureFolder.length)] = { facts: await pictures.factsOf(version), version }
        }
        return { files, pictures: shown, links: await store.links() } satisfies ContentSnapshot
      }),
    saveFile: (name, { text, base }) =>
      asked(name, async () => {
        if (!isYamlName(name)) throw new Refused({ refused: 'badName' })
        return { version: await store.write(name, text === null ? null : new TextEncoder().encode(text), base) }
      }),
    savePicture: (name, blob, least) =>
      asked(name, async () => {
        const taken = await drawPicture(blob, least ?? { width: 1, height: 1 })
        if ('refused' in taken) throw new Refused(taken)
        const names = [...(await store.list()).keys()].map((each) => each.slice(pictureFolder.length))
        const free = freePictureName(names, name, taken.extension)
        if (free === undefined) throw new Refused({ refused: 'badName' })
        const version = await store.write(pictureFolder + free, taken.bytes, null)
        return saved(free, version ?? '')
      }),
    removePicture: (name) =>
      asked(name, async () => {
        const version = (await store.list()).get(pictureFolder + name)
        // If there is none, another tab has removed it.
        return { version: version === undefined ? null : await store.write(pictureFolder + name, null, version) }
      }),
    restorePicture: (name, version) =>
      asked(name, async () => {
        const bytes = isPictureName(name) ? await store.picture(version) : undefined
        if (!bytes) throw new Refused({ refused: 'notFound' })
        await store.write(pictureFolder + name, bytes, null)
        return saved(name, version)
      }),
    async history() {
      const kept = await store.history()
      return kept === undefined ? null : unpackHistory(kept)
    },
    keepHistory: (history, dropped) =>
      asked('', async () => (await store.keepHistory(packHistory(history), dropped)).settled ?? []),
    watch(onChange, onOpen) {
      const stop = store.watch((path, version) => {
        const isPicture = path.startsWith(pictureFolder)
        const name = isPicture ? path.slice(pictureFolder.length) : path
        onChange({ kind: isPicture ? 'picture' : 'file', name, version })
      })
      // What another tab has changed since the content was read.
      queueMicrotask(onOpen)
      return stop
    },
  }
}
