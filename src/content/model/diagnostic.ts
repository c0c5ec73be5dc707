import type { Code, DiagnosticFacts } from './diagnostic-facts.ts'
import type { Language } from './language.ts'

export type Severity = 'error' | 'warning'

/** Some characters of one line. Line and column are one-based. */
export type TextRange = Readonly<Record<'line' | 'column' | 'length', number>>

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
  /** What should stand at some pointers. The last step of each may be a key that is not there yet. */
  | { readonly kind: 'values'; readonly values: NewValues }

/** By pointer, a text, a text in both languages, or an empty list. */
export type NewValues = Readonly<Record<string, string | Readonly<Record<Language, string>> | readonly []>>

interface Details {
  readonly severity: Severity
  readonly range: DiagnosticRange
  readonly fix?: Fix
  /** How many lines have the same, where this tells of all of them. */
  readonly times?: number
  readonly relatedLocation?: { readonly file: string; readonly pointer: string }
}

/** A problem of a file before it has a message and a line: a union by `code`, each with the facts of its code. */
export type Diagnostic<C extends Code = Code> = {
  [K in C]: Details & { readonly code: K; readonly facts: DiagnosticFacts[K] }
}[C]

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

/** The fix that puts something else in the range, if what is known. */
export const replacedBy = (by: string | undefined): { fix?: Fix } =>
  by === undefined ? {} : { fix: { kind: 'replace', by } }

/** The fix that puts lines in the place of others, by default of as many as they are. */
export const withLines = (lines: readonly string[], count?: number): { fix: Fix } => ({
  fix: { kind: 'lines', lines, ...(count !== undefined && { count }) },
})

export const withValues = (values: NewValues): { fix: Fix } => ({ fix: { kind: 'values', values } })

/** The replacement for the range of a diagnostic, if nothing else has to change. */
export const replacementOf = ({ fix }: Diagnostic): string | undefined => (fix?.kind === 'replace' ? fix.by : undefined)

/** The placeholder, in a correction, for a text that only the owner can write. */
export const placeholder = '…'
export const placeholders = { pt: placeholder, en: placeholder }
