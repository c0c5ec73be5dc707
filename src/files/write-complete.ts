import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { renamePatiently } from './rename-patiently.ts'

/** What the name of a file begins with that is being written. */
const unfinished = '.unfinished-'

/** Whether a file was being written when its program was killed. */
export const isUnfinished = (file: string): boolean => basename(file).startsWith(unfinished)

interface WriteOptions {
  /**
   * Whether the bytes are on the disk before the name is: what the owner wrote survives a loss of power. A cache relies
   * on its checksums instead, and waits for no disk.
   */
  readonly synced?: boolean
}

/**
 * Writes a file that others may be reading or writing, creating its folder if need be: it appears complete or not at
 * all, whenever the process stops.
 * @throws InUseError, and whatever the file system throws
 */
export async function writeComplete(
  path: string,
  content: Uint8Array | string,
  { synced = false }: WriteOptions = {},
): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const beside = join(dirname(path), `${unfinished}${randomUUID()}`)
  try {
    const file = await open(beside, 'wx')
    try {
      await file.writeFile(content)
      if (synced) await file.sync()
    } finally {
      await file.close()
    }
    renamePatiently(beside, path)
  } finally {
    await rm(beside, { force: true })
  }
}
