import type { IncomingMessage, ServerResponse } from 'node:http'
import type { VersionedPicture } from '../protocol.ts'
import type { FolderStore } from './folder-store.ts'
import type { Publisher } from '../publish/publisher.ts'
import type { LocalRepository } from './git/git-repository.ts'
import type { UndoStore } from './undo-store.ts'
/** What the routes depend on. */
export interface EditorServices {
  readonly store: FolderStore
  readonly undoStore: UndoStore
  readonly repository: Pick<LocalRepository, 'pictures'>
  readonly publisher: Publisher
  /** What the check needs to know about a picture. */
  readonly factsOf: (bytes: Buffer) => Promise<VersionedPicture['facts']>
  /** A picture for the frame, at most this many pixels wide. */
  readonly previewOf: (bytes: Buffer, version: string, width: number) => Promise<Buffer>
}

/** Answers a request. @param name the last part of its path: the name of a file or of a picture */
export type Route = (
  services: EditorServices,
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
) => Promise<void>
