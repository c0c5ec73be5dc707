import type { Mark } from '../parse/range.ts'
import type { Source } from '../parse/source.ts'
import type { Wording } from './messages/messages.ts'

export type Code = keyof Wording
export type Facts<C extends Code> = Parameters<Wording[C]>[0]
export type Severity = 'error' | 'warning'

/**
 * A place in a file: by the way that leads there (a JSON pointer, RFC 6901), or by its characters.
 */
export type Spot = { readonly pointer: string; readonly part: 'key' | 'value' } | (Mark & { readonly pointer?: string })

/** Something to be told, before it has words and a line. */
export interface Finding {
  readonly severity: Severity
  readonly code: Code
  readonly facts: Facts<Code>
  readonly spot: Spot
  /** What should stand in the place that is marked, where that can be known. */
  readonly replaceBy?: string
  /** How the lines from the marked one on should read, where more changes than the place that is marked. */
  readonly correctedLines?: readonly string[]
  /** The key that should be added to the map at the pointer. */
  readonly addKey?: { readonly key: string; readonly languages: boolean }
  /** Whether a text should stand behind the key that is marked. */
  readonly fillIn?: boolean
  /** The text that should become one text for each language. */
  readonly splitText?: string
  /** Another place that has to do with it. */
  readonly also?: { readonly source: Source; readonly pointer: string }
}

/** A finding and the file that it is about. A file that could not be read has no source. */
export interface FoundIn {
  readonly source: Source | { readonly file: string }
  readonly finding: Finding
}

type Extras = Omit<Finding, 'severity' | 'code' | 'facts' | 'spot'>

export function error<C extends Code>(code: C, facts: Facts<C>, spot: Spot, extras?: Extras): Finding {
  return { severity: 'error', code, facts, spot, ...extras }
}

export function warning<C extends Code>(code: C, facts: Facts<C>, spot: Spot, extras?: Extras): Finding {
  return { severity: 'warning', code, facts, spot, ...extras }
}

export const valueAt = (pointer: string): Spot => ({ pointer, part: 'value' })
export const keyAt = (pointer: string): Spot => ({ pointer, part: 'key' })
export const startOfFile: Spot = { line: 1, column: 1, length: 0 }
