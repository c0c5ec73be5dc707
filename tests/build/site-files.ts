import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Every file of a built site, by its address, with a digest of its bytes. */
export function siteFiles(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map(({ parentPath, name }) => join(parentPath, name))
      .toSorted()
      .map((file) => [relative(folder, file), digest(readFileSync(file))]),
  )
}

const digest = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')
