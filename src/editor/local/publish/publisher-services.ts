import type { ContentState } from '../../../content/merge/content-changes.ts'
import type { PictureFacts } from '../../../content/model/content-source.ts'
import { pictureFolder } from '../../../content/model/content-names.ts'
import type { LocalRepository } from '../git/repository.ts'
import type { LiveAnswer } from '../../publish/protocol.ts'
import type { ContentStore } from '../../content-store.ts'
import type { UndoStore } from '../undo-store.ts'

/** What publishing depends on. */
export interface PublisherServices {
  readonly store: ContentStore
  readonly undoStore: UndoStore
  readonly repository: LocalRepository
  readonly contentFolder: string
  readonly factsOf: (bytes: Buffer) => Promise<PictureFacts>
  /** Whether the site at an address shows a version of the content yet. */
  readonly askSite: (address: string, version: string) => Promise<LiveAnswer['live']>
}

/** The content before anything was published. */
export const emptyContent: ContentState = { files: new Map(), pictures: new Map() }

/**
 * Copies a picture from the repository into the folder.
 *
 * @param name what it is called there
 * @param base the version there that it replaces; null if it is new
 * @returns its version there
 */
export async function writePicture(
  { store, undoStore, repository }: PublisherServices,
  version: string,
  name: string,
  base: string | null,
): Promise<string | undefined> {
  const [bytes] = await repository.pictures([version])
  if (!bytes) return undefined
  const written = await store.write(pictureFolder + name, bytes, base)
  if (written === null) return undefined
  await undoStore.keepPicture(written, bytes)
  return written
}
