import { withLineEnds } from '../../yaml/characters.ts'
import type { Severity, TextRange } from '../../model/diagnostic.ts'
import type { Code, DiagnosticFacts, FileFacts } from '../../model/diagnostic-facts.ts'

/** A diagnostic as it is shown to whoever wrote a file of `content/`. */
export interface Report extends TextRange {
  /** The path of the file as messages name it: `content/home.yaml`. */
  readonly file: string
  readonly severity: Severity
  /** What part of the file it is, in the writer's words: `bloco 5 (events), evento 2, título`. Empty for all of it. */
  readonly location: string
  readonly what: string
  readonly remedy: string
  /** Location, problem and remedy in one, for callers that show a single text. */
  readonly message: string
  readonly sourceLine: string
  readonly suggestion?: Suggestion
  readonly relatedLocation?: { readonly file: string; readonly line: number; readonly column: number }
}

/** Lines that replace others, or are added; or the removal of some. */
export interface Suggestion {
  readonly kind: 'replace' | 'add' | 'remove'
  /** The first line that is replaced or taken away, or before which the lines are added, one-based. */
  readonly line: number
  /** How many lines are replaced or removed: none if lines are added. */
  readonly count: number
  /** None if lines are removed. */
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

/**
 * A text with suggestions applied, exactly as they are displayed.
 * @param diagnostics of this very text; those without a suggestion change nothing, nor do those within the lines of another
 */
export function corrected(text: string, diagnostics: readonly Pick<Report, 'suggestion'>[]): string {
  const lines = text.split(/\r\n?|\n/)
  const all = diagnostics.flatMap(({ suggestion }) => suggestion ?? [])
  const suggestions = all.filter((inner) => !all.some((outer) => isWithin(inner, outer)))
  for (const { line, count, lines: right } of suggestions.toSorted((a, b) => b.line - a.line || b.count - a.count))
    lines.splice(line - 1, count, ...right)
  return withLineEnds(text, lines.join('\n'))
}

function isWithin(inner: Suggestion, outer: Suggestion): boolean {
  // Lines that are added at an edge are beside it.
  const edge = inner.count === 0 ? 1 : 0
  const isInside = inner.line >= outer.line + edge && inner.line + inner.count + edge <= outer.line + outer.count
  return isInside && inner.count < outer.count
}

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

/** What was checked, what is wrong with it, and how much of it still has the flag of a sample. */
export type Counts = Readonly<
  Record<'pages' | 'blocks' | 'events' | 'pictures' | 'words' | 'errors' | 'warnings' | 'files' | 'samples', number>
>

/** What is said of each diagnostic: a line says what is wrong, the next what to do, each without a technical term. */
export type Messages<Facts = DiagnosticFacts> = { readonly [C in keyof Facts]: (facts: Facts[C]) => string }
export type ValueFacts = Omit<DiagnosticFacts, keyof FileFacts>
/** What a form says where the message has words of the file: label, value, title, and nothing of the file behind it. */
export type FormMessages = { readonly [C in keyof ValueFacts]?: (facts: ValueFacts[C], naming: Naming) => string }
