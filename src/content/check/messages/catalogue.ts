import type { PracticeHint } from '../practice-hints.ts'
import type { Code, DiagnosticFacts } from '../../model/diagnostic-facts.ts'
import type { SchemaNode } from '../../model/schema/schema-node.ts'
import type { Suggestion } from './reported-diagnostic.ts'

/**
 * A message for each diagnostic: a line that says what is wrong, and one that says what to do, each without a technical
 * term. A language that lacks one does not compile.
 */
type MessageCatalogue = { readonly [C in Code]: (facts: DiagnosticFacts[C]) => string }

/** The wording around the messages. */
export interface ReportLabels {
  readonly error: string
  readonly warning: string
  /** What a field is called, by its key and its schema: `title` in `block 5 (events), event 2, title`. */
  field(key: string, schema: SchemaNode | undefined): string
  /** What an item of a list is called, by the key of the list and the schema of its items: `block`, `event`. */
  item(listKey: string, schema: SchemaNode | undefined): string
  /** What to do with the lines of a correction, which follow below. */
  correction(suggestion: Suggestion): string
  /** Introduces the related location. */
  readonly relatedLocation: string
  /** The last line of a report: what was checked, and how many problems there are. */
  summary(counts: Counts): string
  /** What a practice usually shows and the content does not. A line of its own below the summary. */
  readonly hints: Readonly<Record<PracticeHint, string>>
}

/** What was checked, in numbers. */
export interface Counts {
  readonly errors: number
  readonly warnings: number
  readonly files: number
  readonly pages: number
  readonly blocks: number
  readonly events: number
  readonly pictures: number
  readonly words: number
  /** What is still marked as a sample. */
  readonly samples: number
}

/** Everything that a report says, in one language. */
export interface Catalogue {
  readonly messages: MessageCatalogue
  readonly labels: ReportLabels
}
