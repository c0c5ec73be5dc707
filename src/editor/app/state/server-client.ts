import type { ContentServer } from '../../content-server.ts'
import type { ChangeListener } from '../../content-store.ts'
import { type Refusal, type RefusalCode, refusalIn, Refused } from '../../protocol.ts'
import type { Publisher } from '../../publish/open-publisher.ts'

/** What keeps the content, as the app follows it. Each call throws `Refused`, also if nobody answers. */
export interface ServerClient extends Omit<ContentServer, 'fileVersions'> {
  /** Milliseconds without a keystroke after which a text is saved. */
  readonly pause?: number
  /** Calls `onChange` for what may have changed, and `onLost` with why the server no longer answers this page. */
  watch(onChange: ChangeListener, onLost: (refused: RefusalCode) => void): () => void
}

/** The address of a picture for the page, at most this many pixels wide. */
export const serverPictureAddress = (name: string, version: string, width: number): string =>
  `api/picture?name=${encodeURIComponent(name)}&width=${width}&version=${version}`

/**
 * Milliseconds between two looks at what others have changed. A stream of changes would be held open by every tab, and a
 * browser opens six connections to one server: the seventh tab could not save.
 */
const lookAfter = 500

/** In bytes: what a browser sends of a closed page (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch). */
const mostWhileLeaving = 60_000

/**
 * Milliseconds that the server has for an answer. A disk that hangs must not leave the line at «A guardar…» for ever:
 * the texts are kept in the browser as soon as it says that nobody answers.
 */
const patience = 20_000

/** The same where a large photograph is encoded, or git waits for a slow network. */
const longPatience = 600_000

/** Methods of the server, which answers with what they return. */
const remote = <Methods extends object>(limit: number, ...names: readonly (keyof Methods & string)[]): Methods =>
  Object.fromEntries(names.map((name) => [name, (...args: unknown[]) => ask(name, args, limit)])) as Methods

const publishing = ['overview', 'send', 'mergeTheirs', 'live', 'versions', 'version', 'takeBack'] as const
export const publishClient = remote<Publisher>(longPatience, ...publishing)

const storing = ['content', 'saveFile', 'removePictures', 'restorePicture', 'history', 'keepHistory'] as const
const { fileVersions } = remote<Pick<ContentServer, 'fileVersions'>>(patience, 'fileVersions')

/** The server on the owner's computer. */
export const serverClient: ServerClient = {
  ...remote<ContentServer>(patience, ...storing),
  ...remote<Pick<ContentServer, 'keepPicture'>>(longPatience, 'keepPicture'),
  watch(onChange, onLost) {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    async function look(): Promise<void> {
      try {
        const now = await fileVersions()
        // Not only what differs from the last look: what was changed and changed back since then may be known here.
        if (!isOver) onChange(now, true)
      } catch (error) {
        if (!isOver) onLost(refusalIn(error).refused)
      }
      if (!isOver) timer = setTimeout(() => void look(), lookAfter)
    }
    void look()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  },
}

/** Calls a method of the server. A file can only be its first argument. @throws Refused */
async function ask(name: string, args: readonly unknown[], limit: number): Promise<unknown> {
  const [file, ...others] = args
  const isFile = file instanceof Blob
  const list = JSON.stringify(isFile ? others : args)
  try {
    const response = await fetch(isFile ? `api/${name}?with=${encodeURIComponent(list)}` : `api/${name}`, {
      method: 'POST',
      body: isFile ? file : list,
      headers: { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' },
      signal: AbortSignal.timeout(limit),
      keepalive: !isFile && 3 * list.length < mostWhileLeaving,
    })
    const answer: unknown = await response.json()
    if (response.ok) return answer
    if (isRefusal(answer)) throw new Refused(answer)
  } catch (error) {
    if (error instanceof Refused) throw error
  }
  // Whatever the cause, a page of HTML or an answer cut short: nothing came back that can be read.
  throw new Refused({ refused: 'noAnswer' })
}

const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'refused' in answer
