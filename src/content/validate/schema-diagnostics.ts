import type { ErrorObject } from 'ajv'
import { error, type Diagnostic } from '../diagnostic.ts'
import { isMap } from '../parse/own-property.ts'
import type { Value } from '../parse/source.ts'
import { diagnosticOf } from './keyword-diagnostics.ts'

/** Turns schema errors into diagnostics: one for each mistake, not one for each rule that it violates. */
export function schemaDiagnostics(errors: readonly ErrorObject[], value: Value): Diagnostic[] {
  const leading = errors.filter((candidate) => !errors.some((other) => includes(other, candidate)))
  const seen = new Set<string>()
  return leading
    .map((each) => diagnosticOf(each, value))
    .filter((diagnostic) => {
      // Several keys may be unknown or missing in one map; for anything else, one diagnostic per place is enough.
      const key = JSON.stringify([diagnostic.range.pointer, diagnostic.code === 'missingKey' && diagnostic.facts])
      const repeated = seen.has(key)
      seen.add(key)
      return !repeated
    })
}

/** Whether `inner` is a mere consequence: a branch of a choice that failed as a whole, or the wrapper of one. */
function includes(outer: ErrorObject, inner: ErrorObject): boolean {
  if (outer === inner) return false
  // A mistake inside one of several alternatives says more than that none of them matches.
  if (inner.keyword === 'anyOf') return outer.instancePath.startsWith(`${inner.instancePath}/`)
  if (inner.keyword === 'if') return true
  // What is not a map is not missing any field either.
  if (outer.keyword === 'type' && inner.keyword === 'oneOf') return inner.instancePath === outer.instancePath
  // What is wrong with a key is reported once, as a key.
  if (inner.propertyName !== undefined) return true
  if (outer.keyword === 'oneOf')
    return inner.schemaPath.startsWith(outer.schemaPath + '/') && inner.instancePath === outer.instancePath
  if (outer.keyword !== 'anyOf') return false
  // Between a text and a map with both languages, the branch that was meant says more than the choice.
  const inBranch = inner.instancePath.startsWith(outer.instancePath) && inner.schemaPath !== outer.schemaPath
  // If one branch wants a list, that is not what the other, which wants a single value, is violated by.
  if (Array.isArray(outer.data)) return inBranch && inner.instancePath === outer.instancePath
  if (isMap(outer.data)) return inBranch && inner.instancePath === outer.instancePath && inner.keyword === 'type'
  return inBranch && inner.keyword === 'type'
}

/** From this many on, the missing keys of a group are reported together. */
const many = 3

/** The diagnostics, with everything that a group lacks merged into one where it lacks nearly everything. */
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
