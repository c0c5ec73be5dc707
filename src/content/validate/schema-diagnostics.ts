import type { ErrorObject } from 'ajv'
import { languages } from '../language.ts'
import { error, keyAt, valueAt, type Diagnostic, type Fix } from '../diagnostic.ts'
import { pointerSteps, pointerTo } from '../parse/pointer.ts'
import type { Value } from '../parse/source.ts'
import { ownProperty } from '../parse/own-property.ts'
import { nearest } from './nearest.ts'

interface SchemaError extends ErrorObject {
  readonly parentSchema?: SchemaPart
}

type SchemaPart = { readonly [key: string]: unknown }

/** What a reader is told of the errors of the schema: one diagnostic for each mistake, not one for each rule it broke. */
export function schemaDiagnostics(errors: readonly ErrorObject[], value: Value): Diagnostic[] {
  const leading = errors.filter((candidate) => !errors.some((other) => includes(other, candidate)))
  const seen = new Set<string>()
  return leading
    .map((each) => diagnosticOf(each, value))
    .filter((diagnostic) => {
      // Several names may be unknown or missing in one map; of anything else one message for a place is enough.
      const key = JSON.stringify([diagnostic.range, diagnostic.fix?.kind === 'addKey' && diagnostic.fix])
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

function diagnosticOf(problem: SchemaError, value: Value): Diagnostic {
  const { instancePath: pointer, keyword, params, data, parentSchema = {} } = problem
  switch (keyword) {
    case 'additionalProperties':
      return unknownKey(pointer, String(params['additionalProperty']), Object.keys(parentSchema['properties'] ?? {}))
    case 'required':
      return missing(pointer, String(params['missingProperty']), data, parentSchema)
    case 'enum':
      return notOneOf(pointer, data, (params['allowedValues'] as unknown[]).map(String))
    case 'oneOf':
      return choice(pointer, data, parentSchema)
    case 'minLength':
      return emptyText(pointer, value)
    case 'pattern':
      return typeof data === 'string' && data.trim() === ''
        ? emptyText(pointer, value)
        : wrongForm(pointer, String(data), parentSchema)
    case 'propertyNames':
      return error(
        'badName',
        { name: String(params['propertyName']) },
        keyAt(pointerTo(pointer, String(params['propertyName']))),
      )
    case 'minItems':
    case 'minProperties':
      return error('tooFew', { least: Number(params['limit']) }, valueAt(pointer))
    case 'maxItems':
      return error('tooMany', { most: Number(params['limit']) }, valueAt(pointer))
    case 'minimum':
    case 'maximum':
      return error('badNumber', { value: String(data) }, valueAt(pointer))
    case 'const':
      return error('badSample', { value: String(data) }, valueAt(pointer))
    default:
      return wrongKind(pointer, data, parentSchema)
  }
}

function unknownKey(pointer: string, key: string, known: readonly string[]): Diagnostic {
  const meant = nearest(key, known)
  return error(
    'unknownKey',
    { key, known, ...(meant && { meant }) },
    keyAt(pointerTo(pointer, key)),
    meant ? { fix: { kind: 'replace', by: meant } } : {},
  )
}

function missing(pointer: string, key: string, data: unknown, schema: SchemaPart): Diagnostic {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, { readonly $ref?: string } | undefined>>
  const fix: Fix = { kind: 'addKey', key, languages: properties[key]?.$ref?.endsWith('/text') ?? false }
  if (schema['title'] !== 'LocalisedText') return error('missingKey', { key }, keyAt(pointer), { fix })
  return error('missingLanguage', { language: key, other: otherText(key, data) }, keyAt(pointer), { fix })
}

/** What a text says in the other language; empty where it says nothing. */
function otherText(language: string, texts: unknown): string {
  const other = languages.find((candidate) => candidate !== language)
  const text = isMap(texts) && other && Object.hasOwn(texts, other) ? texts[other] : ''
  return typeof text === 'string' ? text : ''
}

function notOneOf(pointer: string, data: unknown, allowed: readonly string[]): Diagnostic {
  if (isEmpty(data)) return error('emptyValue', { allowed }, keyAt(pointer))
  const meant = typeof data === 'string' ? nearest(data, allowed) : undefined
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
  const texts = steps
    .slice(0, -1)
    .reduce<unknown>((part, step) => (Array.isArray(part) ? part[Number(step)] : ownProperty(part, step)), value)
  return error('emptyLanguage', { language: key, other: otherText(key, texts) }, keyAt(pointer), {
    fix: { kind: 'fillIn' },
  })
}

function wrongForm(pointer: string, value: string, schema: SchemaPart): Diagnostic {
  return error('wrongForm', { form: String(schema['title'] ?? ''), value }, valueAt(pointer))
}

function wrongKind(pointer: string, data: unknown, schema: SchemaPart): Diagnostic {
  const wanted = schema['title'] === 'LocalisedText' ? 'languages' : String(schema['type'] ?? '')
  if (isEmpty(data)) return error('emptyValue', { allowed: [] }, keyAt(pointer))
  const split: { fix?: Fix } =
    wanted === 'languages' && typeof data === 'string' ? { fix: { kind: 'split', text: data } } : {}
  return error('wrongKind', { wanted, value: shown(data) }, valueAt(pointer), split)
}

const isMap = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isEmpty = (value: unknown): boolean => value === null || value === ''
const shown = (value: unknown): string => (typeof value === 'object' ? '' : String(value))
