import { join } from 'node:path'
import type { PictureFacts } from '../../../content/model/content-source.ts'
import { pictureFolder } from '../../../content/model/content-names.ts'
import type { ContentStore } from '../../content-store.ts'
import { openPublisher } from '../../publish/open-publisher.ts'
import type { Publisher } from '../../publish/publisher.ts'
import type { PictureInfo, PublisherServices } from '../../publish/publisher-services.ts'
import type { LocalRepository } from '../git/git-repository.ts'
import type { UndoStore } from '../undo-store.ts'

interface LocalServices extends Pick<PublisherServices, 'askSite'> {
  readonly store: ContentStore
  readonly undoStore: UndoStore
  readonly repository: LocalRepository
  readonly contentFolder: string
  readonly factsOf: (bytes: Buffer) => Promise<PictureFacts>
}

/** The publisher of a content folder in a git repository. */
export function openLocalPublisher(services: LocalServices): Publisher {
  const { store, undoStore, repository, contentFolder, factsOf, askSite } = services
  const known = new Map<string, PictureInfo>()
  return openPublisher({
    store,
    repository,
    askSite,
    pictureVersions: versionsInGit(repository, contentFolder),
    async pictureInfo(version, read) {
      const bytes = known.has(version) ? undefined : await read()
      if (bytes) known.set(version, { facts: await factsOf(Buffer.from(bytes)), size: bytes.length })
      return known.get(version)
    },
    async restorePicture(version, name, base) {
      const [bytes] = await repository.pictures([version])
      if (!bytes) return undefined
      const written = await store.write(pictureFolder + name, bytes, base)
      if (written === null) return undefined
      await undoStore.keepPicture(written, bytes)
      return written
    },
  })
}

/** Asks git once for each picture: the same name and bytes always have the same version there. */
function versionsInGit(repository: LocalRepository, folder: string): PublisherServices['pictureVersions'] {
  const known = new Map<string, string>()
  return async (listed) => {
    const unknown = [...listed].filter((each) => !known.has(keyOf(each)))
    const ids = await repository.pictureVersions(unknown.map(([name]) => join(folder, pictureFolder, name)))
    for (const [index, each] of unknown.entries()) {
      const id = ids[index]
      if (id !== undefined) known.set(keyOf(each), id)
    }
    return new Map([...listed].map((each) => [each[0], known.get(keyOf(each)) ?? '']))
  }
}

const keyOf = ([name, version]: readonly [string, string]): string => `${version} ${name}`
