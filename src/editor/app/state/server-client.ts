import { type ContentServer } from '../../content-server.ts'
import type { ChangeListener } from '../../content-store.ts'
import { type Refusal, type RefusalCode, Refused } from '../../protocol.ts'
import type { Publisher } from '../../publish/publisher.ts'

/** What keeps the content, as the app follows it. Each call throws a `TypeError` if it is gone. */
export interface ServerClient extends ContentServer {
  /** Milliseconds without a keystroke after which a text is saved. */
  readonly pause?: number
  /** Calls `onChange` for each change of a file, and `onOpen` whenever the connection is established. */
  watch(onChange: ChangeListener, onOpen: () => void, onLost: OnLost): () => void
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

/** Methods of the server, which answers with what they return. */
const remote = <Methods extends object>(...names: readonly (keyof Methods & string)[]): Methods =>
  Object.fromEntries(names.map((name) => [name, (...args: unknown[]) => ask(name, args)])) as Methods

/** The publisher on the owner's computer. */
export const publishClient = remote<Publisher>(
  'overview',
  'send',
  'takeOver',
  'live',
  'versions',
  'version',
  'takeBack',
)

/** The server on the owner's computer. */
export const serverClient: ServerClient = {
  ...remote<ContentServer>(
    'content',
    'saveFile',
    'keepPicture',
    'removePictures',
    'restorePicture',
    'history',
    'keepHistory',
  ),
  watch(onChange, onOpen, onLost) {
    let changes: EventSource
    let again: ReturnType<typeof setTimeout> | undefined
    const connect = () => {
      changes = new EventSource('api/changes')
      changes.addEventListener('open', onOpen)
      changes.addEventListener('message', ({ data }) =>
        onChange(...(JSON.parse(String(data)) as Parameters<ChangeListener>)),
      )
      changes.addEventListener('error', () => {
        onLost()
        // Some browsers give up when nobody answers, but the server may be started again at any time.
        if (changes.readyState === EventSource.CLOSED) again = setTimeout(reconnect, reconnectAfter)
      })
    }
    // An event source does not say why it was refused.
    const reconnect = () =>
      void ask('history', []).then(connect, (error: unknown) => {
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

/** Calls a method of the server. A file can only be its first argument. */
async function ask(name: string, args: readonly unknown[]): Promise<unknown> {
  const [file, ...others] = args
  const isFile = file instanceof Blob
  const list = JSON.stringify(isFile ? others : args)
  const response = await fetch(isFile ? `api/${name}?with=${encodeURIComponent(list)}` : `api/${name}`, {
    method: 'POST',
    body: isFile ? file : list,
    headers: { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' },
    // Chromium never finishes a request that is to outlive its page and whose body is a dropped file.
    keepalive: !isFile && 3 * list.length < mostWhileLeaving,
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Refused(answer as Refusal)
  return answer
}
