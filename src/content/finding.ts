import type { Source } from './source.ts'
import type { Wording } from './wording/wording.ts'

export type Code = keyof Wording
export type Facts<C extends Code> = Parameters<Wording[C]>[0]
export type Severity = 'error' | 'warning'

/** A place in a file: by the way that leads there (a JSON pointer, RFC 6901) or by its characters. */
export type Spot =
  | { readonly pointer: string; readonly part: 'key' | 'value' }
  | { readonly offset: number; readonly length: number }

/** Something to be told, before it has words and a line. */
export interface Finding {
  readonly severity: Severity
  readonly code: Code
  readonly facts: Facts<Code>
  readonly spot: Spot
  /** What should stand in the place that is marked, where that can be known. */
  readonly replaceBy?: string
  /** The line that should read so, where more changes than the place that is marked. */
  readonly correctedLine?: string
  /** Lines that should be added below, indented like the place that is marked or like what it holds. */
  readonly add?: { readonly inside: boolean; readonly lines: readonly string[] }
}

/** A finding and the file that it is about. A file that could not be read has no source. */
export interface FoundIn {
  readonly source: Source | { readonly file: string }
  readonly finding: Finding
}

type Extras = Pick<Finding, 'replaceBy' | 'correctedLine' | 'add'>

export function error<C extends Code>(code: C, facts: Facts<C>, spot: Spot, extras?: Extras): Finding {
  return { severity: 'error', code, facts, spot, ...extras }
}

export function warning<C extends Code>(code: C, facts: Facts<C>, spot: Spot, extras?: Extras): Finding {
  return { severity: 'warning', code, facts, spot, ...extras }
}

export const valueAt = (pointer: string): Spot => ({ pointer, part: 'value' })
export const keyAt = (pointer: string): Spot => ({ pointer, part: 'key' })
export const startOfFile: Spot = { offset: 0, length: 0 }
