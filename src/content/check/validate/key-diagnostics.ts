import type { ErrorObject } from 'ajv'
import { error, keyAt, placeholder, placeholders, replacedBy, withValues } from '../../model/diagnostic.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { type CheckedValue, pointerTo, isMap, ownProperty, textAt } from '../../model/source.ts'
import { languages } from '../../model/language.ts'
import { nameFrom } from '../../model/content-names.ts'
import type { JsonSchema } from '../../model/schema/schema-files.ts'
import { nearest } from './nearest.ts'

export const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** A value that violates a keyword of its schema, as Ajv reports it, and the value of the whole file. */
export interface Violation {
  readonly pointer: string
  readonly params: ErrorObject['params']
  readonly data: unknown
  readonly schema: JsonSchema
  readonly value: CheckedValue
}

export function unknownKey({ pointer, data, schema }: Violation, key: string): Diagnostic {
  const fields = Object.entries(schema['properties'] ?? {})
  const known = fields.map(([name]) => name)
  // The owner may well write the word that messages use for the field.
  const called = fields.flatMap(([name, field]) =>
    String(ownProperty(field, 'name')).split(' ')[0] === key.toLowerCase() ? [name] : [],
  )
  // A key that is there already was not meant, and a required one is likelier than an optional one.
  const absent = known.filter((name) => !isMap(data) || !Object.hasOwn(data, name))
  const byNeed = [...absent.filter((name) => strings(schema['required']).includes(name)), ...absent]
  const meant = absent.find((name) => called.length === 1 && called.includes(name)) ?? nearest(key, byNeed)
  return error('unknownKey', { key, known, ...(meant && { meant }) }, keyAt(pointerTo(pointer, key)), replacedBy(meant))
}

/** The diagnostic of a name that the owner chose. Offered as it may be written. */
export function badName({ pointer, params }: Violation): Diagnostic {
  const name = String(params['propertyName'])
  return error('badName', { name }, keyAt(pointerTo(pointer, name)), replacedBy(nameFrom(name, '') || undefined))
}

export function missing(violation: Violation): Diagnostic {
  const { pointer, params, data, schema } = violation
  const key = String(params['missingProperty'])
  const properties = schema['properties']
  const unknown = Object.keys(isMap(data) ? data : {}).filter((name) => ownProperty(properties, name) === undefined)
  const misspelt = schema['additionalProperties'] === false ? undefined : nearest(key, unknown)
  if (misspelt !== undefined) return unknownKey(violation, misspelt)
  const place = pointerTo(pointer, key)
  if (schema['title'] === 'LocalisedText') {
    const isEmpty = isMap(data) && Object.keys(data).length === 0
    const fix = withValues(isEmpty ? { [pointer]: placeholders } : { [place]: placeholder })
    return error('missingLanguage', { language: key, other: otherText(key, data) }, keyAt(pointer), fix)
  }
  const wanted = ownProperty(properties, key)
  // Only the owner can write a text; no placeholder will do for a list, a button or one of several names.
  // The editor has no field for what only the files name.
  const isKept = ['event', 'contact'].includes(String(ownProperty(wanted, 'identifies')))
  const own = isKept ? nameFrom(textAt(ownProperty(data, 'title'), 'pt'), 'contacto') : undefined
  const value = isReference(wanted, 'text') ? placeholders : isReference(wanted, 'name', 'word') ? placeholder : own
  const isList = ownProperty(wanted, 'type') === 'array'
  const fix = value ? withValues({ [place]: value }) : {}
  return error('missingKey', { key, ...(isList && { isList }) }, keyAt(pointer), fix)
}

const isReference = (schema: unknown, ...names: readonly string[]): boolean =>
  names.some((name) => String(ownProperty(schema, '$ref')).endsWith(`/${name}`))

/** What a text says in the other language; empty where it says nothing. */
export const otherText = (language: string, texts: unknown): string =>
  textAt(texts, String(languages.find((other) => other !== language)))
