import type { ContentState } from '../../../content/changes/content-state.ts'
import type { PictureFacts } from '../../../content/content-source.ts'
import { pictureFolder } from '../../../files/content-names.ts'
import type { Repository } from '../../../publish/repository.ts'
import type { LiveAnswer } from '../../publish-protocol.ts'
import type { ContentStore } from '../content-store.ts'
import type { Keepsake } from '../keepsake.ts'

/** What publishing depends on. */
export interface PublisherServices {
  readonly store: ContentStore
  readonly keepsake: Keepsake
  readonly repository: Repository
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
 * @returns its version there
 */
export async function writePicture(
  { store, keepsake, repository }: PublisherServices,
  version: string,
  name: string,
): Promise<string | undefined> {
  const [bytes] = await repository.pictures([version])
  if (!bytes) return undefined
  const current = (await store.list()).get(pictureFolder + name) ?? null
  const written = await store.write(pictureFolder + name, bytes, current)
  if (written === null) return undefined
  await keepsake.keepPicture(written, bytes)
  return written
}
