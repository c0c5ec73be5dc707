import type { IncomingMessage, ServerResponse } from 'node:http'
import type { VersionedPicture } from '../protocol.ts'
import type { ContentStore } from '../content-store.ts'
import type { UndoStore } from './undo-store.ts'
import type { LocalPublisher } from './publish/publisher.ts'
/** What the routes depend on. */
export interface EditorServices {
  readonly store: ContentStore
  readonly undoStore: UndoStore
  readonly publisher: LocalPublisher
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
