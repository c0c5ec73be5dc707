import { join } from 'node:path'
import type { PictureFacts } from '../../content/model/content-source.ts'
import { pictureFolder } from '../../content/model/content-names.ts'
import type { ContentStore } from '../content-store.ts'
import { takePicture } from './pictures.ts'
import { openPublisher } from '../publish/open-publisher.ts'
import type { Publisher } from '../publish/publisher.ts'
import type { PictureInfo, PublisherServices } from '../publish/publisher-services.ts'
import type { LocalRepository } from './git/git-repository.ts'
import { type ContentServer, contentServer, type UndoStore } from '../content-server.ts'

interface LocalServices extends Pick<PublisherServices, 'askSite'> {
  readonly store: ContentStore
  readonly undo: UndoStore
  readonly repository: LocalRepository
  readonly contentFolder: string
  readonly factsOf: (bytes: Buffer) => Promise<PictureFacts>
}

/** What the app can call on the owner's computer. */
export function localMethods(services: LocalServices): ContentServer & Publisher {
  const infoOf = infosOf(services.factsOf)
  const factsOf = async (...picture: Parameters<typeof infoOf>): Promise<PictureFacts> =>
    // Another program has just removed it, and the next list is without it.
    (await infoOf(...picture))?.facts ?? { fault: 'pictureBroken' }
  return { ...contentServer({ ...services, takePicture, factsOf }), ...openLocalPublisher(services) }
}

/** Caches facts and size of each picture by its version, which identifies its bytes. */
function infosOf(factsOf: LocalServices['factsOf']): PublisherServices['pictureInfo'] {
  const known = new Map<string, PictureInfo>()
  return async (version, read) => {
    const bytes = known.has(version) ? undefined : await read()
    if (bytes) known.set(version, { facts: await factsOf(Buffer.from(bytes)), size: bytes.length })
    return known.get(version)
  }
}

/** The publisher of a content folder in a git repository. */
export function openLocalPublisher(services: LocalServices): Publisher {
  const { store, undo, repository, contentFolder, factsOf, askSite } = services
  return openPublisher({
    store,
    repository,
    askSite,
    pictureVersions: versionsInGit(repository, contentFolder),
    pictureInfo: infosOf(factsOf),
    async restorePicture(version, name, base) {
      const [bytes] = await repository.pictures([version])
      if (!bytes) return undefined
      const written = await store.write(pictureFolder + name, bytes, base)
      if (written === null) return undefined
      await undo.keepPicture(bytes)
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
