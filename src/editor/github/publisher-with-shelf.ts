import type { ShownChange, ShownVersion, Publisher, SharedDrafts } from '../publish/publisher.ts'
import type { PictureShelf } from './picture-shelf.ts'

/** Two tabs that publish at once would each send what the other has. */
const alone = <T>(task: () => Promise<T>): Promise<T> => navigator.locks.request('publish', task)

/** A publisher, and drafts, whose answers name only pictures that the shelf can show. */
export function publisherWithShelf(publisher: Publisher, drafts: SharedDrafts, shelf: PictureShelf) {
  const prepare = (...changes: readonly ShownChange[]) =>
    shelf.prepare(changes.flatMap(({ picture }) => [picture?.before ?? [], picture?.after ?? []].flat()))
  async function withPictures(asked: Promise<ShownVersion>): Promise<ShownVersion> {
    const version = await asked
    await prepare(...version.changed, ...version.since)
    await shelf.prepare(Object.values(version.pictures).map((picture) => picture.version))
    return version
  }
  return {
    ...publisher,
    async overview(request) {
      const overview = await publisher.overview(request)
      await prepare(...overview.theirs, ...overview.changes)
      return overview
    },
    send: (request) => alone(() => publisher.send(request)),
    takeOver: (request) => alone(() => publisher.takeOver(request)),
    version: (...which) => withPictures(publisher.version(...which)),
    drafts: {
      ...drafts,
      save: (...draft) => alone(() => drafts.save(...draft)),
      open: (...draft) => withPictures(drafts.open(...draft)),
      takeOver: (...draft) => alone(() => drafts.takeOver(...draft)),
    },
  } satisfies Publisher
}
