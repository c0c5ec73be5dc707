import type { PictureFacts } from '../../content/model/content-source.ts'
import { factsInBrowser } from './pictures/draw-picture.ts'

/** A picture of the published site: its facts, its size in bytes, and where a variant of it is. */
export interface PublishedPicture {
  readonly facts: PictureFacts
  readonly size: number
  readonly address: string
}

/** The published pictures by version, as the build writes them to `pictures.json`. */
export type PublishedPictures = Readonly<Record<string, PublishedPicture>>

/** The pictures that the editor shows, by version. */
export interface PictureShelf {
  readonly factsOf: (version: string) => Promise<PictureFacts>
  /** The number of bytes of a picture; undefined if that is not known without downloading it. */
  readonly sizeOf: (version: string) => number | undefined
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
    async factsOf(version) {
      await prepare(version)
      // A picture that can't be downloaded now: its size is not known, and nothing must be wrong with it therefore.
      return known.get(version)?.facts ?? { width: 4000, height: 4000 }
    },
    sizeOf: (version) => known.get(version)?.size,
    addressOf: (version) => known.get(version)?.address ?? '',
    prepare: async (versions) => void (await Promise.all([...versions].map(prepare))),
  }
}
