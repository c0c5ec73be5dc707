import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { JsonSchema } from '../content/schema/schema-paths.ts'

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
