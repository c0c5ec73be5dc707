import type { Source } from './source.ts'

/** The kinds of files, each with a schema of its own: `page.schema.json`. */
export const fileKinds: readonly Source['kind'][] = ['page', 'site', 'events', 'dictionary']

/** The files with a fixed name; any other one is a page. */
export const namedFiles: ReadonlyMap<string, Source['kind']> = new Map([
  ['site.yaml', 'site'],
  ['events.yaml', 'events'],
  ['dictionary.yaml', 'dictionary'],
])

/** What a file of the content folder is, by its name there. */
export const fileKind = (name: string): Source['kind'] => namedFiles.get(name) ?? 'page'
