import type { ErrorObject } from 'ajv'
import type { Diagnostic } from '../diagnostic.ts'
import type { Value } from '../parse/source.ts'
import { diagnosticOf, isMap } from './keyword-diagnostics.ts'

/** What a reader is told of the errors of the schema: one diagnostic for each mistake, not one for each rule it broke. */
export function schemaDiagnostics(errors: readonly ErrorObject[], value: Value): Diagnostic[] {
  const leading = errors.filter((candidate) => !errors.some((other) => includes(other, candidate)))
  const seen = new Set<string>()
  return leading
    .map((each) => diagnosticOf(each, value))
    .filter((diagnostic) => {
      // Several names may be unknown or missing in one map; of anything else one message for a place is enough.
      const key = JSON.stringify([diagnostic.range.pointer, diagnostic.code === 'missingKey' && diagnostic.facts])
      const repeated = seen.has(key)
      seen.add(key)
      return !repeated
    })
}

/** Whether `inner` is only a consequence: a branch of a choice that failed as a whole, or the frame of a failed branch. */
function includes(outer: ErrorObject, inner: ErrorObject): boolean {
  if (outer === inner) return false
  if (inner.keyword === 'if') return true
  // What is wrong with a name is told once, as a name.
  if (inner.propertyName !== undefined) return true
  if (outer.keyword === 'oneOf')
    return inner.schemaPath.startsWith(outer.schemaPath + '/') && inner.instancePath === outer.instancePath
  if (outer.keyword !== 'anyOf') return false
  // Of a choice between a text and a map with both languages, the branch that was meant tells more than the choice.
  const inBranch = inner.instancePath.startsWith(outer.instancePath) && inner.schemaPath !== outer.schemaPath
  if (isMap(outer.data)) return inBranch && inner.instancePath === outer.instancePath && inner.keyword === 'type'
  return inBranch && inner.keyword === 'type'
}
