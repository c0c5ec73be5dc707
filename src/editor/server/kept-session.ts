import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The address at which the editor of a content folder was served, so that an open page goes on working after a restart.
 */
export interface KeptSession {
  readonly port: number
  readonly secret: string
}

/** @returns undefined if none was kept today */
export async function readSession(folder: string): Promise<KeptSession | undefined> {
  try {
    const { mtime } = await stat(fileIn(folder))
    if (mtime.toDateString() !== new Date().toDateString()) return undefined
    const kept: unknown = JSON.parse(await readFile(fileIn(folder), 'utf8'))
    return isSession(kept) ? kept : undefined
  } catch {
    // Never kept, or only in part: the editor gets another address, and nothing else is lost.
    return undefined
  }
}

/** Keeps it, readable by this user alone. @throws a file system error */
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
