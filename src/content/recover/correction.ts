import type { Code, DiagnosticFacts } from '../diagnostic-facts.ts'

/** What can be wrong with how a line is written. */
export type WritingCode = Extract<
  Code,
  | 'quotesNeeded'
  | 'quoteOpen'
  | 'bracketOpen'
  | 'bracketExtra'
  | 'commaMissing'
  | 'decimalComma'
  | 'severalValues'
  | 'spaceMissing'
  | 'colonMissing'
  | 'hyphenMissing'
  | 'hyphenExtra'
  | 'hyphenSign'
  | 'indentWrong'
  | 'groupIndentWrong'
  | 'tabIndent'
  | 'barMissing'
  | 'barText'
  | 'backslash'
  | 'mergeMark'
  | 'looseText'
  | 'textBeside'
>

/** A change that makes lines what they were meant to be. The file has as many lines as before. */
export interface Correction<C extends WritingCode = WritingCode> {
  readonly code: C
  readonly facts: DiagnosticFacts[C]
  /** The first line that is changed, zero-based, and how many are. */
  readonly line: number
  readonly count: number
  /** Where the fault is in the first line, zero-based, and how many characters it has. */
  readonly column: number
  readonly length: number
  /** The lines that she is told, where they are not those of the corrected file; nothing where she has to choose. */
  readonly told?: readonly string[] | 'none'
}

/** One line written right, and what was wrong with it. */
export interface WrittenRight {
  readonly code: WritingCode
  readonly sign?: string
  readonly line: string
  /** Zero-based. */
  readonly column: number
  readonly length: number
}
