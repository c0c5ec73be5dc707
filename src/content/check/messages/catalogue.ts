import type { PracticeHint } from '../practice-hints.ts'
import type { DiagnosticFacts, FileFacts } from '../../model/diagnostic-facts.ts'
import type { SchemaNode } from '../../model/schema/schema-node.ts'
import type { Suggestion } from './reported-diagnostic.ts'

type Messages<Facts> = { readonly [C in keyof Facts]: (facts: Facts[C]) => string }
type ValueFacts = Omit<DiagnosticFacts, keyof FileFacts>

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

export interface ReportLabels {
  readonly error: string
  readonly warning: string
  /** What a field is called, by its key and its schema: `title` in `block 5 (events), event 2, title`. */
  field(key: string, schema: SchemaNode | undefined): string
  /** What an item of a list is called, by the key of the list and the schema of its items: `block`, `event`. */
  item(listKey: string, schema: SchemaNode | undefined): string
  /** What to do with the lines of a correction, which follow below. */
  correction(suggestion: Suggestion): string
  /** In how many more lines the same is wrong. */
  more(lines: number): string
  readonly relatedLocation: string
  /** The last line of a report: what was checked, and how many problems there are. */
  summary(counts: Counts): string
  /** What a practice usually shows and the content does not. A line of its own below the summary. */
  readonly hints: Readonly<Record<PracticeHint, string>>
}

/** What was checked, what is wrong with it, and how much of it is still marked as a sample. */
export interface Counts {
  readonly pages: number
  readonly blocks: number
  readonly events: number
  readonly pictures: number
  readonly words: number
  readonly errors: number
  readonly warnings: number
  readonly files: number
  readonly samples: number
}

/**
 * Everything that is said of diagnostics, in one language. A message has a line that says what is wrong, and one that
 * says what to do, each without a technical term. A language that lacks one does not compile.
 */
export interface Catalogue {
  /** Of what only a file written by hand can have. */
  readonly files: Messages<FileFacts>
  readonly values: Messages<ValueFacts>
  /** What a form of the editor says in place of all messages in `files`. */
  readonly inFile: string
  /** What a form says where the message has words of the file: label, value, title, and nothing of the file behind it. */
  readonly forms: { readonly [C in keyof ValueFacts]?: (facts: ValueFacts[C], naming: Naming) => string }
  readonly labels: ReportLabels
}
