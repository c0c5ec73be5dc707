import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the editor of a content folder is to be reached: a page that is open goes on when it is started again. */
export interface KeptSession {
  readonly port: number
  readonly secret: string
}

/** @returns undefined where none of today was kept */
export async function readSession(folder: string): Promise<KeptSession | undefined> {
  try {
    const { mtime } = await stat(fileIn(folder))
    if (mtime.toDateString() !== new Date().toDateString()) return undefined
    const kept: unknown = JSON.parse(await readFile(fileIn(folder), 'utf8'))
    return isSession(kept) ? kept : undefined
  } catch {
    // Never kept, or not to the end: the editor gets another address, and that is all.
    return undefined
  }
}

/** Keeps it for whoever may read what this user alone may. @throws an error of the file system */
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
