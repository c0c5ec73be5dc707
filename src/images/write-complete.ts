import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'

/** Writes a file that others may be reading or writing: it appears whole or not at all. */
export async function writeWhole(file: string, content: Uint8Array | string): Promise<void> {
  const beside = `${file}.${randomUUID()}`
  try {
    await writeFile(beside, content)
    await rename(beside, file)
  } finally {
    await rm(beside, { force: true })
  }
}
