import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * A digest that changes with the program that makes something. As part of a cache's key it keeps what an earlier version
 * of the program made from being used again.
 * @param files of the program: whatever affects what is made, beside what it is made from
 * @param versions of the packages that it uses, where no file tells them
 * @throws where a file can't be read
 */
export function programVersion(files: readonly (string | URL)[], versions: object = {}): string {
  const hash = createHash('sha256').update(JSON.stringify(versions))
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex')
}
