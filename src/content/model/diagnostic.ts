import type { Code, DiagnosticFacts } from './diagnostic-facts.ts'

export type Severity = 'error' | 'warning'

/** Some characters of one line. Line and column are one-based. */
export interface TextRange {
  readonly line: number
  readonly column: number
  readonly length: number
}

/** What a diagnostic is about: what a JSON pointer (RFC 6901) leads to, or some characters. */
export type DiagnosticRange =
  { readonly pointer: string; readonly part: 'key' | 'value' } | (TextRange & { readonly pointer?: string })

/** How a file can be corrected, as far as that is known. */
export type Fix =
  /** What should stand in the range. */
  | { readonly kind: 'replace'; readonly by: string }
  /** How the lines from the range on should read, where more changes than the range. */
  | {
      readonly kind: 'lines'
      readonly lines: readonly string[]
      /** How many lines they replace; by default, as many as they are. */
      readonly count?: number
    }
  /** The key that should be added to the map at the pointer, with a text or with one for each language. */
  | { readonly kind: 'addKey'; readonly key: string; readonly languages: boolean }
  /** A text is missing after the key in the range or, if both languages are empty, after each of them. */
  | {
      readonly kind: 'fillIn'
      /** Nothing is there yet, not even the languages. */
      readonly inLanguages?: boolean
      /** In place of the placeholder. */
      readonly by?: string
    }
  /** The texts of the two languages at the pointer should be swapped. */
  | { readonly kind: 'exchange' }
  /** The text should become one text for each language. */
  | { readonly kind: 'split'; readonly text: string }

interface Details {
  readonly severity: Severity
  readonly range: DiagnosticRange
  readonly fix?: Fix
  /** Another place that is involved. */
  readonly relatedLocation?: { readonly file: string; readonly pointer: string }
}

/**
 * A problem of a file, before it has a message and a line: a union by `code`, each member with the facts of its code.
 */
export type Diagnostic<C extends Code = Code> = {
  [K in C]: Details & { readonly code: K; readonly facts: DiagnosticFacts[K] }
}[C]

/** A diagnostic and the path of the file that it is about. */
export interface FileDiagnostic {
  readonly file: string
  readonly diagnostic: Diagnostic
}

const diagnosticOf =
  (severity: Severity) =>
  <C extends Code>(
    code: C,
    facts: DiagnosticFacts[C],
    range: DiagnosticRange,
    extras?: Pick<Details, 'fix' | 'relatedLocation'>,
  ): Diagnostic<C> => ({ severity, code, facts, range, ...extras })

export const error = diagnosticOf('error')
export const warning = diagnosticOf('warning')

export const valueAt = (pointer: string): DiagnosticRange => ({ pointer, part: 'value' })
export const keyAt = (pointer: string): DiagnosticRange => ({ pointer, part: 'key' })
export const startOfFile: DiagnosticRange = { line: 1, column: 1, length: 0, pointer: '' }

/** The replacement for the range of a diagnostic, if nothing else has to change. */
export const replacementOf = ({ fix }: Diagnostic): string | undefined => (fix?.kind === 'replace' ? fix.by : undefined)

/** The placeholder, in a correction, for a text that only the owner can write. */
export const placeholder = '…'
