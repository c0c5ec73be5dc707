import type { ErrorObject } from 'ajv'
import { firstOfEach, grouped, memoized } from '../../model/by-key.ts'
import { error, replacementOf, type Diagnostic } from '../../model/diagnostic.ts'
import type { CheckedValue, Source } from '../../model/source.ts'
import { parseText, valueOfTree } from '../../yaml/parse.ts'
import { compileValidators, type Validators } from './compile-validators.ts'
import { diagnosticOf } from './keyword-diagnostics.ts'

/** Examines texts of one kind, each once: what they say, what YAML would change, and what is wrong by the schema. */
export const examiner = (kind: Source['kind']) =>
  memoized((text: string) => {
    const parsed = parseText(text)
    const { value: texts, diagnostics: changed } = valueOfTree(parsed.root, text)
    const value: CheckedValue = texts
    const schema = schemaDiagnostics(validate(kind, value), value)
    return { text, parsed, value, changed, schema, mistakes: weight(schema) }
  })

export type Examine = ReturnType<typeof examiner>
export type Examined = ReturnType<Examine>

/** How many mistakes the schema finds in what a file says. One that can be corrected counts for little. */
export const countMistakes = (kind: Source['kind'], value: CheckedValue): number =>
  weight(schemaDiagnostics(validate(kind, value), value))

const weight = (diagnostics: readonly Diagnostic[]): number =>
  diagnostics.reduce((sum, each) => sum + (replacementOf(each) === undefined ? 1 : 0.1), 0)

/** Checks a file's value against its schema. Texts become numbers or `true` in place, where the schema wants these. */
export function validate(kind: Source['kind'], value: unknown): readonly ErrorObject[] {
  const validator = (validators ??= compileValidators())[kind]
  validator(value)
  return validator.errors ?? []
}

let validators: Validators | undefined

/** Turns schema errors into diagnostics: one for each mistake, not one for each rule that it violates. */
export function schemaDiagnostics(errors: readonly ErrorObject[], value: CheckedValue): Diagnostic[] {
  const beside = grouped(errors, ({ instancePath }) => instancePath)
  const around = (each: ErrorObject) =>
    each.keyword === 'anyOf' || each.keyword === 'if' ? errors : (beside.get(each.instancePath) ?? [])
  const leading = errors.filter((candidate) => !around(candidate).some((other) => includes(other, candidate)))
  const all = leading.map((each) => diagnosticOf(each, value))
  // Several keys may be unknown or missing in one map; for anything else, one diagnostic per place is enough.
  return firstOfEach(all, ({ range, code, facts }) => JSON.stringify([range.pointer, code === 'missingKey' && facts]))
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
  const lacking = grouped(diagnostics.filter(isLacking), ({ range }) => range.pointer)
  const pointersOf = (wanted: (diagnostic: Diagnostic) => boolean) =>
    diagnostics.filter(wanted).map(({ range }) => range.pointer ?? '')
  const ofWrongKind = new Set(pointersOf(({ code }) => code === 'wrongKind'))
  const isBesideSame = ({ code, range: { pointer = '' } }: Diagnostic): boolean =>
    code === 'wrongKind' && /\/[1-9]\d*$/.test(pointer) && ofWrongKind.has(pointer.replace(/\d+$/, '0'))
  const withUnknown = new Set(pointersOf(({ code, fix }) => code === 'unknownKey' && !fix).map(ownerOf))
  return diagnostics.flatMap((diagnostic) => {
    const { range } = diagnostic
    // What is missing may be what has a name that nobody knows.
    if (['noChoice', 'missingLanguage'].includes(diagnostic.code) && withUnknown.has(range.pointer ?? '')) return []
    // A list whose items are all of another kind is one mistake.
    if (isBesideSame(diagnostic)) return []
    const group = isLacking(diagnostic) ? (lacking.get(range.pointer) ?? []) : []
    if (group.length < many) return [diagnostic]
    const keys = group.flatMap((each) => (each.code === 'missingKey' ? [each.facts.key] : []))
    const choice = group.flatMap((each) => (each.code === 'noChoice' ? each.facts.keys : []))
    return diagnostic === group[0] ? [error('incomplete', { keys, choice }, range)] : []
  })
}

const isLacking = ({ code }: Diagnostic): boolean => code === 'missingKey' || code === 'noChoice'
const ownerOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'))
