import type { ParsedNode } from 'yaml'
import type { Finding } from '../diagnostics/diagnostic.ts'

/** What YAML says when every scalar is kept as it is written: texts, lists and maps of texts. */
export type Value = string | Value[] | { [key: string]: Value }

/** The file as a tree that knows its positions. Made only for a file that something has to be said about. */
export interface Tree {
  readonly root: ParsedNode | null
  /** The text that the tree was made from, with every syntax error repaired that could be. */
  readonly text: string
}

/** One YAML file of `content/`, read. */
export interface Source {
  /** The path from the project's root, with forward slashes: `content/home.yaml`. */
  readonly file: string
  readonly kind: 'page' | 'site' | 'dictionary'
  readonly text: string
  /** What it says, or as much of it as could be understood. */
  readonly value: Value
  /** False when part of `value` may be missing, so that nothing must be concluded from what is not there. */
  readonly whole: boolean
  /** What was wrong with the reading itself. */
  readonly findings: readonly Finding[]
  readonly tree: () => Tree
}
