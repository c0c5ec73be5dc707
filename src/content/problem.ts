/** Something wrong (or suspicious) in a file of `content/`, told to the person who wrote it. */
export interface Problem {
  /** The file, as a path from the project's root, with forward slashes: `content/home.yaml`. */
  readonly file: string
  /** One-based. */
  readonly line: number
  /** One-based, in characters. */
  readonly column: number
  readonly severity: 'error' | 'warning'
  /** What is wrong and what to do, in plain words. */
  readonly message: string
}
