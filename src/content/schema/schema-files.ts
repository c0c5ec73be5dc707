import { blockTypesAmong, type JsonSchema } from './schema-paths.ts'
import { schemas } from './schemas.generated.ts'

/** Every schema, by its path inside `schema/`. */
export const schemaFiles: ReadonlyMap<string, JsonSchema> = new Map<string, JsonSchema>(
  schemas.map(([path, schema]) => [path, { ...schema }]),
)

/** One schema by its path inside `schema/`. Throws when there is none. */
export function readSchema(path: string): JsonSchema {
  const schema = schemaFiles.get(path)
  if (!schema) throw new Error(`There is no schema ${path}.`)
  return schema
}

/** The block types, in alphabetical order: one for each file in `schema/blocks/`. */
export const blockTypes = (): string[] => blockTypesAmong(schemaFiles.keys())
