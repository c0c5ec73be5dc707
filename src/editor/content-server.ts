import { mayShow } from '../content/operations/pages/places-in-texts.ts'
import { isPictureName, isYamlName, pictureFolder } from '../content/model/content-names.ts'
import type { PackedHistory } from './app/state/packed-history.ts'
import { type ContentStore, readContent } from './content-store.ts'
import type { PublisherServices } from './publish/publisher.ts'
import { isRefused, type PictureSize, Refused, type SaveRequest, unknownFacts } from './protocol.ts'

/**
 * What the app asks of whatever keeps the content. On the owner's computer the server answers; from any other computer
 * the browser itself. Each call throws `Refused` if it is refused.
 */
export type ContentServer = ReturnType<typeof contentServer>

export type ContentSnapshot = Awaited<ReturnType<ContentServer['content']>>

/** Stores what is needed beside the content: the history, and pictures that are not, or no more, in it. */
export interface UndoStore {
  history(): Promise<PackedHistory | null>
  /**
   * Keeps a tab's history, together with what other tabs have kept.
   * @param dropped the ids of what was kept before, and is not to be any more
   * @returns the ids of the conflicts that were settled, in this tab or another
   */
  keepHistory(own: PackedHistory, dropped: readonly string[]): Promise<readonly string[]>
  /** Stores the bytes of a picture. @returns their version */
  keepPicture(bytes: Uint8Array): Promise<string>
  /** Whether it has the bytes of every picture that was ever in the content. */
  readonly hasAll: boolean
  picture(version: string): Promise<Uint8Array | undefined>
}

/** A picture as the site can use it. */
export interface TakenPicture {
  readonly bytes: Uint8Array
  readonly extension: 'jpg' | 'png' | 'webp' | 'avif'
}

interface ContentServices extends Pick<PublisherServices, 'pictureInfo'> {
  readonly store: ContentStore
  readonly undo: UndoStore
  /** Takes in a photograph from a phone or camera: upright, as large as the site can use, without place and device. */
  readonly takePicture: (picture: Blob, least: PictureSize) => Promise<TakenPicture | Refused['refusal']>
}

/** The content of a store, for the app. */
export function contentServer({ store, undo, takePicture, pictureInfo }: ContentServices) {
  const withFacts = async (...[version, read]: Parameters<typeof pictureInfo>) => ({
    version,
    facts: (await pictureInfo(version, read))?.facts ?? unknownFacts,
  })
  return {
    fileVersions: async () => Object.fromEntries(await store.list()),
    /** Everything in the content folder, by name; pictures without their folder: `portrait.jpg`. */
    async content() {
      const { versions, texts } = await readContent(store)
      const pictures: Record<string, Awaited<ReturnType<typeof withFacts>>> = {}
      for (const [name, version] of versions) {
        if (!name.startsWith(pictureFolder)) continue
        const read = async () => (await store.read(name))?.bytes
        pictures[name.slice(pictureFolder.length)] = await withFacts(version, read)
      }
      return { files: Object.fromEntries(texts), pictures }
    },
    /** @returns the new version; null if the file is gone */
    async saveFile(name: string, { text, base }: SaveRequest) {
      if (!isYamlName(name)) throw new Refused({ refused: 'badName' })
      try {
        return { version: await store.write(name, text === null ? null : new TextEncoder().encode(text), base) }
      } catch (error) {
        if (!isRefused(error, 'changedMeanwhile')) throw error
        throw new Refused({ refused: 'changedMeanwhile', current: (await readContent(store)).texts.get(name) ?? null })
      }
    },
    /**
     * Takes in a new picture and keeps it beside the content. `restorePicture` puts it there, once the history knows it: a
     * server that is killed leaves no picture that undo can't find.
     * @param least the size that the place showing it needs
     */
    async keepPicture(picture: Blob, least?: PictureSize | null) {
      const taken = await takePicture(picture, least ?? { width: 1, height: 1 })
      if ('refused' in taken) throw new Refused(taken)
      const version = await undo.keepPicture(taken.bytes)
      return { ...(await withFacts(version, async () => taken.bytes)), extension: taken.extension }
    },
    /** Removes pictures, and keeps them for undo. @returns those that stay, because a file may show them */
    async removePictures(names: readonly string[]): Promise<readonly string[]> {
      const { versions, texts: stored } = await readContent(store)
      const texts = new Map([...stored].map(([file, { text }]) => [file, text]))
      for (const name of names) {
        const file = pictureFolder + name
        const version = versions.get(file)
        // Another tab may have removed it.
        if (version === undefined || mayShow(texts, name)) continue
        const bytes = undo.hasAll ? undefined : (await store.read(file))?.bytes
        if (bytes) await undo.keepPicture(bytes)
        await store.write(file, null, version)
      }
      return names.filter((name) => mayShow(texts, name))
    },
    /** Writes a picture that was kept, removed or published, by its version. */
    async restorePicture(name: string, version: string) {
      const bytes = isPictureName(name) ? await undo.picture(version) : undefined
      if (!bytes) throw new Refused({ refused: 'notFound' })
      return withFacts((await store.write(pictureFolder + name, bytes, null)) ?? version, async () => bytes)
    },
    history: undo.history,
    keepHistory: undo.keepHistory,
  }
}
