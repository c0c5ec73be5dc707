/** Something wrong (or suspicious) in a file of `content/`, told to the person who wrote it. */
export interface Problem {
  /** The file, as a path from the project's root, with forward slashes: `content/home.yaml`. */
  readonly file: string
  /** One-based. */
  readonly line: number
  /** One-based, in characters. */
  readonly column: number
  /** How many characters from `column` on are meant, all in that line. */
  readonly length: number
  readonly severity: 'error' | 'warning'
  /** What kind of problem it is, for programs. */
  readonly code: string
  /** Where it is, in the writer's words: `bloco 5 (events), evento 2, título`. Empty where a whole file is meant. */
  readonly place: string
  /** What is wrong. */
  readonly what: string
  /** What to do. */
  readonly remedy: string
  /** Place, what and remedy in one: what a caller shows that shows only one text. */
  readonly message: string
  /** The line as it stands. */
  readonly sourceLine: string
  /** The line as it should read, where that can be known, or the lines to add. */
  readonly suggestion?: { readonly kind: 'replace' | 'add'; readonly lines: readonly string[] }
  /** Another place that has to do with it. */
  readonly also?: { readonly file: string; readonly line: number; readonly column: number }
}
