import type { Code, DiagnosticFacts, Severity, TextRange } from '../diagnostic.ts'

/** What is told to the person who wrote a file of `content/`. */
export interface Report extends TextRange {
  /** The path of the file as messages name it: `content/home.yaml`. */
  readonly file: string
  readonly severity: Severity
  /** What part of the file it is, in the writer's words: `bloco 5 (events), evento 2, título`. Empty for all of it. */
  readonly location: string
  /** What is wrong. */
  readonly what: string
  /** What to do. */
  readonly remedy: string
  /** Location, what and remedy in one: what a caller shows that shows only one text. */
  readonly message: string
  /** The line as it stands. */
  readonly sourceLine: string
  /** The lines as they should read, where that can be known, or the lines to add. */
  readonly suggestion?: { readonly kind: 'replace' | 'add'; readonly lines: readonly string[] }
  /** Another place that has to do with it. */
  readonly relatedLocation?: { readonly file: string; readonly line: number; readonly column: number }
}

/** A diagnostic with its line and its words: a union by `code`, each with the facts of its code. */
export type ReportedDiagnostic<C extends Code = Code> = {
  [K in C]: Report & {
    readonly code: K
    readonly facts: DiagnosticFacts[K]
    /** The way to the value that it is about (RFC 6901). Empty for the whole file. */
    readonly pointer: string
  }
}[C]
