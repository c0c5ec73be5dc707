import type { ParsedNode } from 'yaml'

/** What YAML says, every scalar kept as it is written: texts, lists and maps of texts. */
export type Value = string | Value[] | { [key: string]: Value }

/** What a file says after it was checked against its schema: numbers and `true` where the schema wants these. */
export type CheckedValue = string | number | boolean | CheckedValue[] | { [key: string]: CheckedValue }

/** The file as a tree that knows its positions. */
export interface Tree {
  readonly root: ParsedNode | null
  /** The text that the tree was built from, with every syntax error corrected that could be. */
  readonly text: string
}

/** One YAML file of `content/`, read. */
export interface Source {
  /** Its path as messages name it: `content/home.yaml`. */
  readonly file: string
  readonly kind: 'page' | 'site' | 'events' | 'dictionary'
  readonly text: string
  /** What it says, or as much of it as could be understood. */
  readonly value: CheckedValue
  /** False when part of `value` may be missing: its absence then proves nothing. */
  readonly complete: boolean
  readonly tree: Tree
}

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

/** In characters: longer files are only read, because recovery takes a time that grows faster. A page has 10,000. */
export const longestCorrected = 60_000
/** So is a file with such a line: it has more characters than any text, or more spaces than any line begins with. */
export const endlessLine = /^.{4000}|[^\S\n]{100}/m
