import type { ErrorObject } from 'ajv'
import { defaultLanguage, languages } from '../../model/language.ts'
import { error, keyAt, placeholder, placeholders, valueAt, replacedBy, withValues } from '../../model/diagnostic.ts'
import type { Diagnostic, Fix } from '../../model/diagnostic.ts'
import type { PatternMessages } from '../../model/diagnostic-facts.ts'
import { pointerSteps, pointerTo, type CheckedValue, isMap, ownProperty, valueAtPointer } from '../../model/source.ts'
import { badName, missing, otherText, strings, unknownKey, type Violation } from './key-diagnostics.ts'
import { daysMeant, groupMeant } from './meant-group.ts'
import { choiceMeant, formMeant, integerMeant, booleanMeant, numberMeant } from './meant-value.ts'
import type { JsonSchema } from '../../model/schema/schema-files.ts'
import { nearest } from './nearest.ts'

/** The diagnostic for each keyword that a value violates. A test fails if a keyword of the schemas is not here. */
export const keywordDiagnostics: Readonly<Record<string, (violation: Violation) => Diagnostic>> = {
  type: wrongKind,
  anyOf: wrongKind,
  additionalProperties: (violation) => unknownKey(violation, String(violation.params['additionalProperty'])),
  required: missing,
  dependentRequired: missing,
  enum: (violation) => notOneOf(violation, strings(violation.params['allowedValues'])),
  oneOf: choice,
  minLength: emptyText,
  pattern: (found) => (isEmpty(found.data) ? emptyText : isSum(found.schema) ? wrongKind : wrongForm)(found),
  propertyNames: badName,
  minItems: ({ pointer, params }) => error('tooFew', { least: Number(params['limit']) }, valueAt(pointer)),
  minProperties: ({ pointer }) => error('emptyGroup', {}, keyAt(pointer)),
  maxItems: ({ pointer, params }) => error('tooMany', { most: Number(params['limit']) }, valueAt(pointer)),
  uniqueItems: ({ pointer, params, value }) => {
    // Ajv names the pair from its end: `i` is the later of the two.
    const later = pointerTo(pointer, String(params['i']))
    return error('itemTwice', { value: shown(valueAtPointer(value, later)) }, valueAt(later))
  },
  minimum: numberOutside,
  maximum: numberOutside,
  const: (violation) =>
    violation.schema['type'] === 'boolean'
      ? wrongKind(violation)
      : notOneOf(violation, [String(violation.params['allowedValue'])]),
}

/** The diagnostic of one schema error. `value` is that of the whole file. */
export const diagnosticOf = (
  { instancePath: pointer, keyword, params, data, parentSchema = {} }: ErrorObject,
  value: CheckedValue,
): Diagnostic =>
  (keywordDiagnostics[keyword] ?? wrongKind)({ pointer, params, data, schema: parentSchema as JsonSchema, value })

function numberOutside({ pointer, data, schema: { minimum, maximum } }: Violation): Diagnostic {
  const bounds = {
    ...(typeof minimum === 'number' && { least: minimum }),
    ...(typeof maximum === 'number' && { most: maximum }),
  }
  return error('numberOutside', { value: String(data), ...bounds }, valueAt(pointer))
}

function notOneOf({ pointer, data, schema }: Violation, allowed: readonly string[]): Diagnostic {
  if (isEmpty(data)) return error('emptyValue', { allowed }, keyAt(pointer))
  if (typeof data === 'object') return error('wrongKind', { wanted: 'string', value: '' }, valueAt(pointer))
  const value = String(data)
  const meant = choiceMeant(value, allowed, schema['valueNames']) ?? nearest(value, allowed)
  return error('notOneOf', { value, allowed, ...(meant && { meant }) }, valueAt(pointer), replacedBy(meant))
}

/** Exactly one of several keys: where a button leads, when an event is. */
function choice({ pointer, data, schema }: Violation): Diagnostic {
  const branches = (schema['oneOf'] ?? []) as readonly { readonly required?: readonly string[] }[]
  const keys = branches.flatMap((branch) => branch.required ?? [])
  const present = isMap(data) ? keys.filter((key) => Object.hasOwn(data, key)) : []
  const [, second] = present
  if (second !== undefined) return error('tooManyChoices', { present }, keyAt(pointerTo(pointer, second)))
  return error('noChoice', { keys }, keyAt(pointer))
}

function emptyText({ pointer, value, schema }: Violation): Diagnostic {
  const key = pointerSteps(pointer).at(-1) ?? ''
  const isFree = schema['pattern'] === '\\S'
  // A placeholder will do for prose, but not for a name, an address or a date.
  if (!languages.some((language) => language === key))
    return error('emptyText', {}, keyAt(pointer), isFree ? withValues({ [pointer]: placeholder }) : {})
  const owner = pointer.slice(0, pointer.lastIndexOf('/'))
  const texts = valueAtPointer(value, owner)
  // Reported once if both languages are empty.
  if (languages.every((language) => isEmpty(ownProperty(texts, language))))
    return error('emptyText', {}, keyAt(owner), withValues({ [owner]: placeholders }))
  const facts = { language: key, other: otherText(key, texts) }
  return error('missingLanguage', facts, keyAt(pointer), withValues({ [pointer]: placeholder }))
}

function wrongForm({ pointer, data, schema }: Violation): Diagnostic {
  const value = String(data)
  const days = pointer.endsWith('/first') ? daysMeant(value)?.replace(/^\{ first: (.*) \}$/, '$1') : undefined
  const { patternErrorMessage, patternErrorMessageEn, controlMessage, controlMessageEn } = schema as PatternMessages
  const facts = { value, patternErrorMessage, patternErrorMessageEn, controlMessage, controlMessageEn }
  return error('wrongForm', facts, valueAt(pointer), replacedBy(formMeant(value, schema) ?? days))
}

function wrongKind({ pointer, data, schema }: Violation): Diagnostic {
  const wanted = kindOf(schema)
  if (isEmpty(data)) {
    const isList = wanted === 'array'
    const mayBeEmpty = isList && schema['minItems'] === undefined
    const value = wanted === 'languages' ? placeholders : mayBeEmpty ? ([] as const) : undefined
    const facts = { allowed: [], ...(isList && { isList, mayBeEmpty }) }
    return error('emptyValue', facts, keyAt(pointer), value && withValues({ [pointer]: value }))
  }
  return error('wrongKind', { wanted, value: shown(data) }, valueAt(pointer), kindMeant(wanted, pointer, data, schema))
}

/** What the value should be; the first way, where there are several. */
function kindOf(schema: JsonSchema): string {
  if (schema['title'] === 'LocalisedText') return 'languages'
  if (isSum(schema)) return 'number'
  const [first] = (schema['anyOf'] ?? []) as readonly JsonSchema[]
  if (schema['type'] === 'boolean') return String(schema['const'] ?? 'boolean')
  return String(schema['type'] ?? first?.['type'] ?? '')
}

function kindMeant(wanted: string, pointer: string, data: unknown, schema: JsonSchema): { fix?: Fix } {
  if (typeof data !== 'string') return {}
  const group = groupMeant(data, schema)
  if (group !== undefined) return replacedBy(group)
  // Lines that name a language are a text in both of them, written in the wrong way.
  if (wanted === 'languages' && !/\b(?:pt|en): /.test(data))
    return withValues({ [pointer]: { ...placeholders, [defaultLanguage]: data } })
  if (wanted === 'number') return replacedBy(numberMeant(data))
  if (wanted === 'array' && /^[\w/-]+(?:,\s*[\w/-]+)+$/.test(data)) return replacedBy(`[${data}]`)
  if (wanted === 'integer') return replacedBy(integerMeant(data))
  const meant = booleanMeant(data)
  return meant === wanted || wanted === 'boolean' ? replacedBy(meant) : {}
}

/** A sum alone has a pattern for what is written in its place, and is no text. */
const isSum = ({ pattern, type }: JsonSchema): boolean => pattern !== undefined && type === undefined
const isEmpty = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''
const shown = (value: unknown): string => (typeof value === 'object' ? '' : String(value))
