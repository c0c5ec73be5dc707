import type { PictureInfo } from '../publish/publisher-services.ts'
import { factsInBrowser } from './pictures/draw-picture.ts'

/** A picture of the published site, and where a variant of it is. */
export interface PublishedPicture extends PictureInfo {
  readonly address: string
}

/** The published pictures by version, as the build writes them to `pictures.json`. */
export type PublishedPictures = Readonly<Record<string, PublishedPicture>>

/** The pictures that the editor shows, by version. */
export interface PictureShelf {
  /** Undefined for a picture that can't be downloaded now. */
  readonly pictureInfo: (version: string) => Promise<PictureInfo | undefined>
  /** Where a picture that was asked for or prepared is; empty for any other. */
  readonly addressOf: (version: string) => string
  /** Makes the addresses of pictures ready. */
  readonly prepare: (versions: Iterable<string>) => Promise<void>
}

/** @param read gives the bytes of a picture that is not published, or not yet */
export function openPictureShelf(
  published: PublishedPictures,
  read: (version: string) => Promise<Uint8Array | undefined>,
): PictureShelf {
  const known = new Map(Object.entries(published))
  const reading = new Map<string, Promise<void>>()

  async function readPicture(version: string): Promise<void> {
    const bytes = await read(version)
    if (!bytes) return
    const address = URL.createObjectURL(new Blob([bytes.slice()]))
    known.set(version, { facts: await factsInBrowser(bytes), size: bytes.length, address })
  }

  async function prepare(version: string): Promise<void> {
    if (known.has(version)) return
    const begun = reading.get(version) ?? readPicture(version)
    reading.set(version, begun)
    await begun.catch(() => undefined)
    reading.delete(version)
  }

  return {
    async pictureInfo(version) {
      await prepare(version)
      return known.get(version)
    },
    addressOf: (version) => known.get(version)?.address ?? '',
    prepare: async (versions) => void (await Promise.all([...versions].map(prepare))),
  }
}
