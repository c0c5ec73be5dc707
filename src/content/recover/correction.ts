import type { Code, DiagnosticFacts } from '../diagnostic-facts.ts'

/** Mistakes in how a line is written, whatever it says. */
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

/** A change that turns lines into what was meant. It never changes the number of lines. */
export interface Correction<C extends WritingCode = WritingCode> {
  readonly code: C
  readonly facts: DiagnosticFacts[C]
  /** The first line that changes, zero-based, and how many do. */
  readonly line: number
  readonly count: number
  /** Where the fault is in the first line, zero-based, and how many characters it has. */
  readonly column: number
  readonly length: number
  /** The lines to suggest, if not those of the corrected file; `none` where only the owner can choose. */
  readonly told?: readonly string[] | 'none'
}

/** A corrected line, and what was wrong with it. */
export interface WrittenRight {
  readonly code: WritingCode
  readonly sign?: string
  readonly line: string
  /** Zero-based. */
  readonly column: number
  readonly length: number
}
