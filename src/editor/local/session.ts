import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'

export const newSecret = (): string => randomBytes(24).toString('base64url')

/**
 * The path of a request without the secret; undefined if the request must be refused. Only the page that the command
 * opened may talk to the editor. Every address of the editor begins with a secret, so no other page can guess one, and no
 * cookie is needed (a cookie for `localhost` would be sent to every other program's server as well).
 */
export function requestedPath({ headers, method, url = '', socket }: IncomingMessage, secret: string) {
  const hosts = ['localhost', '127.0.0.1'].map((name) => `${name}:${socket.localPort}`)
  // After DNS rebinding `Host` still has the foreign name that was made to lead here.
  if (!hosts.includes(headers.host ?? '')) return undefined
  const changes = method !== 'GET' && method !== 'HEAD'
  const isOwnPage = hosts.some((host) => headers.origin === `http://${host}`)
  if (headers.origin === undefined ? changes : !isOwnPage) return undefined
  const [, first = '', rest] = /^\/([^/?]*)\/([^?]*)/.exec(url) ?? []
  // In constant time, so that the time taken does not reveal how much of a guess was right.
  return rest !== undefined && timingSafeEqual(digest(first), digest(secret)) ? rest : undefined
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The address of a content folder's editor. It is stored so that an open page continues to work after a restart. */
export interface StoredSession {
  readonly port: number
  readonly secret: string
}

/** Undefined if the file is absent or incomplete, or came with a copy of another folder: the editor gets a new address. */
export const readSession = (folder: string, root: string): Promise<StoredSession | undefined> =>
  readFile(fileIn(folder), 'utf8')
    .then((text) => JSON.parse(text) as StoredSession & { readonly root?: string })
    .then((stored) => (stored.root === root || !existsSync(stored.root ?? '') ? stored : undefined))
    .catch(() => undefined)

/** Stores the session, readable by this user alone. @throws a file system error */
export async function storeSession(folder: string, root: string, { port, secret }: StoredSession): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(fileIn(folder), JSON.stringify({ port, secret, root }), { mode: 0o600 })
}

const fileIn = (folder: string): string => join(folder, 'session.json')
