import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/**
 * Who may speak to the editor: nobody but the page that the command has opened. Every address of the editor begins with
 * a secret, so that no other page can name one, and no cookie is needed, which on `localhost` every other program's
 * server would be sent as well.
 */
export interface EditorSession {
  /** What every path begins with: `/SECRET/`. */
  readonly prefix: string
  /** The path after the prefix; undefined where the request must be refused. */
  readonly pathOf: (request: IncomingMessage) => string | undefined
}

export const newSecret = (): string => randomBytes(24).toString('base64url')

/** @param port the port that the server listens on */
export function openSession(port: number, secret: string): EditorSession {
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`]
  const origins = hosts.map((host) => `http://${host}`)

  return {
    prefix: `/${secret}/`,
    pathOf({ headers, method, url = '' }) {
      // A foreign name that was made to lead here (DNS rebinding) still stands in `Host`.
      if (!hosts.includes(headers.host ?? '')) return undefined
      const changes = method !== 'GET' && method !== 'HEAD'
      if (headers.origin === undefined ? changes : !origins.includes(headers.origin)) return undefined
      const [, first = '', rest] = /^\/([^/?]*)\/([^?]*)/.exec(url) ?? []
      return rest !== undefined && isSame(first, secret) ? rest : undefined
    },
  }
}

/** Compares without telling by its time how much was right. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other))
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
