import type { PictureFacts } from '../../content/model/content-source.ts'
import type { ContentState } from '../../content/merge/content-changes.ts'
import type { ContentStore } from '../content-store.ts'
import type { LiveAnswer } from './publishing-protocol.ts'
import type { Repository } from './repository.ts'

/** What publishing depends on. */
export interface PublisherServices {
  /** The owner's working copy. */
  readonly store: ContentStore
  readonly repository: Repository
  /**
   * The versions that the pictures of the working copy have in a snapshot, by their names without the folder.
   *
   * @param listed their versions in the working copy, by the same names
   */
  readonly pictureVersions: (listed: ReadonlyMap<string, string>) => Promise<ReadonlyMap<string, string>>
  /**
   * What the check and the site's version need to know of a picture.
   *
   * @param version in a snapshot
   * @param bytes reads the picture, if its version is not known yet
   */
  readonly pictureInfo: (
    version: string,
    bytes: () => Promise<Uint8Array | undefined>,
  ) => Promise<PictureInfo | undefined>
  /**
   * Copies a picture from the repository into the working copy, and keeps it for undo.
   *
   * @param version in a snapshot
   * @param base the version in the working copy that it replaces; null if it is new there
   * @returns its version in the working copy; undefined if the repository has no such picture
   */
  readonly restorePicture: (version: string, name: string, base: string | null) => Promise<string | undefined>
  /** Whether the site at an address shows a version of the content yet. */
  readonly askSite: (address: string, version: string) => Promise<LiveAnswer['live']>
}

/** @property size in bytes */
export interface PictureInfo {
  readonly facts: PictureFacts
  readonly size: number
}

/** The content before anything was published. */
export const emptyContent: ContentState = { files: new Map(), pictures: new Map() }
