import type { ErrorObject } from 'ajv'
import { languages } from '../language.ts'
import { error, keyAt, valueAt, type Diagnostic, type Fix } from '../diagnostic.ts'
import { pointerSteps, pointerTo } from '../parse/pointer.ts'
import type { Value } from '../parse/source.ts'
import { ownProperty, valueAtPointer } from '../parse/own-property.ts'
import { choiceMeant, formMeant, numberMeant, yesMeant } from './meant-value.ts'
import { nearest } from './nearest.ts'

interface SchemaError extends ErrorObject {
  readonly parentSchema?: SchemaPart
}

type SchemaPart = { readonly [key: string]: unknown }

/** What Ajv tells of a value that breaks a keyword, and what the whole file says. */
type Facts = Required<Pick<SchemaError, 'params' | 'parentSchema'>> & {
  readonly pointer: string
  readonly data: unknown
  readonly value: Value
}

const list = (strings: unknown): string[] => (Array.isArray(strings) ? strings.map(String) : [])
const ofWrongKind = ({ pointer, data, parentSchema }: Facts): Diagnostic => wrongKind(pointer, data, parentSchema)
const ofMissingKey = ({ pointer, params, data, parentSchema }: Facts): Diagnostic =>
  missing(pointer, String(params['missingProperty']), data, parentSchema)
const ofTooFew = ({ pointer, params }: Facts): Diagnostic =>
  error('tooFew', { least: Number(params['limit']) }, valueAt(pointer))

/** What is told of a value that breaks a keyword. A keyword that the schemas use is here, or a test fails. */
export const keywordDiagnostics: Readonly<Record<string, (facts: Facts) => Diagnostic>> = {
  type: ofWrongKind,
  anyOf: ofWrongKind,
  additionalProperties: ({ pointer, params, data, parentSchema }) =>
    unknownKey(pointer, String(params['additionalProperty']), data, parentSchema),
  required: ofMissingKey,
  dependentRequired: ofMissingKey,
  enum: ({ pointer, params, data, parentSchema }) =>
    notOneOf(pointer, data, list(params['allowedValues']), parentSchema['valueNames']),
  oneOf: ({ pointer, data, parentSchema }) => choice(pointer, data, parentSchema),
  minLength: ({ pointer, value }) => emptyText(pointer, value),
  pattern: ({ pointer, data, value, parentSchema }) =>
    typeof data === 'string' && data.trim() === ''
      ? emptyText(pointer, value)
      : wrongForm(pointer, String(data), parentSchema),
  propertyNames: ({ pointer, params, parentSchema }) =>
    badName(pointer, String(params['propertyName']), parentSchema['propertyNames']),
  minItems: ofTooFew,
  minProperties: ofTooFew,
  maxItems: ({ pointer, params }) => error('tooMany', { most: Number(params['limit']) }, valueAt(pointer)),
  uniqueItems: ({ pointer, params, data }) => {
    // Ajv names the pair from its end: `i` is the later of the two.
    const later = Number(params['i'])
    const item: unknown = Array.isArray(data) ? data[later] : ''
    return error('itemTwice', { value: shown(item) }, valueAt(pointerTo(pointer, String(later))))
  },
  minimum: numberOutside,
  maximum: numberOutside,
  const: ({ pointer, params }) =>
    error(
      'notTheOnlyValue',
      { key: pointerSteps(pointer).at(-1) ?? '', only: String(params['allowedValue']) },
      valueAt(pointer),
    ),
}

/** What is told of one error of the schema. `value` is what the whole file says. */
export function diagnosticOf({ instancePath, keyword, params, data, parentSchema = {} }: SchemaError, value: Value) {
  return (keywordDiagnostics[keyword] ?? ofWrongKind)({ pointer: instancePath, params, data, parentSchema, value })
}

function numberOutside({ pointer, data, parentSchema: { minimum, maximum } }: Facts): Diagnostic {
  const bounds = {
    ...(typeof minimum === 'number' && { least: minimum }),
    ...(typeof maximum === 'number' && { most: maximum }),
  }
  return error('numberOutside', { value: String(data), ...bounds }, valueAt(pointer))
}

function unknownKey(pointer: string, key: string, data: unknown, schema: SchemaPart): Diagnostic {
  const fields = Object.entries(schema['properties'] ?? {})
  const known = fields.map(([name]) => name)
  // She may well write the word that messages call the field by.
  const called = fields.filter(([, field]) => String(ownProperty(field, 'name')).split(' ')[0] === key.toLowerCase())
  // What is there already was not meant, and what must be there was meant rather than what may.
  const absent = known.filter((name) => !isMap(data) || !Object.hasOwn(data, name))
  const required = list(schema['required'])
  const byNeed = [...absent.filter((name) => required.includes(name)), ...absent]
  const [name] = called.length === 1 ? (called[0] ?? []) : []
  const meant = name !== undefined && absent.includes(name) ? name : nearest(key, byNeed)
  return error(
    'unknownKey',
    { key, known, ...(meant && { meant }) },
    keyAt(pointerTo(pointer, key)),
    meant ? { fix: { kind: 'replace', by: meant } } : {},
  )
}

/** A name with a capital is meant without it, if it is right then. */
function badName(pointer: string, name: string, schema: unknown): Diagnostic {
  const small = name.slice(0, 1).toLowerCase() + name.slice(1)
  const pattern = ownProperty(schema, 'pattern')
  const isRight = typeof pattern === 'string' && new RegExp(pattern, 'u').test(small)
  const fix: { fix?: Fix } = isRight ? { fix: { kind: 'replace', by: small } } : {}
  return error('badName', { name }, keyAt(pointerTo(pointer, name)), fix)
}

function missing(pointer: string, key: string, data: unknown, schema: SchemaPart): Diagnostic {
  const properties = schema['properties']
  const unknown = Object.keys(isMap(data) ? data : {}).filter((name) => ownProperty(properties, name) === undefined)
  const misspelt = schema['additionalProperties'] === false ? undefined : nearest(key, unknown)
  if (misspelt !== undefined) return unknownKey(pointer, misspelt, data, schema)
  const wanted = ownProperty(properties, key)
  const inLanguages = isReference(wanted, 'text')
  // Only she can write a text; nothing can stand for a list, a button or one of several names.
  const isText = inLanguages || isReference(wanted, 'name') || schema['title'] === 'LocalisedText'
  const fix: { fix?: Fix } = isText ? { fix: { kind: 'addKey', key, languages: inLanguages } } : {}
  const isList = ownProperty(wanted, 'type') === 'array'
  if (schema['title'] !== 'LocalisedText')
    return error('missingKey', { key, ...(isList && { isList }) }, keyAt(pointer), fix)
  return error('missingLanguage', { language: key, other: otherText(key, data) }, keyAt(pointer), fix)
}

const isReference = (schema: unknown, name: string): boolean => String(ownProperty(schema, '$ref')).endsWith(`/${name}`)

/** What a text says in the other language; empty where it says nothing. */
function otherText(language: string, texts: unknown): string {
  const other = languages.find((candidate) => candidate !== language)
  const text = isMap(texts) && other && Object.hasOwn(texts, other) ? texts[other] : ''
  return typeof text === 'string' ? text : ''
}

function notOneOf(pointer: string, data: unknown, allowed: readonly string[], names: unknown): Diagnostic {
  if (isEmpty(data)) return error('emptyValue', { allowed }, keyAt(pointer))
  const meant = typeof data === 'string' ? (choiceMeant(data, allowed, names) ?? nearest(data, allowed)) : undefined
  return error(
    'notOneOf',
    { value: shown(data), allowed, ...(meant && { meant }) },
    valueAt(pointer),
    meant ? { fix: { kind: 'replace', by: meant } } : {},
  )
}

/** Exactly one of several keys: where a button leads, when an event is. */
function choice(pointer: string, data: unknown, schema: SchemaPart): Diagnostic {
  const branches = (schema['oneOf'] ?? []) as readonly { readonly required?: readonly string[] }[]
  const keys = branches.flatMap((branch) => branch.required ?? [])
  const present = isMap(data) ? keys.filter((key) => Object.hasOwn(data, key)) : []
  const [, second] = present
  if (second !== undefined) return error('tooManyChoices', { present }, keyAt(pointerTo(pointer, second)))
  return error('noChoice', { keys }, keyAt(pointer))
}

function emptyText(pointer: string, value: Value): Diagnostic {
  const steps = pointerSteps(pointer)
  const key = steps.at(-1) ?? ''
  if (!languages.some((language) => language === key)) return error('emptyText', {}, keyAt(pointer))
  const owner = pointer.slice(0, pointer.lastIndexOf('/'))
  const texts = valueAtPointer(value, owner)
  // Told once where it is empty in both languages.
  if (languages.every((language) => isEmpty(ownProperty(texts, language))))
    return error('emptyText', {}, keyAt(owner), { fix: { kind: 'fillIn' } })
  return error('emptyLanguage', { language: key, other: otherText(key, texts) }, keyAt(pointer), {
    fix: { kind: 'fillIn' },
  })
}

function wrongForm(pointer: string, value: string, schema: SchemaPart): Diagnostic {
  return error(
    'wrongForm',
    { form: String(schema['title'] ?? ''), value },
    valueAt(pointer),
    by(formMeant(value, schema)),
  )
}

function wrongKind(pointer: string, data: unknown, schema: SchemaPart): Diagnostic {
  const wanted = kindOf(schema)
  if (isEmpty(data))
    return error('emptyValue', { allowed: [], ...(wanted === 'array' && { isList: true }) }, keyAt(pointer))
  return error('wrongKind', { wanted, value: shown(data) }, valueAt(pointer), kindMeant(wanted, data))
}

/** What the value should be; of what may be written in several ways, the first. */
function kindOf(schema: SchemaPart): string {
  if (schema['title'] === 'LocalisedText') return 'languages'
  if (schema['title'] === 'Price') return 'number'
  const [first] = (schema['anyOf'] ?? []) as readonly SchemaPart[]
  return String(schema['type'] ?? first?.['type'] ?? '')
}

function kindMeant(wanted: string, data: unknown): { fix?: Fix } {
  if (typeof data !== 'string') return {}
  if (wanted === 'languages') return { fix: { kind: 'split', text: data } }
  if (wanted === 'number') return by(numberMeant(data))
  return wanted === 'boolean' ? by(yesMeant(data)) : {}
}

/** The replacement, if there is one. */
const by = (meant: string | undefined): { fix?: Fix } =>
  meant === undefined ? {} : { fix: { kind: 'replace', by: meant } }

/** A map, as YAML has it. */
export const isMap = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isEmpty = (value: unknown): boolean => value === null || value === ''
const shown = (value: unknown): string => (typeof value === 'object' ? '' : String(value))
