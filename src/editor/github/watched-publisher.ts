import type { ShownChange, ShownVersion, Publisher, SharedDrafts } from '../publish/publisher.ts'
import { RemoteFailure, type PublishProblem } from '../publish/repository.ts'
import type { PictureShelf } from './picture-shelf.ts'

/**
 * A publisher, and drafts, whose answers name only pictures that the shelf can show.
 *
 * @param renew is called when GitHub no longer accepts the key
 */
export function watchedPublisher(
  publisher: Publisher,
  drafts: SharedDrafts,
  shelf: PictureShelf,
  renew: () => void,
): Publisher {
  const prepare = (...changes: readonly ShownChange[]) =>
    shelf.prepare(changes.flatMap(({ picture }) => [picture?.before ?? [], picture?.after ?? []].flat()))
  const watch = (problem: PublishProblem | undefined) => {
    if (problem?.problem === 'notSignedIn') renew()
  }
  async function watched<T>(asked: Promise<T>): Promise<T> {
    try {
      return await asked
    } catch (error) {
      if (error instanceof RemoteFailure) watch(error.problem)
      throw error
    }
  }
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
      watch(overview.unreachable)
      await prepare(...overview.theirs, ...overview.changes)
      return overview
    },
    // Two tabs that publish at once would each send what the other has.
    send: (request) =>
      navigator.locks.request('publish', async () => {
        const result = await publisher.send(request)
        if (result.outcome === 'problem') watch(result.problem)
        return result
      }),
    takeOver: (request) => navigator.locks.request('publish', () => publisher.takeOver(request)),
    version: (commit, lang) => withPictures(publisher.version(commit, lang)),
    drafts: {
      list: () => watched(drafts.list()),
      save: (name, lang) => navigator.locks.request('publish', () => watched(drafts.save(name, lang))),
      open: (branch, lang) => watched(withPictures(drafts.open(branch, lang))),
      takeOver: (branch, request) =>
        navigator.locks.request('publish', () => watched(drafts.takeOver(branch, request))),
      remove: (branch) => watched(drafts.remove(branch)),
    },
  }
}
