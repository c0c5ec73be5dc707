import { valueAt, warning, type FileDiagnostic } from '../diagnostic.ts'
import { ownProperty } from '../parse/own-property.ts'
import { pointerTo } from '../parse/pointer.ts'
import type { CheckedSource } from '../validate/checked-source.ts'
import { references, unknownNames } from './references.ts'
import type { RuleInput } from './rule-input.ts'

/** Every chat button names a phone of site.yaml, and a Portuguese number has as many digits as those have. */
export function checkPhones({ sources, site }: RuleInput): FileDiagnostic[] {
  const phones = ownProperty(site?.value, 'phones')
  if (!site?.complete || typeof phones !== 'object' || phones === null) return []
  const lengths = Object.entries(phones).flatMap(([name, phone]) => lengthDiagnostics(site, name, phone))
  if (site.diagnostics.some(({ range }) => range.pointer?.startsWith('/phones'))) return lengths
  const known = new Set(Object.keys(phones))
  return [
    ...lengths,
    ...sources.flatMap((source) => unknownNames(source, references(source, 'phone'), known, 'unknownPhone')),
  ]
}

function lengthDiagnostics({ file }: CheckedSource, name: string, phone: unknown): FileDiagnostic[] {
  const number = ownProperty(phone, 'number')
  const [, national] = typeof number === 'string' ? (/^\+351([ \d]+)$/.exec(number) ?? []) : []
  const digits = national?.replaceAll(' ', '').length ?? 9
  const range = valueAt(`${pointerTo('/phones', name)}/number`)
  return digits === 9 ? [] : [{ file, diagnostic: warning('phoneLength', { digits }, range) }]
}
