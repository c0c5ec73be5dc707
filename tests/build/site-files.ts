import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Every file of a built site, by its address, with a digest of its bytes. The day of the build may be another. */
export function siteFiles(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map(({ parentPath, name }) => join(parentPath, name))
      .toSorted()
      .map((file) => [
        relative(folder, file),
        digest(file.endsWith('version.json') ? withoutDay(file) : readFileSync(file)),
      ]),
  )
}

const withoutDay = (file: string): string => readFileSync(file, 'utf8').replace(/\d{4}-\d{2}-\d{2}/, '')

const digest = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')
