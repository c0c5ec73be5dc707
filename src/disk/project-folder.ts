import { fileURLToPath } from 'node:url'
import { readdirSync, readFileSync } from 'node:fs'
import type { JsonSchema } from '../content/model/schema/schema-files.ts'
import { createHash } from 'node:crypto'

/** The folder of the project, with a slash at its end. */
export const projectFolder = fileURLToPath(new URL('../../', import.meta.url))

const folder = fileURLToPath(new URL('../../schema/', import.meta.url))

/**
 * The schemas as they now are on the disk, by their paths inside `schema/`, in alphabetical order. The program itself
 * has them built in; this is for what is generated from them. Throws where a file is not JSON.
 */
export function readSchemaFolder(): ReadonlyMap<string, JsonSchema> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.schema.json'))
    .toSorted()
  return new Map(paths.map((path) => [path, JSON.parse(readFileSync(folder + path, 'utf8')) as JsonSchema]))
}

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
