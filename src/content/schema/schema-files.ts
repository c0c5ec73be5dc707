import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type JsonSchema = { [key: string]: unknown }

export const schemaFolder = fileURLToPath(new URL('../../../schema/', import.meta.url))

const blockSuffix = '.schema.json'

/** Reads one schema by its path inside `schema/`. Throws when it is missing or is not JSON. */
export function readSchema(path: string): JsonSchema {
  return JSON.parse(readFileSync(schemaFolder + path, 'utf8')) as JsonSchema
}

/** The block types, in alphabetical order: one for each file in `schema/blocks/`. */
export function blockTypes(): string[] {
  return readdirSync(schemaFolder + 'blocks')
    .filter((file) => file.endsWith(blockSuffix))
    .map((file) => file.slice(0, -blockSuffix.length))
    .toSorted()
}

/** The path inside `schema/` of the schema of a block type. */
export function blockSchemaPath(type: string): string {
  return `blocks/${type}${blockSuffix}`
}
