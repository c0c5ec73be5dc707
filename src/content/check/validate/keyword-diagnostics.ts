import type { ErrorObject } from 'ajv'
import { defaultLanguage, languages } from '../../model/language.ts'
import { error, keyAt, placeholder, placeholders, valueAt, replacedBy, withValues } from '../../model/diagnostic.ts'
import type { Diagnostic, Fix } from '../../model/diagnostic.ts'
import { pointerSteps, pointerTo } from '../../model/pointer.ts'
import type { CheckedValue } from '../../model/source.ts'
import { isMap, ownProperty, valueAtPointer } from '../../model/own-property.ts'
import { badName, missing, otherText, strings, unknownKey } from './key-diagnostics.ts'
import { daysMeant, groupMeant } from './meant-group.ts'
import { choiceMeant, formMeant, integerMeant, booleanMeant, numberMeant } from './meant-value.ts'
import type { JsonSchema } from '../../model/schema/schema-files.ts'
import { nearest } from './nearest.ts'

interface SchemaError extends ErrorObject {
  readonly parentSchema?: JsonSchema
}

/** What Ajv reports of a value that violates a keyword, and the value of the whole file. */
type Violation = Required<Pick<SchemaError, 'params' | 'parentSchema'>> & {
  readonly pointer: string
  readonly data: unknown
  readonly value: CheckedValue
}

const ofWrongKind = ({ pointer, data, parentSchema }: Violation): Diagnostic => wrongKind(pointer, data, parentSchema)
const ofMissingKey = ({ pointer, params, data, parentSchema }: Violation): Diagnostic =>
  missing(pointer, String(params['missingProperty']), data, parentSchema)
const ofTooFew = ({ pointer, params }: Violation): Diagnostic =>
  error('tooFew', { least: Number(params['limit']) }, valueAt(pointer))

/** The diagnostic for each keyword that a value violates. A test fails if a keyword of the schemas is not here. */
export const keywordDiagnostics: Readonly<Record<string, (violation: Violation) => Diagnostic>> = {
  type: ofWrongKind,
  anyOf: ofWrongKind,
  additionalProperties: ({ pointer, params, data, parentSchema }) =>
    unknownKey(pointer, String(params['additionalProperty']), data, parentSchema),
  required: ofMissingKey,
  dependentRequired: ofMissingKey,
  enum: ({ pointer, params, data, parentSchema }) =>
    notOneOf(pointer, data, strings(params['allowedValues']), parentSchema['valueNames']),
  oneOf: ({ pointer, data, parentSchema }) => choice(pointer, data, parentSchema),
  minLength: emptyText,
  pattern: (violation) => {
    const { pointer, data, parentSchema } = violation
    const text = String(data)
    return text.trim() === '' ? emptyText(violation) : wrongForm(pointer, text, parentSchema)
  },
  propertyNames: ({ pointer, params, parentSchema }) => badName(pointer, String(params['propertyName']), parentSchema),
  minItems: ofTooFew,
  minProperties: ofTooFew,
  maxItems: ({ pointer, params }) => error('tooMany', { most: Number(params['limit']) }, valueAt(pointer)),
  uniqueItems: ({ pointer, params, value }) => {
    // Ajv names the pair from its end: `i` is the later of the two.
    const later = pointerTo(pointer, String(params['i']))
    return error('itemTwice', { value: shown(valueAtPointer(value, later)) }, valueAt(later))
  },
  minimum: numberOutside,
  maximum: numberOutside,
  const: (violation) => {
    const { pointer, params, data, parentSchema } = violation
    const isBoolean = parentSchema['type'] === 'boolean'
    return isBoolean ? ofWrongKind(violation) : notOneOf(pointer, data, [String(params['allowedValue'])], undefined)
  },
}

/** The diagnostic of one schema error. `value` is that of the whole file. */
export function diagnosticOf(
  { instancePath, keyword, params, data, parentSchema = {} }: SchemaError,
  value: CheckedValue,
) {
  return (keywordDiagnostics[keyword] ?? ofWrongKind)({ pointer: instancePath, params, data, parentSchema, value })
}

function numberOutside({ pointer, data, parentSchema: { minimum, maximum } }: Violation): Diagnostic {
  const bounds = {
    ...(typeof minimum === 'number' && { least: minimum }),
    ...(typeof maximum === 'number' && { most: maximum }),
  }
  return error('numberOutside', { value: String(data), ...bounds }, valueAt(pointer))
}

function notOneOf(pointer: string, data: unknown, allowed: readonly string[], names: unknown): Diagnostic {
  if (isEmpty(data)) return error('emptyValue', { allowed }, keyAt(pointer))
  if (typeof data === 'object') return error('wrongKind', { wanted: 'string', value: '' }, valueAt(pointer))
  const value = String(data)
  const meant = choiceMeant(value, allowed, names) ?? nearest(value, allowed)
  return error('notOneOf', { value, allowed, ...(meant && { meant }) }, valueAt(pointer), replacedBy(meant))
}

/** Exactly one of several keys: where a button leads, when an event is. */
function choice(pointer: string, data: unknown, schema: JsonSchema): Diagnostic {
  const branches = (schema['oneOf'] ?? []) as readonly { readonly required?: readonly string[] }[]
  const keys = branches.flatMap((branch) => branch.required ?? [])
  const present = isMap(data) ? keys.filter((key) => Object.hasOwn(data, key)) : []
  const [, second] = present
  if (second !== undefined) return error('tooManyChoices', { present }, keyAt(pointerTo(pointer, second)))
  return error('noChoice', { keys }, keyAt(pointer))
}

function emptyText({ pointer, value, parentSchema }: Violation): Diagnostic {
  const steps = pointerSteps(pointer)
  const key = steps.at(-1) ?? ''
  const isFree = parentSchema['pattern'] === '\\S'
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

function wrongForm(pointer: string, value: string, schema: JsonSchema): Diagnostic {
  const days = pointer.endsWith('/first') ? daysMeant(value)?.replace(/^\{ first: (.*) \}$/, '$1') : undefined
  const facts = { form: String(schema['title'] ?? ''), value }
  return error('wrongForm', facts, valueAt(pointer), replacedBy(formMeant(value, schema) ?? days))
}

function wrongKind(pointer: string, data: unknown, schema: JsonSchema): Diagnostic {
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
  if (schema['title'] === 'Price') return 'number'
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

const isEmpty = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''
const shown = (value: unknown): string => (typeof value === 'object' ? '' : String(value))
