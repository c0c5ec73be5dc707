export type JsonSchema = { readonly [key: string]: unknown }

const blockSchema = /^blocks\/(.+)\.schema\.json$/

/** The path inside `schema/` of the schema of a block type. */
export const blockSchemaPath = (type: string): string => `blocks/${type}.schema.json`

/** The block types among schemas, in alphabetical order, by the schemas' paths inside `schema/`. */
export function blockTypesAmong(paths: Iterable<string>): string[] {
  return [...paths].flatMap((path) => blockSchema.exec(path)?.[1] ?? []).toSorted()
}
