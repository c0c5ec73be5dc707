import {
  type ContentSnapshot,
  type OutsideChange,
  type PictureSize,
  type Refusal,
  type RefusalCode,
  Refused,
  type Saved,
  type SavedPicture,
  type SaveRequest,
} from '../../protocol.ts'
import type { KeptHistory } from './conflicts.ts'
import { type PackedHistory, packHistory, unpackHistory } from './packed-history.ts'

/**
 * The editor's server, as seen from the browser. Each call throws `Refused` if it refuses, and a `TypeError` if it is
 * gone.
 */
export interface ServerClient {
  /** Milliseconds without a keystroke after which a text is saved. */
  readonly pause?: number
  content(): Promise<ContentSnapshot>
  saveFile(name: string, request: SaveRequest): Promise<Saved>
  /** @param least the size that the place showing it needs */
  savePicture(name: string, bytes: Blob, least: PictureSize | undefined): Promise<SavedPicture>
  removePicture(name: string): Promise<Saved>
  /** Restores a picture that was removed, by its version. */
  restorePicture(name: string, version: string): Promise<SavedPicture>
  history(): Promise<KeptHistory | null>
  /**
   * Keeps the history, together with what other tabs have kept.
   *
   * @param dropped the ids of what was kept before, and is not to be any more
   * @returns the ids of the conflicts that were settled, in this tab or another
   */
  keepHistory(history: KeptHistory, dropped: readonly string[]): Promise<readonly string[]>
  /** Calls `onChange` for each change on disk, and `onOpen` whenever the connection is established. */
  watch(onChange: (change: OutsideChange) => void, onOpen: () => void, onLost: OnLost): () => void
}

/** @param refused why the server no longer answers this page; undefined if there is none */
type OnLost = (refused?: RefusalCode) => void

/** The address of a picture for the page, at most this many pixels wide. */
export function serverPictureAddress(name: string, version: string, width: number): string {
  return `api/pictures/${encodeURIComponent(name)}?width=${width}&version=${version}`
}

/** Milliseconds. */
const reconnectAfter = 1000
/**
 * The total size in bytes of what a browser still sends when its page is closed
 * (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch).
 */
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
  keepHistory: (history, dropped) => ask('PUT', 'api/history', json({ ...packHistory(history), dropped })),
  watch(onChange, onOpen, onLost) {
    let changes: EventSource
    let again: ReturnType<typeof setTimeout> | undefined
    const connect = () => {
      changes = new EventSource('api/changes')
      changes.addEventListener('open', onOpen)
      changes.addEventListener('message', ({ data }) => onChange(JSON.parse(String(data)) as OutsideChange))
      changes.addEventListener('error', () => {
        onLost()
        // Some browsers give up when nobody answers, but the server may be started again at any time.
        if (changes.readyState === EventSource.CLOSED) again = setTimeout(reconnect, reconnectAfter)
      })
    }
    // An event source does not say why it was refused.
    const reconnect = () =>
      void ask('GET', 'api/history').then(connect, (error: unknown) => {
        if (error instanceof Refused && error.refusal.refused === 'otherAddress') onLost(error.refusal.refused)
        else connect()
      })
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
   * At most this many bytes. Absent for a file: Chromium never finishes a request that is to outlive its page and whose
   * body is a dropped file.
   */
  readonly size?: number
}

export function json(value: unknown): Body {
  const body = JSON.stringify(value)
  return { type: 'application/json', body, size: 3 * body.length }
}

/** Sends a request to the server. The types of the answers are those of the protocol, which the server keeps to. */
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
