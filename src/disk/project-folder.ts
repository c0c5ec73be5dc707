import { fileURLToPath } from 'node:url'
import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'

/** The folder of the project, with a slash at its end. */
export const projectFolder = fileURLToPath(new URL('../../', import.meta.url))

/**
 * A digest of the source files and package versions that affect a result, for a key of what is cached of it.
 * @param files of the program: whatever affects what is made, beside what it is made from
 * @param versions of the packages that it uses, where no file tells them
 */
export function programVersion(files: readonly (string | URL)[], versions: object = {}): string {
  const hash = createHash('sha256').update(JSON.stringify(versions))
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex')
}
