import type { ShownChange } from '../publish/publishing-protocol.ts'
import type { Publisher } from '../publish/publisher.ts'
import type { PublishProblem } from '../publish/repository.ts'
import type { PictureShelf } from './picture-shelf.ts'

/**
 * A publisher whose answers name only pictures that the shelf can show.
 *
 * @param renew is called when GitHub no longer accepts the key
 */
export function watchedPublisher(publisher: Publisher, shelf: PictureShelf, renew: () => void): Publisher {
  const prepare = (...changes: readonly ShownChange[]) =>
    shelf.prepare(changes.flatMap(({ picture }) => [picture?.before ?? [], picture?.after ?? []].flat()))
  const watch = (problem: PublishProblem | undefined) => {
    if (problem?.problem === 'signInExpired') renew()
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
    async version(commit, lang) {
      const version = await publisher.version(commit, lang)
      await prepare(...version.changed, ...version.since)
      await shelf.prepare(Object.values(version.pictures).map((picture) => picture.version))
      return version
    },
  }
}
