import type { Finding } from '../finding.ts'
import type { Source } from '../source.ts'
import { schemaFindings } from './schema-findings.ts'
import { validate, type Gathered } from './validator.ts'

/** A file that was read and held against its schema, with everything the rules across files need to know of it. */
export interface CheckedSource extends Source {
  readonly gathered: readonly Gathered[]
}

/** Holds a file against its schema. What a broken file lacks is not held against it. */
export function checkSource(source: Source): CheckedSource {
  const { errors, gathered } = validate(source.kind, source.value)
  const findings: readonly Finding[] = source.whole ? [...source.findings, ...schemaFindings(errors)] : source.findings
  return { ...source, findings, gathered }
}
