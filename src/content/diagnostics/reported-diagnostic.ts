import type { Severity, TextRange } from '../diagnostic.ts'
import type { Code, DiagnosticFacts } from '../diagnostic-facts.ts'

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
  /** The correction, where it can be known. */
  readonly suggestion?: Suggestion
  /** Another place that has to do with it. */
  readonly relatedLocation?: { readonly file: string; readonly line: number; readonly column: number }
}

/** Lines as they should read in the place of others, or to be added, or to be taken away. */
export interface Suggestion {
  readonly kind: 'replace' | 'add' | 'remove'
  /** The first line that is replaced or taken away, or before which the lines are added, one-based. */
  readonly line: number
  /** How many lines are replaced or taken away: none where lines are added. */
  readonly count: number
  /** None where lines are taken away. */
  readonly lines: readonly string[]
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
