import type { SharedDrafts } from '../publish/drafts.ts'
import { type ShownChange, type ShownState, pictureInfoOnce, type PictureInfo } from '../publish/publisher.ts'
import type { Publisher } from '../publish/open-publisher.ts'
import type { Repository } from '../publish/repository.ts'
import { factsInBrowser } from './pictures/draw-picture.ts'

/** A picture of the published site, and where a variant of it is. */
export interface PublishedPicture extends PictureInfo {
  readonly address: string
}

/** The published pictures by version, as the build writes them to `pictures.json`. */
export type PublishedPictures = Readonly<Record<string, PublishedPicture>>

export type PictureShelf = ReturnType<typeof openPictureShelf>

/** The pictures that the editor shows, by version. @param read gives the bytes of one that is not published */
export function openPictureShelf(published: PublishedPictures, read: Repository['picture']) {
  const addresses = new Map(Object.entries(published).map(([version, { address }]) => [version, address]))
  const infoOf = pictureInfoOnce(factsInBrowser, new Map(Object.entries(published)))
  async function readPicture(version: string): Promise<Uint8Array | undefined> {
    const bytes = await read(version)
    if (bytes && !addresses.has(version)) addresses.set(version, URL.createObjectURL(new Blob([bytes.slice()])))
    return bytes
  }
  /** Undefined for a picture that can't be downloaded now. */
  const pictureInfo = (version: string) => infoOf(version, () => readPicture(version)).catch(() => undefined)
  return {
    pictureInfo,
    /** Where a picture that was asked for or prepared is; empty for any other. */
    addressOf: (version: string) => addresses.get(version) ?? '',
    /** Makes the addresses of the pictures in changes ready. */
    async prepare(...changes: readonly ShownChange[]): Promise<void> {
      const versions = changes.flatMap(({ picture }) => [picture?.before ?? [], picture?.after ?? []].flat())
      await Promise.all(versions.map(pictureInfo))
    },
  }
}

/** Two tabs that publish at once would each send what the other has. */
const alone = <T>(task: () => Promise<T>): Promise<T> => navigator.locks.request('publish', task)

/** A publisher, and drafts, whose answers name only pictures that the shelf can show. */
export function publisherWithShelf(publisher: Publisher, drafts: SharedDrafts, shelf: PictureShelf) {
  /** The pictures of the state itself are there: `shownState` has loaded them. */
  async function withPictures(asked: Promise<ShownState>): Promise<ShownState> {
    const shown = await asked
    await shelf.prepare(...shown.changed, ...shown.since)
    return shown
  }
  return {
    ...publisher,
    async overview(request) {
      const overview = await publisher.overview(request)
      await shelf.prepare(...overview.theirs, ...overview.changes)
      return overview
    },
    send: (request) => alone(() => publisher.send(request)),
    mergeTheirs: (request) => alone(() => publisher.mergeTheirs(request)),
    version: (...which) => withPictures(publisher.version(...which)),
    drafts: {
      ...drafts,
      save: (...draft) => alone(() => drafts.save(...draft)),
      open: (...draft) => withPictures(drafts.open(...draft)),
      mergeTheirs: (...draft) => alone(() => drafts.mergeTheirs(...draft)),
    },
  } satisfies Publisher
}
