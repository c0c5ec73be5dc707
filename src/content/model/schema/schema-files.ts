import { schemas } from './schemas.generated.ts'

export type JsonSchema = { readonly [key: string]: unknown }

export const blockSchemaPath = (type: string): string => `blocks/${type}.schema.json`

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

/** The block types, in alphabetical order: one for each file in `schema/blocks/`, by the paths inside `schema/`. */
export const blockTypes = (paths: Iterable<string> = schemaFiles.keys()): string[] =>
  [...paths].flatMap((path) => /^blocks\/(.+)\.schema\.json$/.exec(path)?.[1] ?? []).toSorted()
