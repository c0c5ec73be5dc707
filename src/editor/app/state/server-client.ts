import type {
  ContentSnapshot,
  OutsideChange,
  PictureSize,
  Refusal,
  Saved,
  SavedPicture,
  SaveRequest,
} from '../../protocol.ts'
import type { History } from './history.ts'
import { type PackedHistory, packHistory, unpackHistory } from './packed-history.ts'

/** The server did not do what was asked of it, and says why. */
export class Refused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.refused)
    this.refusal = refusal
  }
}

/** The editor's server, as the browser sees it. Each throws `Refused` where it says no, and a `TypeError` where it is gone. */
export interface ServerClient {
  content(): Promise<ContentSnapshot>
  saveFile(name: string, request: SaveRequest): Promise<Saved>
  /** @param least what the place that shows it needs */
  savePicture(name: string, bytes: Blob, least: PictureSize | undefined): Promise<SavedPicture>
  removePicture(name: string): Promise<Saved>
  /** Brings a picture back that was removed, by its version. */
  restorePicture(name: string, version: string): Promise<SavedPicture>
  history(): Promise<History | null>
  keepHistory(history: History): Promise<unknown>
  /** Calls `onChange` for each change on the disk, and `onOpen` each time that the connection stands. */
  watch(onChange: (change: OutsideChange) => void, onOpen: () => void, onLost: () => void): () => void
}

/** The address of a picture as the page shows it, at most so many pixels wide. */
export function pictureAddress(name: string, version: string, width: number): string {
  return `api/pictures/${encodeURIComponent(name)}?width=${width}&version=${version}`
}

/** Milliseconds. */
const reconnectAfter = 1000
/** Bytes that a browser still sends of a page that is going away (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch). */
const mostWhileLeaving = 60_000

export const serverClient: ServerClient = {
  content: () => ask('GET', 'api/content'),
  saveFile: (name, request) => ask('PUT', `api/files/${encodeURIComponent(name)}`, json(request)),
  savePicture: (name, bytes, least) =>
    ask(
      'PUT',
      `api/pictures/${encodeURIComponent(name)}${least ? `?width=${least.width}&height=${least.height}` : ''}`,
      { type: 'application/octet-stream', body: bytes },
    ),
  removePicture: (name) => ask('DELETE', `api/pictures/${encodeURIComponent(name)}`),
  restorePicture: (name, version) =>
    ask('PUT', `api/pictures/${encodeURIComponent(name)}?kept=${encodeURIComponent(version)}`),
  history: async () => {
    const packed = await ask<PackedHistory | null>('GET', 'api/history')
    return packed && unpackHistory(packed)
  },
  keepHistory: (history) => ask('PUT', 'api/history', json(packHistory(history))),
  watch(onChange, onOpen, onLost) {
    let changes: EventSource
    let again: ReturnType<typeof setTimeout> | undefined
    const connect = () => {
      changes = new EventSource('api/changes')
      changes.addEventListener('open', onOpen)
      changes.addEventListener('message', ({ data }) => onChange(JSON.parse(String(data)) as OutsideChange))
      changes.addEventListener('error', () => {
        onLost()
        // Some browsers give up where nobody answers; the program may be started again at any time.
        if (changes.readyState === EventSource.CLOSED) again = setTimeout(connect, reconnectAfter)
      })
    }
    connect()
    return () => {
      clearTimeout(again)
      changes.close()
    }
  },
}

interface Body {
  readonly type: string
  readonly body: BodyInit
  /**
   * In bytes, at most. Absent where it is a file: Chromium never ends a request that is to outlive its page and has the
   * bytes of a dropped file.
   */
  readonly size?: number
}

export function json(value: unknown): Body {
  const body = JSON.stringify(value)
  return { type: 'application/json', body, size: 3 * body.length }
}

/** Asks the server. The types of the answers are the protocol's, which the server holds to. */
export async function ask<Answer>(method: string, path: string, sent?: Body): Promise<Answer> {
  const response = await fetch(path, {
    method,
    ...(sent && {
      body: sent.body,
      headers: { 'Content-Type': sent.type },
      keepalive: (sent.size ?? Infinity) < mostWhileLeaving,
    }),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Refused(answer as Refusal)
  return answer as Answer
}
