import { fileURLToPath } from 'node:url'
import { readdirSync, readFileSync } from 'node:fs'
import type { JsonSchema } from '../content/model/schema/schema-files.ts'
import { createHash } from 'node:crypto'

/** The folder of the project, with a slash at its end. */
export const projectFolder = fileURLToPath(new URL('../../', import.meta.url))

const folder = fileURLToPath(new URL('../../schema/', import.meta.url))

/**
 * The schemas as they are on the disk now, by their paths inside `schema/`, in alphabetical order. Only generators use
 * them: the program has the schemas built in. Throws where a file is not JSON.
 */
export function readSchemaFolder(): ReadonlyMap<string, JsonSchema> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.schema.json'))
    .toSorted()
  return new Map(paths.map((path) => [path, JSON.parse(readFileSync(folder + path, 'utf8')) as JsonSchema]))
}

/**
 * A digest of the source files and package versions that affect a result. As part of a cache key it prevents the use of
 * results of an earlier version.
 * @param files of the program: whatever affects what is made, beside what it is made from
 * @param versions of the packages that it uses, where no file tells them
 * @throws where a file can't be read
 */
export function programVersion(files: readonly (string | URL)[], versions: object = {}): string {
  const hash = createHash('sha256').update(JSON.stringify(versions))
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex')
}
