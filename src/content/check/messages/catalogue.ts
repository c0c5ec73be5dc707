import type { DiagnosticFacts, FileFacts } from '../../model/diagnostic-facts.ts'

/** Turns what a diagnostic names into what the editor's forms call it. */
export interface Naming {
  /** The label of a field of what it is about, or of one beside it. */
  readonly field: (key: string) => string
  readonly value: (value: string) => string
  readonly day: (date: string) => string
  /** A page, by its file or its address. */
  readonly page: (of: string) => string
  /** A block of the same page, by its number. */
  readonly block: (number: number) => string
  readonly file: (name: string) => string
  /** Whether the field may be left out. */
  readonly isOptional: boolean
}

/** What was checked, what is wrong with it, and how much of it is still marked as a sample. */
export type Counts = Readonly<
  Record<'pages' | 'blocks' | 'events' | 'pictures' | 'words' | 'errors' | 'warnings' | 'files' | 'samples', number>
>

/**
 * What is said of each diagnostic, in one language. A message has a line that says what is wrong, and one that says what
 * to do, each without a technical term.
 */
export type Messages<Facts = DiagnosticFacts> = { readonly [C in keyof Facts]: (facts: Facts[C]) => string }
export type ValueFacts = Omit<DiagnosticFacts, keyof FileFacts>
/** What a form says where the message has words of the file: label, value, title, and nothing of the file behind it. */
export type FormMessages = { readonly [C in keyof ValueFacts]?: (facts: ValueFacts[C], naming: Naming) => string }
