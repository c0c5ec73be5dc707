import type { Code } from '../diagnostic.ts'

/** One way to write a line right, to be tried. */
export interface Correction {
  readonly code: Extract<
    Code,
    | 'quotesNeeded'
    | 'quoteOpen'
    | 'bracketOpen'
    | 'spaceMissing'
    | 'colonMissing'
    | 'hyphenMissing'
    | 'indentWrong'
    | 'tabIndent'
  >
  /** The line that is corrected, zero-based. */
  readonly line: number
  /** Where the fault is in that line, zero-based, and how many characters it has. */
  readonly column: number
  readonly length: number
  /** The sign that makes quotes necessary. */
  readonly sign?: string
  /** All lines of the file, corrected. There are as many as before. */
  readonly lines: readonly string[]
  /** How many lines from `line` on are worth showing. One, if it is not said. */
  readonly shown?: number
}
