import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { renamePatiently } from './rename-patiently.ts'

/**
 * Writes a file that others may be reading or writing: it appears complete or not at all.
 * @throws InUseError, and what the file system throws
 */
export async function writeComplete(file: string, content: Uint8Array | string): Promise<void> {
  const beside = `${file}.${randomUUID()}`
  try {
    await writeFile(beside, content)
    renamePatiently(beside, file)
  } finally {
    await rm(beside, { force: true })
  }
}
