import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeComplete } from '../../files/write-complete.ts'

/**
 * What undo needs and the content no longer has: the history, and the pictures that were removed. It is kept outside
 * the content and is valid for the day on which it was written.
 */
export interface Keepsake {
  /** The history as the browser wrote it; undefined if there is none from today. */
  history(): Promise<string | undefined>
  keepHistory(json: string): Promise<void>
  /** Keeps the bytes of a picture under their version. */
  keepPicture(version: string, bytes: Uint8Array): Promise<void>
  /** The bytes of a picture that was kept. */
  picture(version: string): Promise<Buffer | undefined>
}

/** @param folder created when something is first kept */
export function openKeepsake(folder: string): Keepsake {
  const historyFile = join(folder, 'history.json')
  const pictureFile = (version: string) => join(folder, `picture-${version.replaceAll(/[^\w-]/g, '')}`)
  return {
    async history() {
      const written = await ifThere(() => stat(historyFile))
      const isOfToday = written?.mtime.toDateString() === new Date().toDateString()
      return isOfToday ? ifThere(() => readFile(historyFile, 'utf8')) : undefined
    },
    keepHistory: (json) => writeComplete(historyFile, json),
    keepPicture: (version, bytes) => writeComplete(pictureFile(version), bytes),
    picture: (version) => ifThere(() => readFile(pictureFile(version))),
  }
}

async function ifThere<T>(look: () => Promise<T>): Promise<T | undefined> {
  try {
    return await look()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
