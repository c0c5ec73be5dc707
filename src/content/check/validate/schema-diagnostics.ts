import type { ErrorObject } from 'ajv'
import { error, type Diagnostic } from '../../model/diagnostic.ts'
import type { CheckedValue } from '../../model/source.ts'
import { diagnosticOf } from './keyword-diagnostics.ts'

/** Turns schema errors into diagnostics: one for each mistake, not one for each rule that it violates. */
export function schemaDiagnostics(errors: readonly ErrorObject[], value: CheckedValue): Diagnostic[] {
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
  if (inner.keyword === 'if') return true
  // What is wrong with a key is reported once, as a key.
  if (inner.propertyName !== undefined) return true
  const isBeside = inner.instancePath === outer.instancePath
  // A mistake in the alternative that was meant says more than that none of them matches.
  if (inner.keyword === 'anyOf')
    return outer.instancePath.startsWith(`${inner.instancePath}/`) || (isBeside && isOfMeant(outer))
  if (outer.keyword === 'anyOf') return isBeside && !isOfMeant(inner)
  // What is not a map is not missing any field either.
  if (outer.keyword === 'type') return isBeside && inner.keyword === 'oneOf'
  return outer.keyword === 'oneOf' && isBeside && inner.schemaPath.startsWith(`${outer.schemaPath}/`)
}

/** Whether an error in one of several alternatives is of the one that was meant: a list, a group or a single value. */
const isOfMeant = ({ keyword, data }: ErrorObject): boolean =>
  Array.isArray(data) ? keyword.endsWith('Items') : keyword !== 'type'

/** From this many on, the missing keys of a group are reported together. */
const many = 3

/** The diagnostics, with everything that a group lacks merged into one where it lacks nearly everything. */
export function withoutRepeats(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const lacking = (pointer: string | undefined): Diagnostic[] =>
    diagnostics.filter(({ code, range }) => (code === 'missingKey' || code === 'noChoice') && range.pointer === pointer)
  const isBesideSame = ({ code, range: { pointer } }: Diagnostic): boolean =>
    code === 'wrongKind' &&
    /\/[1-9]\d*$/.test(pointer ?? '') &&
    diagnostics.some((other) => other.code === code && other.range.pointer === pointer?.replace(/\d+$/, '0'))
  const hasUnknown = (pointer = ''): boolean =>
    diagnostics.some(({ code, fix, range }) => code === 'unknownKey' && !fix && ownerOf(range.pointer) === pointer)
  return diagnostics.flatMap((diagnostic) => {
    const { range } = diagnostic
    // What is missing may be what has a name that nobody knows.
    if (diagnostic.code === 'noChoice' && hasUnknown(range.pointer)) return []
    // A list whose items are all of another kind is one mistake.
    if (isBesideSame(diagnostic)) return []
    const group = lacking(range.pointer)
    if (group.length < many || !group.includes(diagnostic)) return [diagnostic]
    const keys = group.flatMap((each) => (each.code === 'missingKey' ? [each.facts.key] : []))
    const choice = group.flatMap((each) => (each.code === 'noChoice' ? each.facts.keys : []))
    return diagnostic === group[0] ? [error('incomplete', { keys, choice }, range)] : []
  })
}

const ownerOf = (pointer = ''): string => pointer.slice(0, pointer.lastIndexOf('/'))
