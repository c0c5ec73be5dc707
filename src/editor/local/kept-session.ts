import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The address of a content folder's editor. It is kept so that an open page continues to work after a restart.
 */
export interface KeptSession {
  readonly port: number
  readonly secret: string
}

/** @returns undefined if no session is stored */
export async function readSession(folder: string): Promise<KeptSession | undefined> {
  try {
    const kept: unknown = JSON.parse(await readFile(fileIn(folder), 'utf8'))
    return isSession(kept) ? kept : undefined
  } catch {
    // The file is absent or incomplete: the editor gets a new address, and nothing else is lost.
    return undefined
  }
}

/** Stores the session, readable by this user alone. @throws a file system error */
export async function keepSession(folder: string, { port, secret }: KeptSession): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(fileIn(folder), JSON.stringify({ port, secret }), { mode: 0o600 })
}

const fileIn = (folder: string): string => join(folder, 'session.json')

function isSession(value: unknown): value is KeptSession {
  if (typeof value !== 'object' || value === null || !('port' in value) || !('secret' in value)) return false
  const { port, secret } = value
  return Number.isInteger(port) && typeof secret === 'string' && /^[\w-]{32,}$/.test(secret)
}
