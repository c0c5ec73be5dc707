import { mayShow } from '../content/operations/pages/places-in-texts.ts'
import { isPictureName, isYamlName, pictureFolder } from '../content/model/content-names.ts'
import type { PackedHistory } from './app/state/packed-history.ts'
import { type ContentStore, readTexts } from './content-store.ts'
import type { PublisherServices } from './publish/publisher-services.ts'
import {
  type ContentSnapshot,
  isChangedMeanwhile,
  type KeptPicture,
  type PictureSize,
  Refused,
  type RefusalCode,
  type Saved,
  type SaveRequest,
  type VersionedPicture,
} from './protocol.ts'

/**
 * What the app asks of whatever keeps the content. On the owner's computer the server answers; from any other computer
 * the browser itself. Each call throws `Refused` if it is refused.
 */
export interface ContentServer {
  content(): Promise<ContentSnapshot>
  saveFile(name: string, request: SaveRequest): Promise<Saved>
  /**
   * Takes in a new picture and keeps it beside the content. `restorePicture` puts it there, once the history knows it: a
   * server that is killed leaves no picture that undo can't find.
   *
   * @param least the size that the place showing it needs
   */
  keepPicture(picture: Blob, least?: PictureSize | null): Promise<KeptPicture>
  /** Removes pictures, and keeps them for undo. @returns those that stay, because a file may show them */
  removePictures(names: readonly string[]): Promise<readonly string[]>
  /** Writes a picture that was kept or removed, by its version. */
  restorePicture(name: string, version: string): Promise<VersionedPicture>
  history(): Promise<PackedHistory | null>
  /**
   * Keeps the history, together with what other tabs have kept.
   *
   * @param dropped the ids of what was kept before, and is not to be any more
   * @returns the ids of the conflicts that were settled, in this tab or another
   */
  keepHistory(history: PackedHistory, dropped: readonly string[]): Promise<readonly string[]>
}

/** Stores what is needed beside the content: the history, and pictures that are not, or no more, in it. */
export interface UndoStore {
  history(): Promise<PackedHistory | undefined>
  /** Stores a tab's history, merged with the history of other tabs. @returns what is stored now */
  keepHistory(own: PackedHistory, dropped: readonly string[]): Promise<PackedHistory>
  /** Stores the bytes of a picture. @returns their version */
  keepPicture(bytes: Uint8Array): Promise<string>
  /** Whether it has the bytes of every picture that was ever in the content. */
  readonly hasAll: boolean
  /** The bytes of a stored picture. */
  picture(version: string): Promise<Uint8Array | undefined>
}

/** A picture as the site can use it. */
export interface TakenPicture extends Pick<KeptPicture, 'extension'> {
  readonly bytes: Uint8Array
}

/** Why a picture is refused. */
export interface PictureRefusal {
  readonly refused: Extract<RefusalCode, `picture${string}`>
  /** Its size, if that is the reason. */
  readonly size?: PictureSize
}

/** Pixels. No block needs more, and a camera's original would bloat the repository for good. */
export const longestSide = 4000

/** Pixels in total: more than any camera takes, and few enough to fit in memory. */
export const mostPixels = 120_000_000

interface ContentServices extends Pick<PublisherServices, 'pictureInfo'> {
  readonly store: ContentStore
  readonly undo: UndoStore
  /**
   * Takes in a photograph as a phone or camera delivers it: upright, no larger than the site can use, without what it
   * says about place and device.
   */
  readonly takePicture: (picture: Blob, least: PictureSize) => Promise<TakenPicture | PictureRefusal>
}

/** The content of a store, for the app. */
export function contentServer({ store, undo, takePicture, pictureInfo }: ContentServices): ContentServer {
  // A picture that can't be read now: its size is not known, and nothing must be wrong with it therefore.
  const factsOf = async (...picture: Parameters<typeof pictureInfo>) =>
    (await pictureInfo(...picture))?.facts ?? { width: longestSide, height: longestSide }
  const withFacts = async (version: string, bytes: Uint8Array): Promise<VersionedPicture> => ({
    version,
    facts: await factsOf(version, async () => bytes),
  })
  return {
    async content() {
      const listed = await store.list()
      const pictures: Record<string, VersionedPicture> = {}
      for (const [name, version] of listed) {
        if (!name.startsWith(pictureFolder)) continue
        const facts = await factsOf(version, async () => (await store.read(name))?.bytes)
        pictures[name.slice(pictureFolder.length)] = { facts, version }
      }
      return {
        files: Object.fromEntries(await readTexts(store, listed.keys())),
        pictures,
        links: await store.links(),
      }
    },
    async saveFile(name, { text, base }) {
      if (!isYamlName(name)) throw new Refused({ refused: 'badName' })
      try {
        return { version: await store.write(name, text === null ? null : new TextEncoder().encode(text), base) }
      } catch (error) {
        if (!isChangedMeanwhile(error)) throw error
        throw new Refused({ refused: 'changedMeanwhile', current: (await readTexts(store, [name])).get(name) ?? null })
      }
    },
    async keepPicture(picture, least) {
      const taken = await takePicture(picture, least ?? { width: 1, height: 1 })
      if ('refused' in taken) throw new Refused(taken)
      const version = await undo.keepPicture(taken.bytes)
      return { ...(await withFacts(version, taken.bytes)), extension: taken.extension }
    },
    async removePictures(names) {
      const listed = await store.list()
      const read = await readTexts(store, listed.keys())
      const texts = new Map([...read].map(([file, { text }]) => [file, text]))
      for (const name of names) {
        const file = pictureFolder + name
        const version = listed.get(file)
        // Another tab may have removed it.
        if (version === undefined || mayShow(texts, name)) continue
        const bytes = undo.hasAll ? undefined : (await store.read(file))?.bytes
        if (bytes) await undo.keepPicture(bytes)
        await store.write(file, null, version)
      }
      return names.filter((name) => mayShow(texts, name))
    },
    async restorePicture(name, version) {
      const bytes = isPictureName(name) ? await undo.picture(version) : undefined
      if (!bytes) throw new Refused({ refused: 'notFound' })
      return withFacts((await store.write(pictureFolder + name, bytes, null)) ?? version, bytes)
    },
    history: async () => (await undo.history()) ?? null,
    keepHistory: async (history, dropped) => (await undo.keepHistory(history, dropped)).settled ?? [],
  }
}
