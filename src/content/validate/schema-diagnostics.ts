import type { ErrorObject } from 'ajv'
import { error, type Diagnostic } from '../diagnostic.ts'
import { isMap } from '../parse/own-property.ts'
import type { Value } from '../parse/source.ts'
import { diagnosticOf } from './keyword-diagnostics.ts'

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
  // What is wrong within a value that may be written in several ways tells more than that it is none of them.
  if (inner.keyword === 'anyOf') return outer.instancePath.startsWith(`${inner.instancePath}/`)
  if (inner.keyword === 'if') return true
  // What is no map lacks no field either.
  if (outer.keyword === 'type' && inner.keyword === 'oneOf') return inner.instancePath === outer.instancePath
  // What is wrong with a name is told once, as a name.
  if (inner.propertyName !== undefined) return true
  if (outer.keyword === 'oneOf')
    return inner.schemaPath.startsWith(outer.schemaPath + '/') && inner.instancePath === outer.instancePath
  if (outer.keyword !== 'anyOf') return false
  // Of a choice between a text and a map with both languages, the branch that was meant tells more than the choice.
  const inBranch = inner.instancePath.startsWith(outer.instancePath) && inner.schemaPath !== outer.schemaPath
  // A list that one branch wants is no single value, which the other wants.
  if (Array.isArray(outer.data)) return inBranch && inner.instancePath === outer.instancePath
  if (isMap(outer.data)) return inBranch && inner.instancePath === outer.instancePath && inner.keyword === 'type'
  return inBranch && inner.keyword === 'type'
}

/** Missing keys of one group from which on they are told together. */
const many = 3

/** Diagnostics with all that a group lacks told as one, where that is nearly everything. */
export function withoutRepeats(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const lacking = (pointer: string | undefined): Diagnostic[] =>
    diagnostics.filter(({ code, range }) => (code === 'missingKey' || code === 'noChoice') && range.pointer === pointer)
  return diagnostics.flatMap((diagnostic) => {
    const { range } = diagnostic
    const group = lacking(range.pointer)
    if (group.length < many || !group.includes(diagnostic)) return [diagnostic]
    const keys = group.flatMap((each) => (each.code === 'missingKey' ? [each.facts.key] : []))
    const choice = group.flatMap((each) => (each.code === 'noChoice' ? each.facts.keys : []))
    return diagnostic === group[0] ? [error('incomplete', { keys, choice }, range)] : []
  })
}
